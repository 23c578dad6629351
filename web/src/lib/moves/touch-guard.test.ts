import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from './touch-guard';

describe('the guard of board and moves', () => {
  const scenes = { resting: true, held: false, touch: vi.fn() };
  const clicked = vi.fn();
  let element: HTMLElement;
  let button: HTMLButtonElement;
  let end: () => void;

  beforeEach(() => {
    Object.assign(scenes, { resting: true, held: false });
    scenes.touch.mockReset().mockImplementation(() => (scenes.resting = true));
    clicked.mockReset();
    element = document.createElement('div');
    button = document.createElement('button');
    button.onclick = clicked;
    element.append(button);
    document.body.append(element);
    end = guard(scenes)(element);
  });
  afterEach(() => {
    end();
    element.remove();
  });

  const press = () => button.dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true }));
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('lets a click through where nothing moves', () => {
    press();
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(scenes.touch).not.toHaveBeenCalled();
  });

  it('ends what moves with the first click, and acts with the second one', () => {
    scenes.resting = false;
    press();
    expect(scenes.touch).toHaveBeenCalledOnce();
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    press();
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('does the same for keys, but for those that change nothing', () => {
    scenes.resting = false;
    expect(key('Tab')).toBe(false);
    expect(scenes.touch).not.toHaveBeenCalled();
    expect(key('Enter')).toBe(true);
    expect(scenes.touch).toHaveBeenCalledOnce();
    expect(key('Enter')).toBe(false);
  });

  it('does the same for a click without a press', () => {
    scenes.resting = false;
    button.click();
    expect(scenes.touch).toHaveBeenCalledOnce();
    expect(clicked).not.toHaveBeenCalled();
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('goes on to the next scene where that waits for a touch', () => {
    scenes.held = true;
    press();
    expect(scenes.touch).toHaveBeenCalledOnce();
  });

  it('ends what moves and shows at one touch what only shows something', () => {
    button.dataset['looks'] = '';
    scenes.resting = false;
    press();
    button.click();
    expect(scenes.touch).toHaveBeenCalledOnce();
    expect(clicked).toHaveBeenCalledOnce();
    scenes.resting = false;
    expect(key('Enter')).toBe(false);
    expect(scenes.touch).toHaveBeenCalledTimes(2);
    scenes.resting = false;
    button.click();
    expect(scenes.touch).toHaveBeenCalledTimes(3);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('leaves alone what answers to the first touch', () => {
    scenes.resting = false;
    button.dataset['unguarded'] = '';
    press();
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(scenes.touch).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import { scene, stage } from '../../fixtures/director';

describe('the director', () => {
  it('shows scenes one after the other, each as long as it takes', () => {
    const { clock, director, seen } = stage();
    director.add(scene(1, ['roll', 'sail']));
    director.add(scene(2, ['fire']));
    expect(director.position).toBe('after 1');
    clock.pass(1999);
    expect(director.position).toBe('after 1');
    expect(seen).toEqual([0]);
    clock.pass(1);
    expect(director.position).toBe('after 2');
    expect(seen).toEqual([0, 1]);
    clock.pass(1000);
    expect(director.resting).toBe(true);
    expect(seen).toEqual([0, 1, 2]);
  });

  it('tells of each event when it is shown', () => {
    const { clock, director, heard } = stage();
    director.add(scene(1, ['roll', 'sail']));
    expect(director.beat?.event).toBe('roll');
    expect(heard).toEqual(['roll']);
    clock.pass(1000);
    expect(director.beat?.event).toBe('sail');
    expect(heard).toEqual(['roll', 'sail']);
    clock.pass(1000);
    expect(director.beat).toBeNull();
  });

  it('waits for the moment of an event, and a touch ends that, too', () => {
    const { clock, director } = stage();
    director.add(scene(1, ['vortex', 'sail']));
    clock.pass(2999);
    expect(director.beat?.event).toBe('vortex');
    clock.pass(1 + 700);
    expect(director.beat?.event).toBe('sail');
    director.add(scene(2, ['vortex']));
    director.touch();
    expect(director.resting).toBe(true);
  });

  it('keeps the position of before on the board while a moment that opens a scene covers it', () => {
    const { clock, director } = stage();
    director.add(scene(1, ['roll']));
    clock.pass(60_000);
    director.add({ ...scene(2, ['secret', 'vortex', 'sail']), beats: [{ event: 'secret', length: 0 }, ...scene(2, ['vortex', 'sail']).beats] });
    expect([director.position, director.goal, director.drawn?.number, director.begun]).toEqual(['after 1', 'after 2', 1, 1]);
    clock.pass(3000);
    expect([director.position, director.drawn?.number, director.begun]).toEqual(['after 2', 2, 2]);
    expect(director.beat?.event).toBe('vortex');
    clock.pass(700);
    expect([director.beat?.event, director.begun]).toEqual(['sail', 3]);
  });

  it('moves nothing on the board while a moment within a scene covers it', () => {
    const { clock, director } = stage();
    director.add(scene(1, ['roll', 'vortex']));
    clock.pass(1000);
    expect([director.beat?.event, director.position, director.begun]).toEqual(['vortex', 'after 1', 1]);
    clock.pass(3000);
    expect(director.begun).toBe(2);
  });

  it('goes on at once where a moment was skipped', () => {
    const { clock, director } = stage();
    director.add(scene(1, ['vortex', 'sail']));
    director.uncover();
    expect([director.position, director.beat?.event]).toEqual(['after 1', 'vortex']);
    clock.pass(700);
    expect(director.beat?.event).toBe('sail');
    director.uncover();
    expect(director.beat?.event).toBe('sail');
  });

  it('shows the newest position at a touch, also during a moment that opens a scene', () => {
    const { director } = stage();
    director.add(scene(1, ['vortex', 'sail']));
    director.touch();
    expect([director.position, director.drawn?.number, director.begun]).toEqual(['after 1', 1, 2]);
    director.add(scene(2, ['vortex']));
    director.leave();
    expect(director.position).toBe('after 2');
  });

  it('is never behind after a touch: everything that is known is shown', () => {
    const { clock, director, seen, heard } = stage('calm');
    director.add(scene(1, ['roll', 'sail']));
    director.add(scene(2, ['fire']));
    expect(director.resting).toBe(false);
    expect(director.isNewest).toBe(false);
    director.touch();
    expect(director.position).toBe('after 2');
    expect(director.resting).toBe(true);
    expect(director.skipped).toBe(true);
    expect(seen.at(-1)).toBe(2);
    clock.pass(60_000);
    expect(heard).toEqual(['roll']);
  });

  it('lets the next scene move again after one that was cut short', () => {
    const { director } = stage();
    director.add(scene(1, ['roll']));
    director.touch();
    director.add(scene(2, ['sail']));
    expect(director.skipped).toBe(false);
    expect(director.beat?.event).toBe('sail');
  });

  it('takes no time for what is not seen', () => {
    const { director, seen } = stage('calm');
    director.add(scene(1, []));
    director.add({ ...scene(2, ['secret']), beats: [{ event: 'secret', length: 0 }] });
    expect(director.position).toBe('after 2');
    expect(director.resting).toBe(true);
    expect(seen).toEqual([0, 1, 2]);
  });

  it('shows everything at once where that is wanted', () => {
    const { director, seen, heard } = stage('once');
    director.add(scene(1, ['roll', 'sail']));
    expect(director.resting).toBe(true);
    expect(seen).toEqual([0, 1]);
    expect(heard).toEqual(['roll', 'sail']);
  });

  it('is slower at a calm pace, but for own moves and running clocks', () => {
    const { director } = stage('calm');
    director.add(scene(1, ['roll']));
    const calm = director.speed;
    director.touch();
    director.add(scene(2, ['roll'], { own: true }));
    expect(director.speed).toBeGreaterThan(calm);
    director.touch();
    director.add(scene(3, ['roll'], { clock: true }));
    expect(director.speed).toBeGreaterThan(calm);
  });

  it('gives a scene time to be read, and does not draw it out', () => {
    const { clock, director } = stage();
    director.add({ ...scene(1, []), beats: [{ event: 'blink', length: 1 }] });
    clock.pass(250);
    expect(director.resting).toBe(false);
    clock.pass(50);
    expect(director.resting).toBe(true);
    director.add(scene(2, Array.from({ length: 40 }, (_, index) => `event ${index}`)));
    clock.pass(7000);
    expect(director.resting).toBe(true);
  });
});

describe('what may be told', () => {
  it('is the position of before while a scene runs, and the next one when it is over', () => {
    const { clock, director } = stage();
    director.add(scene(1, ['roll', 'sail']));
    director.add(scene(2, ['fire']));
    expect([director.position, director.settled, director.beatsShown]).toEqual(['after 1', 'start', 1]);
    clock.pass(1000);
    expect([director.settled, director.beatsShown]).toEqual(['start', 2]);
    clock.pass(1000);
    expect([director.position, director.settled]).toEqual(['after 2', 'after 1']);
    clock.pass(60_000);
    expect(director.settled).toBe('after 2');
  });

  it('is all that is known after a touch, at once, and where nobody looks', () => {
    const { director, now } = stage();
    director.add(scene(1, ['roll']));
    director.touch();
    expect(director.settled).toBe('after 1');
    director.add(scene(2, ['roll']));
    director.leave();
    expect(director.settled).toBe('after 2');
    director.finish();
    now.pace = 'once';
    director.add(scene(3, ['roll']));
    expect(director.settled).toBe('after 3');
    director.reset('anew', 9);
    expect(director.settled).toBe('anew');
  });
});

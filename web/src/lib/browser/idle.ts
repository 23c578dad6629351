import type { Attachment } from 'svelte/attachments';

/**
 * A button that does nothing now. It keeps the focus, which `disabled` would drop: a reading aid and a keyboard would begin anew
 * at the top of the page.
 */
export function idle(isIdle: boolean): Attachment<HTMLElement> {
  return (button) => {
    if (!isIdle) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    button.setAttribute('aria-disabled', 'true');
    button.toggleAttribute('data-idle', true);
    button.addEventListener('click', stop, { capture: true });
    return () => {
      button.removeAttribute('aria-disabled');
      button.removeAttribute('data-idle');
      button.removeEventListener('click', stop, { capture: true });
    };
  };
}

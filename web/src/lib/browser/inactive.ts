import type { Attachment } from 'svelte/attachments';

/**
 * A button that does nothing now. It keeps the focus, which `disabled` would drop: a reading aid and a keyboard would begin anew
 * at the top of the page.
 */
export function inactive(isInactive: boolean): Attachment<HTMLElement> {
  return (button) => {
    if (!isInactive) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    button.setAttribute('aria-disabled', 'true');
    button.toggleAttribute('data-inactive', true);
    button.addEventListener('click', stop, { capture: true });
    return () => {
      button.removeAttribute('aria-disabled');
      button.removeAttribute('data-inactive');
      button.removeEventListener('click', stop, { capture: true });
    };
  };
}

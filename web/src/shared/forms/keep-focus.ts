import type { MouseEvent } from 'react';

/**
 * For a submit button's `onMouseDown` in forms that validate on blur: keeps the focus in the field during the click,
 * because an error shown on blur would move the button out from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

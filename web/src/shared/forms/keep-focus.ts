import type { MouseEvent } from 'react';

/**
 * For a submit button's `onMouseDown`, where fields are checked on blur: the focus stays in the field while the button is
 * pressed, as an error shown on blur would move the button from under the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

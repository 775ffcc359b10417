/** Id of the button that covers the drop zone. */
export const dropButtonId = 'cv-drop';

/**
 * Before a row is removed, moves the focus from its button to the same button of the next row, or of the previous one,
 * or to the file picker. Otherwise the browser would reset the focus to the top of the page.
 */
export function focusAfterRow(button: Element): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>(':scope > button:last-of-type');
  (next ?? document.getElementById(dropButtonId))?.focus();
}

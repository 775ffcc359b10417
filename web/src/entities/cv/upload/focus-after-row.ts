/** Id of the button that covers the drop zone. */
export const dropButtonId = 'cv-drop';

/**
 * Moves the focus off the button of a row that goes: to the same button of the next row, else of the one before, else to
 * where files are chosen. Left to itself it would fall to the top of the page.
 */
export function focusAfterRow(button: Element): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>(':scope > button:last-of-type');
  (next ?? document.getElementById(dropButtonId))?.focus();
}

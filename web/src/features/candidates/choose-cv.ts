import { dropButtonId } from '#web/entities/cv/upload/focus-after-row.ts';

/**
 * Opens the file picker through the drop zone's button and scrolls it into view: the upload's progress is shown below
 * it.
 */
export function chooseCv(): void {
  const button = document.getElementById(dropButtonId);
  button?.focus();
  button?.click();
}

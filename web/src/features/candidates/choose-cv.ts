import { dropButtonId } from '#web/entities/cv/upload/focus-after-row.ts';

/** By the button of the drop zone, which comes into view: the file and what becomes of it are shown under it. */
export function chooseCv(): void {
  const button = document.getElementById(dropButtonId);
  button?.focus();
  button?.click();
}

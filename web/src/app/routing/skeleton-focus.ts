import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';

/** After navigation the skeleton's heading has the focus; this passes it on to the page's heading. */
export class SkeletonFocus {
  #lost = false;

  /** call while the skeleton is still in the document */
  skeletonEnds(): void {
    this.#lost = document.activeElement?.closest('main') instanceof HTMLElement;
  }

  pageBegins(): void {
    if (this.#lost && document.activeElement === document.body) focusHeading();
    this.#lost = false;
  }
}

import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';

/** After a navigation the heading of the skeleton has the focus: the page's heading gets it from there. */
export class SkeletonFocus {
  #lost = false;

  /** while the skeleton is still in the document */
  skeletonEnds(): void {
    this.#lost = document.activeElement?.closest('main') instanceof HTMLElement;
  }

  pageBegins(): void {
    if (this.#lost && document.activeElement === document.body) focusHeading();
    this.#lost = false;
  }
}

import { useEffect } from 'react';

/** Moves the focus to the page heading, so that screen readers announce the page and Tab continues from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * For views that replace each other at the same URL (a plan in progress, the plan, the run, its next question): if the
 * focused control was removed, moves the focus to the new heading. Does nothing on a page just opened, where the
 * browser manages the focus.
 */
export function useHeadingFocus(): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && navigator.userActivation.hasBeenActive) focusHeading();
  }, []);
}

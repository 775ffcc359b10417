import { useEffect } from 'react';

/** Puts the focus on the page's heading, so that a screen reader reads where it is and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * For what takes another's place on the same address (a plan being made, the plan, the run, its next question): when
 * the control that had the focus went with it, the new heading gets it. A page just opened is left to the browser.
 */
export function useHeadingFocus(): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && navigator.userActivation.hasBeenActive) focusHeading();
  }, []);
}

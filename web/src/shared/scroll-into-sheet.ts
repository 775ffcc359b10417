/**
 * Scrolls the container so that the line is in its upper third, and scrolls nothing else. Measures client rects,
 * because `offsetTop` is relative to the nearest positioned ancestor, which may lie between the two.
 */
export function scrollIntoSheet(sheet: HTMLElement, line: Element, behavior: ScrollBehavior = 'auto'): void {
  const below = line.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  sheet.scrollBy({ top: below - sheet.clientHeight / 3, behavior });
}

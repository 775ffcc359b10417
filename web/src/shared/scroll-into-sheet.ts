/**
 * Brings a line to the upper third of the box that scrolls it, whatever stands between the two: a line's own offset is
 * counted from its nearest positioned ancestor. Nothing but the box scrolls.
 */
export function scrollIntoSheet(sheet: HTMLElement, line: Element, behavior: ScrollBehavior = 'auto'): void {
  const below = line.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  sheet.scrollBy({ top: below - sheet.clientHeight / 3, behavior });
}

const mark = '● ';

/**
 * Marks the title of a background tab, even if the page changes the title meanwhile. Returns a function that removes
 * the mark.
 */
export function markTitle(): () => void {
  const put = (): void => {
    if (!document.title.startsWith(mark)) document.title = `${mark}${document.title}`;
  };
  put();
  const changes = new MutationObserver(put);
  changes.observe(document.head, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
  };
}

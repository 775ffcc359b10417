const mark = '● ';

/** Marks the title of a tab that nobody looks at, also when its page changes the title meanwhile. Answers what takes the mark off. */
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

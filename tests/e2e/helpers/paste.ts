/** Script for the page that simulates a paste. A real one would need the system clipboard. */
export const paste = (text: string): string => `{
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (document.activeElement.dispatchEvent(event)) document.execCommand('insertText', false, ${JSON.stringify(text)});
}`;

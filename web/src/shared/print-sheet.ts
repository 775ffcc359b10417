import { useEffect, useSyncExternalStore } from 'react';

/** What is printed: the page itself, or a layout made for paper only that replaces it. */
export type PrintForm = 'page' | PaperForm;
export type PaperForm = 'short' | 'handouts';

let printing: PrintForm | undefined;
/** form of the next print, reset afterwards: the browser's own print command prints the page */
let chosen: PrintForm = 'page';

/** Prints the current page as `form`, which the page must support. */
export function printAs(form: PrintForm): void {
  chosen = form;
  print();
}

/** What is being printed right now; undefined when not printing. */
export function usePrintForm(): PrintForm | undefined {
  return useSyncExternalStore(subscribe, () => printing);
}

/** Whether the page itself is being printed, so that collapsed content can be expanded. */
export function usePrinting(): boolean {
  return usePrintForm() === 'page';
}

function subscribe(onChange: () => void): () => void {
  const update = ({ type }: Event): void => {
    printing = type === 'beforeprint' ? chosen : undefined;
    if (printing === undefined) chosen = 'page';
    onChange();
  };
  const events = ['beforeprint', 'afterprint'] as const;
  for (const event of events) window.addEventListener(event, update);
  return () => {
    for (const event of events) window.removeEventListener(event, update);
  };
}

const scheme = 'data-mantine-color-scheme';

/**
 * Sets up printing of this page: light colour scheme, the printer's own paper size, `head` at the top and the page
 * number at the bottom of each sheet. The style sheet is built in script because the header text differs from page to
 * page.
 */
export function usePrintSheet(head: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const margin = 'color: #555; font: 9pt system-ui, sans-serif;';
    sheet.replaceSync(`@page {
      margin: 16mm 14mm;
      @top-left { content: ${quoted(head)}; ${margin} }
      @bottom-right { content: counter(page) " / " counter(pages); ${margin} }
    }
    @media print {
      * { print-color-adjust: exact }
      h2, h3 { break-after: avoid }
      /* Nothing can be pressed on paper; what folds holds text. */
      button:not([aria-controls]), .mantine-Button-root, .mantine-Menu-dropdown { display: none !important }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const root = document.documentElement;
    let before: string | null = null;
    const lighten = (): void => {
      before = root.getAttribute(scheme);
      root.setAttribute(scheme, 'light');
    };
    const restore = (): void => {
      if (before !== null) root.setAttribute(scheme, before);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, [head]);
}

/** Quotes a string for CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;
}

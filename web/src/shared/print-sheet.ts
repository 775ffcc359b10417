import { useEffect, useSyncExternalStore } from 'react';

/** What comes on paper: the page as it is, or in its place a form of it that is made for paper alone. */
export type PrintForm = 'page' | PaperForm;
export type PaperForm = 'short' | 'handouts';

let printing: PrintForm | undefined;
/** of the next print, until it is over: the browser's own command prints the page */
let chosen: PrintForm = 'page';

/** Prints a page that knows `form`. */
export function printAs(form: PrintForm): void {
  chosen = form;
  print();
}

/** What is being printed right now; undefined while nothing is. */
export function usePrintForm(): PrintForm | undefined {
  return useSyncExternalStore(subscribe, () => printing);
}

/** Whether the page as it is is being printed: what is folded on the screen is printed open. */
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
 * How this page is printed: in the light scheme, on whatever paper the printer has, with a line at the head and a number
 * at the foot of each sheet. A style sheet made here, because only a script knows whose page it is.
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

/** A string of CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;
}

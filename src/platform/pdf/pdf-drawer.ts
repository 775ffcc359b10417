import { parentPort, workerData } from 'node:worker_threads';
import pdfmake, { type Content, type Definition } from 'pdfmake';
import roboto from 'pdfmake/fonts/Roboto.js';
import { withoutUndrawnSigns } from '#contracts/undrawn-signs.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';

/** Runs in a worker thread, once per document: see drawPdf. */

const ink = '#17181C';
const quiet = '#4B4E57';
const line = '#D8D8D2';
const pen = '#2347C5';
const marker = '#E8C93A';

const margin = 48;
/** indentation of the content below the title of a numbered block, in points */
const indent = 22;
/** width of a leading space in points, and the most that are rendered, so that the line itself has room */
const spaceWidth = 5;
const mostSpaces = 40;
/** characters, about a third of a page */
const longestMoved = 1500;

// The renderer may open nothing but the fonts: documents have no images, and no text is a URL to fetch.
const fontFiles = new Set<string>(Object.values(roboto.Roboto));
pdfmake.setFonts(roboto);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by drawPdf, which takes nothing else
const bytes = await pdfmake.createPdf(definitionOf(workerData as PdfDocument)).getBuffer();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(bytes);

function definitionOf(document: PdfDocument): Definition {
  return {
    pageSize: 'A4',
    pageMargins: [margin, 64, margin, 56],
    language: document.language,
    info: { title: document.title, creator: 'Askwell', producer: 'Askwell' },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    styles: {
      title: { fontSize: 20, bold: true, lineHeight: 1.15, margin: [0, 0, 0, 4] },
      subtitle: { fontSize: 11, color: quiet, margin: [0, 0, 0, 12] },
      heading: { fontSize: 13, bold: true, margin: [0, 14, 0, 6] },
      label: { fontSize: 9, bold: true, color: quiet, margin: [0, 6, 0, 2] },
      text: { margin: [0, 0, 0, 4] },
      quiet: { fontSize: 9, color: quiet, margin: [0, 0, 0, 4] },
      edge: { fontSize: 8, color: quiet },
    },
    content: [
      { text: breakable(document.title), style: 'title' },
      { text: breakable(document.subtitle), style: 'subtitle' },
      ...contentsOf(document.blocks),
    ],
    header: () => ({ text: breakable(document.head), style: 'edge', margin: [margin, 28, margin, 0] }),
    footer: (page, pages) => ({
      columns: [
        { text: document.foot, style: 'edge', width: '*' },
        { text: `${String(page)} / ${String(pages)}`, style: 'edge', alignment: 'right', width: 60 },
      ],
      margin: [margin, 16, margin, 0],
    }),
  };
}

/** A heading stays with the block after it, if that is short enough to move to the next page. */
function contentsOf(blocks: readonly PdfBlock[]): Content[] {
  const kept: PdfBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    const last = kept.at(-1);
    if (last !== undefined && isMoved(blocks[index - 1], block)) last.push(block);
    else kept.push([block]);
  }
  return kept.map((together) => ({ stack: together.map(contentOf), unbreakable: together.length > 1 }));
}

function isMoved(before: PdfBlock | undefined, block: PdfBlock): boolean {
  const isBelowHeading = before?.kind === 'heading' || before?.kind === 'label';
  return isBelowHeading && block.kind !== 'numbered' && JSON.stringify(block).length < longestMoved;
}

function contentOf(block: PdfBlock): Content {
  switch (block.kind) {
    case 'list':
      return { ul: block.items.map(breakable), markerColor: quiet, margin: [0, 0, 0, 6] };
    case 'lines':
      return { stack: block.lines.map(indented), margin: [0, 0, 0, 6] };
    case 'facts':
      return {
        table: {
          widths: [120, '*'],
          body: block.rows.map(([name, value]) => [
            { text: breakable(name), color: quiet },
            { text: breakable(value) },
          ]),
        },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingLeft: () => 0,
          paddingTop: () => 1,
          paddingBottom: () => 1,
        },
        margin: [0, 0, 0, 6],
      };
    case 'quote':
      return {
        table: { widths: ['*'], body: [[{ text: breakable(block.text) }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: (column) => (column === 0 ? 2 : 0),
          vLineColor: () => marker,
          paddingLeft: () => 8,
          paddingTop: () => 0,
          paddingBottom: () => 0,
        },
        margin: [0, 2, 0, 4],
      };
    case 'numbered':
      return {
        stack: [
          {
            table: {
              widths: [indent, '*', 56],
              body: [
                [
                  { text: block.number, bold: true, color: pen },
                  { stack: [{ text: breakable(block.title), bold: true, fontSize: 11 }, ...block.lead.map(contentOf)] },
                  { text: block.side, color: quiet, alignment: 'right' },
                ],
              ],
              dontBreakRows: true,
            },
            layout: {
              hLineWidth: (row) => (row === 0 ? 0.5 : 0),
              vLineWidth: () => 0,
              hLineColor: () => line,
              paddingLeft: () => 0,
              paddingRight: () => 0,
              paddingTop: () => 8,
              paddingBottom: () => 0,
            },
          },
          { stack: contentsOf(block.blocks), margin: [indent, 0, 0, 8] },
        ],
      };
    default:
      return { text: breakable(block.text), style: block.kind };
  }
}

/** Leading spaces are not rendered: a margin replaces them. */
function indented(written: string): Content {
  const text = written.trimStart();
  const spaces = Math.min(mostSpaces, written.length - text.length);
  return { text: breakable(text), margin: [spaces * spaceWidth, 0, 0, 0] };
}

/**
 * Removes characters missing from the fonts, which would be boxes. Lets long words break at a zero-width space: a table
 * grows with its longest word, beyond the edge of the page.
 */
function breakable(text: string): string {
  return withoutUndrawnSigns(text).replaceAll(/\S{40}(?=\S)/gu, '$&\u200B');
}

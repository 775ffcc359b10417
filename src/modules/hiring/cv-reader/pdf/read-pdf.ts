import { definePDFJSModule, getResolvedPDFJS } from 'unpdf';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { fieldGlyphs } from './field-glyphs.ts';
import { hasActiveContent } from './active-content.ts';
import { annotationsOf, type FilledField } from './annotations.ts';
import { withRecognisedText, type MarkedGlyph } from './recognised-text.ts';
import { garbledLines } from '#modules/hiring/cv-reader/layout/readability.ts';
import { headingStarts } from '#modules/hiring/cv-reader/layout/headings.ts';
import { withoutFurniture, type LaidPage } from '#modules/hiring/cv-reader/layout/page-furniture.ts';
import { pageTextOf } from '#modules/hiring/cv-reader/layout/page-line.ts';
import { cvLimits } from '#modules/hiring/cv-reader/cv-limits.ts';
import type { CvPage, CvReading, HiddenSample } from '#modules/hiring/cv-reader/cv-reading.ts';
import { hiddenBecause } from './glyph-visibility.ts';
import type { Box, Matrix } from './matrix.ts';
import { PageWalk } from './page-walk.ts';
import { pageLines, pageText } from '#modules/hiring/cv-reader/layout/page-layout.ts';
import { argumentsOf, matrixOf, resourcesLoaded, resourcesOf, type Operator } from './page-operators.ts';
import { cutText, letterCount, plainText, taggedText } from '#modules/hiring/cv-reader/plain-text.ts';

// skips pictures larger than an A4 page at 400 dpi, because decompression bombs rely on decoding them
const largestPicture = 16_000_000;
const mostSamples = 12;
const sampleLength = 200;
const fewestHidden = 10;

const assets = new URL('./', import.meta.resolve('pdfjs-dist/package.json'));
const options = {
  cMapUrl: new URL('./cmaps/', assets).href,
  standardFontDataUrl: new URL('./standard_fonts/', assets).href,
  enableXfa: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: largestPicture,
  stopAtErrors: false,
  // warnings about a file must not be printed, because they could contain its text
  verbosity: 0,
};

// unpdf's bundled copy predates the fix for CVE-2026-16633.
await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- unpdf's types are of its own copy; the module is the one above
const pdfjs = (await getResolvedPDFJS()) as unknown as typeof Pdfjs;

type PageReading = LaidPage & {
  number: number;
  /** all text on the page, including hidden text and the text of annotations */
  full: string;
  samples: HiddenSample[];
  hidden: number;
  recognised: boolean;
};

/** Reads a PDF in this process. For untrusted files, only the sandboxed child may call it. */
export async function readPdf(bytes: Uint8Array): Promise<CvReading> {
  // pdf.js takes ownership of the buffer
  const loading = pdfjs.getDocument({ ...options, data: new Uint8Array(bytes) });
  let document: PDFDocumentProxy;
  try {
    document = await loading.promise;
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'failed', code: encrypted ? 'hiring.cv_encrypted' : 'hiring.cv_damaged' };
  }
  try {
    if (document.numPages > cvLimits.pages) return { kind: 'failed', code: 'hiring.cv_too_many_pages' };
    return await readDocument(document, bytes);
  } catch {
    return { kind: 'failed', code: 'hiring.cv_damaged' };
  } finally {
    await loading.destroy();
  }
}

async function readDocument(document: PDFDocumentProxy, bytes: Uint8Array): Promise<CvReading> {
  const readings: PageReading[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length < cvLimits.characters; number++) {
    const page = await document.getPage(number);
    const reading = await readPage(document, page);
    length += reading.full.length;
    readings.push(reading);
    page.cleanup();
  }
  const pages = pagesOf(readings);
  const instructions = [...pages.map(({ visible }) => visible), ...readings.map(({ full }) => full)].some(
    speaksToMachine,
  );
  const characters = readings.reduce((sum, { hidden }) => sum + hidden, 0);
  // a few stray characters are not a message
  const isNote = instructions || characters >= fewestHidden;
  const samples = isNote ? readings.flatMap((reading) => reading.samples).slice(0, mostSamples) : [];
  const letters = pages.reduce((sum, { visible }) => sum + letterCount(visible), 0);
  return {
    kind: letters < cvLimits.letters ? 'no_text' : 'read',
    pages,
    hidden: { characters: isNote ? characters : 0, samples, instructions },
    activeContent: await hasActiveContent(document, bytes),
    recognised: readings.some(({ recognised }) => recognised),
  };
}

function pagesOf(readings: readonly PageReading[]): CvPage[] {
  const located = withoutFurniture(readings).map(pageTextOf);
  const headings = headingStarts(located.map(({ lines }) => lines));
  return readings.map(({ number }, index) => {
    const { text, lines } = located[index] ?? { text: '', lines: [] };
    return {
      number,
      visible: text,
      headings: headings[index] ?? [],
      largest: lines.toSorted((one, other) => other.size - one.size)[0]?.start ?? 0,
      garbled: garbledLines(lines.map((line) => line.text)).flatMap((at) => lines[at]?.start ?? []),
    };
  });
}

async function readPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageReading> {
  const number = page.pageNumber;
  const { notes, fields } = await annotationsOf(page);
  const { height } = page.getViewport({ scale: 1 });
  // listing the operators decodes every picture, which a scanned page without text does not need
  const { glyphs, recognised } =
    fields.length > 0 || (await hasText(page))
      ? await markedGlyphs(document, page, fields)
      : { glyphs: [], recognised: false };
  const lines = pageLines(glyphs.filter(({ reason }) => reason === undefined));
  const visible = pageTextOf(lines).text;
  const tagged = taggedText(glyphs.map(({ text }) => text).join(''));
  const full = [pageText(glyphs), ...notes, tagged].filter((text) => text !== '').join('\n\n');
  const samples = hiddenSamples(number, glyphs, visible);
  for (const text of notes) samples.push({ page: number, text, reason: 'annotation' });
  if (tagged !== '') samples.push({ page: number, text: tagged, reason: 'invisible_characters' });
  const hidden = samples.reduce((sum, { text }) => sum + letterCount(text), 0);
  const cut = samples.map((sample) => ({ ...sample, text: cutText(sample.text, sampleLength) }));
  return { number, height, lines, full, samples: cut, hidden, recognised };
}

async function hasText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

async function markedGlyphs(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  fields: readonly FilledField[],
): Promise<{ glyphs: MarkedGlyph[]; recognised: boolean }> {
  // includes the appearances of filled form fields and text boxes
  const list = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.ENABLE });
  const layers = await document.getOptionalContentConfig({ intent: 'display' });
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const base: Matrix = matrixOf(transform) ?? [1, 0, 0, -1, 0, height];
  const box: Box = [0, 0, width, height];
  const operators: Operator[] = Array.from(list.fnArray, (code: number, index) => {
    const args: unknown = list.argsArray[index];
    return {
      code,
      args: argumentsOf(args),
    };
  });
  await resourcesLoaded(page, operators);
  const walk = new PageWalk(resourcesOf(page, layers), base, box);
  walk.take(operators);
  const marked = walk.glyphs.map((glyph) => ({ ...glyph, reason: hiddenBecause(glyph, walk.canvas, box) }));
  const filled = fieldGlyphs(fields, walk.annotated, base, box).map((glyph) => ({ ...glyph, reason: undefined }));
  const recognised = withRecognisedText(marked, walk.canvas, box);
  return { glyphs: [...(recognised ?? marked), ...filled], recognised: recognised !== undefined };
}

/**
 * The hidden text by reason. Text that is also visible on the page, such as the shadow of a heading, is not reported.
 */
function hiddenSamples(page: number, glyphs: readonly MarkedGlyph[], visible: string): HiddenSample[] {
  const samples: HiddenSample[] = [];
  const shown = lettersOf(visible);
  for (const [reason, group] of Map.groupBy(glyphs, (glyph) => glyph.reason)) {
    if (reason === undefined) continue;
    const hidden = plainText(pageText(group)).trim();
    const lines = hidden.split('\n').filter((line) => letterCount(line) > 0 && !shown.includes(lettersOf(line)));
    if (lines.length > 0) samples.push({ page, text: lines.join('\n'), reason });
  }
  return samples;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

import { definePDFJSModule, getResolvedPDFJS } from 'unpdf';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { annotationsOf, hasActiveContent } from './active-content.ts';
import { cvLimits } from '#modules/hiring/cv-reader/cv-limits.ts';
import type { CvPage, CvReading, HiddenSample } from '#modules/hiring/cv-reader/cv-reading.ts';
import { hiddenBecause } from './glyph-visibility.ts';
import type { Box, Matrix } from './matrix.ts';
import { PageWalk, type Glyph } from './page-glyphs.ts';
import { pageText } from '#modules/hiring/cv-reader/layout/page-layout.ts';
import { argumentsOf, matrixOf, resourcesLoaded, resourcesOf, type Operator } from './page-operators.ts';
import { cutText, letterCount, plainText, taggedText } from '#modules/hiring/cv-reader/plain-text.ts';

// larger pictures than an A4 page at 400 dpi are left out: decoding them is what a bomb would ask for
const largestPicture = 16_000_000;
const mostSamples = 12;
const sampleLength = 200;

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
  // the file's own faults are not ours to print: they could hold its text
  verbosity: 0,
};

// The copy inside unpdf is older than the fix of CVE-2026-16633.
await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- unpdf's types are of its own copy; the module is the one above
const pdfjs = (await getResolvedPDFJS()) as unknown as typeof Pdfjs;

type PageReading = CvPage & { samples: HiddenSample[]; hidden: number };

/** Reads a PDF in this process. Only the guarded child may call it on a file from outside. */
export async function readPdf(bytes: Uint8Array): Promise<CvReading> {
  // pdf.js takes the buffer for itself
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
  const pages: CvPage[] = [];
  const samples: HiddenSample[] = [];
  let characters = 0;
  let length = 0;
  for (let number = 1; number <= document.numPages && length < cvLimits.characters; number++) {
    const page = await document.getPage(number);
    const reading = await readPage(document, page);
    length += reading.full.length;
    characters += reading.hidden;
    samples.push(...reading.samples);
    pages.push({ number, visible: reading.visible, full: reading.full });
    page.cleanup();
  }
  const instructions = pages.some(({ visible, full }) => [visible, full].some(speaksToMachine));
  const hidden = { characters, samples: samples.slice(0, mostSamples), instructions };
  const activeContent = await hasActiveContent(document, bytes);
  const letters = pages.reduce((sum, { visible }) => sum + letterCount(visible), 0);
  return { kind: letters < cvLimits.letters ? 'no_text' : 'read', pages, hidden, activeContent };
}

async function readPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageReading> {
  const number = page.pageNumber;
  const notes = await annotationsOf(page);
  // listing the operators decodes every picture; a scanned page without a letter is spared that
  const glyphs = (await hasText(page)) ? await markedGlyphs(document, page) : [];
  const visible = pageText(glyphs.filter(({ reason }) => reason === undefined));
  const everything = pageText(glyphs);
  const tagged = taggedText(glyphs.map(({ text }) => text).join(''));
  const full = [everything, ...notes, tagged].filter((text) => text !== '').join('\n\n');
  const samples = hiddenSamples(number, glyphs);
  for (const text of notes) samples.push({ page: number, text: cutText(text, sampleLength), reason: 'annotation' });
  if (tagged !== '')
    samples.push({ page: number, text: cutText(tagged, sampleLength), reason: 'invisible_characters' });
  const unseen = glyphs.filter(({ reason }) => reason !== undefined).map(({ text }) => text);
  const hidden = letterCount(unseen.join('')) + letterCount(notes.join('')) + letterCount(tagged);
  return { number, visible, full, samples, hidden };
}

async function hasText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

type MarkedGlyph = Glyph & { reason: HiddenSample['reason'] | undefined };

async function markedGlyphs(document: PDFDocumentProxy, page: PDFPageProxy): Promise<MarkedGlyph[]> {
  const list = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
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
  return walk.glyphs.map((glyph) => ({ ...glyph, reason: hiddenBecause(glyph, walk.canvas, box) }));
}

function hiddenSamples(page: number, glyphs: readonly MarkedGlyph[]): HiddenSample[] {
  const samples: HiddenSample[] = [];
  for (const [reason, group] of Map.groupBy(glyphs, (glyph) => glyph.reason)) {
    const text = reason === undefined ? '' : plainText(pageText(group)).trim();
    if (reason !== undefined && letterCount(text) > 0)
      samples.push({ page, text: cutText(text, sampleLength), reason });
  }
  return samples;
}

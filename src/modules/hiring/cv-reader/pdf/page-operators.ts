import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config.js';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Axial, Colour, Picture } from './canvas.ts';
import type { Matrix } from './matrix.ts';

/** One drawing operation of a page: its code in pdf.js's `OPS` table and its arguments, which pdf.js does not type. */
export type Operator = { code: number; args: readonly unknown[] };

/** The font properties needed to place glyphs. */
export type Font = { scale: number; vertical: boolean; emHeight: number; bold: boolean };

/** A glyph as it appears in pdf.js's text operators. */
export type RawGlyph = { unicode: string; width: number; isSpace: boolean; advanceDown: number };

/** The colours of a gradient (empty if unknown), and its axis if it is linear. */
export type Gradient = { colours: readonly Colour[]; axial: Axial | undefined };
export const unknownGradient: Gradient = { colours: [], axial: undefined };

/** The resources that a page's operators refer to by name. */
export type PageResources = {
  font(id: unknown): Font | undefined;
  picture(id: unknown): Picture | undefined;
  mask(given: unknown): Omit<Picture, 'channels'> | undefined;
  gradient(id: unknown): Gradient;
  layerShown(group: unknown): boolean;
};

export function resourcesOf(page: PDFPageProxy, layers: OptionalContentConfig): PageResources {
  const object = (id: unknown): unknown => {
    if (typeof id !== 'string') return undefined;
    const store = storeOf(page, id);
    return store.has(id) ? store.get(id) : undefined;
  };
  return {
    font: (id) => fontOf(object(id)),
    picture: (id) => pictureOf(isRecord(id) ? id : object(id)),
    mask: (given) => maskOf(given, object),
    gradient: (id) => gradientOf(object(id)),
    layerShown: (group) => !isRecord(group) || layers.isVisible(group),
  };
}

/** Waits for the fonts, pictures and gradients that pdf.js loads asynchronously while it lists the operators. */
export async function resourcesLoaded(page: PDFPageProxy, operators: Iterable<Operator>): Promise<void> {
  for (const { code, args } of operators) {
    if (code !== OPS.dependency) continue;
    for (const id of args) {
      if (typeof id === 'string') await new Promise((resolve) => storeOf(page, id).get(id, resolve));
    }
  }
}

// pdf.js keeps resources shared by several pages under ids with this prefix
function storeOf(page: PDFPageProxy, id: string) {
  return id.startsWith('g_') ? page.commonObjs : page.objs;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export function numbersOf(value: unknown): ArrayLike<number> {
  return value instanceof Float32Array || value instanceof Float64Array
    ? value
    : Array.isArray(value)
      ? value.map(numberOf)
      : [];
}

/** pdf.js stores arguments in an array, but those of a transformation in a typed array. */
export function argumentsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : Array.from(numbersOf(value));
}

export function matrixOf(value: unknown): Matrix | undefined {
  const [a, b, c, d, e, f, ...rest] = Array.from(numbersOf(value));
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined || rest.length > 0) return undefined;
  return [a, b, c, d, e, f];
}

export function colourOf(value: unknown): Colour | undefined {
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) return undefined;
  const bits = Number.parseInt(value.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

export function glyphOf(value: unknown): RawGlyph | undefined {
  if (!isRecord(value)) return undefined;
  const vertical = Array.isArray(value['vmetric']) ? numberOf(value['vmetric'][0]) : 0;
  return {
    unicode: typeof value['unicode'] === 'string' ? value['unicode'] : '',
    width: numberOf(value['width']),
    isSpace: value['isSpace'] === true,
    advanceDown: -vertical,
  };
}

// PDF producers rarely set the flags; TeX's bold fonts have names such as cmbx
const boldName =
  /bold|black|heavy|semibold|demi|medi(?:um)?$|^(?:[A-Z]{6}\+)?(?:cmbx|cmssbx|sfbx|sfsx|ecbx|larm?b|labx)/i;

function fontOf(value: unknown): Font | undefined {
  if (!isRecord(value)) return undefined;
  const matrix = matrixOf(value['fontMatrix']);
  const scale = matrix?.[0] ?? 0.001;
  const box = Array.from(numbersOf(value['bbox']));
  // a Type 3 font's em is arbitrary, so the height of its bounding box is used instead
  const height = Math.abs(((box[3] ?? 0) - (box[1] ?? 0)) * (matrix?.[3] ?? 0));
  const drawn = value['isType3Font'] === true;
  const name = typeof value['name'] === 'string' ? value['name'] : '';
  return {
    scale,
    bold: value['bold'] === true || value['black'] === true || boldName.test(name),
    vertical: value['vertical'] === true,
    emHeight: drawn && height > 0 ? height : drawn ? 1000 * Math.abs(scale) : 1,
  };
}

function pictureOf(value: unknown): Picture | undefined {
  if (!isRecord(value)) return undefined;
  const { width, height, kind, data } = value;
  if (!(data instanceof Uint8Array) && !(data instanceof Uint8ClampedArray)) return undefined;
  if (kind !== 1 && kind !== 2 && kind !== 3) return undefined;
  return { width: numberOf(width), height: numberOf(height), channels: kind === 1 ? 1 : kind === 2 ? 3 : 4, data };
}

function maskOf(given: unknown, object: (id: unknown) => unknown): Omit<Picture, 'channels'> | undefined {
  if (!isRecord(given)) return undefined;
  const shared = object(given['data']);
  const { width, height, data } = isRecord(shared) ? shared : given;
  if (!(data instanceof Uint8Array) && !(data instanceof Uint8ClampedArray)) return undefined;
  return { width: numberOf(width), height: numberOf(height), data };
}

/** pdf.js wraps the description of a shared gradient in a method, but stores a page's own directly. */
function gradientOf(value: unknown): Gradient {
  const described: unknown =
    isRecord(value) && typeof value['getIR'] === 'function' ? Reflect.apply(value['getIR'], value, []) : value;
  if (!Array.isArray(described) || described[0] !== 'RadialAxial' || !Array.isArray(described[3]))
    return unknownGradient;
  const given: unknown[] = described[3];
  const stops = given.flatMap((stop) => {
    const colour = Array.isArray(stop) ? colourOf(stop[1]) : undefined;
    return Array.isArray(stop) && colour !== undefined ? [{ at: numberOf(stop[0]), colour }] : [];
  });
  const [from, to] = [numbersOf(described[4]), numbersOf(described[5])];
  const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]];
  const isLine =
    described[1] === 'axial' && x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined;
  return {
    colours: stops.map(({ colour }) => colour),
    axial: isLine ? { stops, from: [x1, y1], to: [x2, y2] } : undefined,
  };
}

import { sectionOf } from '#modules/hiring/cv-reader/profile/section-names.ts';
import { columnGap, gapText, type Fragment } from './fragment.ts';
import type { PageLine } from './page-line.ts';

type Row = { fragments: Fragment[]; base: number; size: number };
type Interval = readonly [left: number, right: number];

// in em of the page's usual text
const gutter = 1.4;
const paragraphGap = 1.9;
const fewestLines = 3;
// a column of dates or labels is narrow and aligned with its neighbour's baselines
const labelLength = 28;
const dateLength = 24;
// some labels are vertically centred on their value, so not all need to be aligned
const mostlyAligned = 0.66;
const wrapped = 1.6;

/** Puts fragments into lines, reading columns one after the other. */
export function linesInReadingOrder(fragments: readonly Fragment[]): PageLine[] {
  const sizes = fragments.map(({ size }) => size).toSorted((one, other) => one - other);
  const usualSize = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return blocks(rowsOf(fragments), usualSize * gutter).flatMap(linesOfBlock);
}

/** Cuts rows into blocks to be read one after the other; each block is a list of rows. */
function blocks(rows: readonly Row[], width: number): Row[][] {
  const result: Row[][] = [];
  let plain: Row[] = [];
  for (let from = 0; from < rows.length;) {
    const band = columnBand(rows, from, width);
    if (band === undefined) {
      const row = rows[from];
      if (row !== undefined) plain.push(row);
      from += 1;
      continue;
    }
    if (plain.length > 0) result.push(plain);
    plain = [];
    result.push(...blocks(band.left, width), ...blocks(band.right, width));
    from = band.end;
  }
  if (plain.length > 0) result.push(plain);
  return result;
}

type Band = { end: number; left: Row[]; right: Row[] };

/** The longest run of rows starting at `from` that one empty vertical strip divides into two columns. */
function columnBand(rows: readonly Row[], from: number, width: number): Band | undefined {
  const first = rows[from];
  if (first === undefined) return undefined;
  let strips: Interval[] = [[-Infinity, Infinity]];
  let best: Band | undefined;
  for (let end = from; end < rows.length; end++) {
    const row = rows[end];
    if (row === undefined) break;
    for (const { left, right } of row.fragments) strips = strips.flatMap((strip) => without(strip, left, right, width));
    if (strips.every(([left, right]) => left === -Infinity || right === Infinity) && end - from > fewestLines) break;
    const taken = rows.slice(from, end + 1);
    // the text after a table may look like a column below its labels
    if (taken.length === fewestLines && beginsTable(taken, strips)) return undefined;
    best = bandOf(taken, strips, end + 1) ?? best;
  }
  return best;
}

function bandOf(rows: readonly Row[], strips: readonly Interval[], end: number): Band | undefined {
  for (const [stripLeft, stripRight] of strips.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))) {
    if (stripLeft === -Infinity || stripRight === Infinity) continue;
    const middle = (stripLeft + stripRight) / 2;
    const left = side(rows, (fragment) => fragment.left < middle);
    const right = side(rows, (fragment) => fragment.left >= middle);
    if (left.length < fewestLines || right.length < fewestLines) continue;
    if (isTable(left, right)) continue;
    return { end, left, right };
  }
  return undefined;
}

function beginsTable(rows: readonly Row[], strips: readonly Interval[]): boolean {
  return strips.some(([stripLeft, stripRight]) => {
    if (stripLeft === -Infinity || stripRight === Infinity) return false;
    const middle = (stripLeft + stripRight) / 2;
    const left = side(rows, (fragment) => fragment.left < middle);
    const right = side(rows, (fragment) => fragment.left >= middle);
    if (left.length !== rows.length || right.length !== rows.length || !isTable(left, right)) return false;
    return left.every((row) => lineText(row).length <= labelLength);
  });
}

function side(rows: readonly Row[], belongs: (fragment: Fragment) => boolean): Row[] {
  return rowsOf(rows.flatMap((row) => row.fragments.filter(belongs)));
}

function isTable(left: readonly Row[], right: readonly Row[]): boolean {
  // both columns of a page have their own section headings; the labels of a table have none, or are headings themselves
  if ([left, right].every((rows) => rows.some((row) => sectionOf(lineText(row)) !== undefined))) return false;
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  // a section name may have a row to itself, above the section's content on the other side
  const names = new Set(fewer.filter((row) => sectionOf(lineText(row)) !== undefined).map(lookOf));
  const labels = fewer.filter((row) => !names.has(lookOf(row)));
  if (alignedRows(labels, more) < mostlyAligned * labels.length) return false;
  return usualLength(left) <= labelLength || usualLength(right) <= dateLength;
}

function lookOf({ fragments: [first] }: Row): string {
  return first === undefined ? '' : [Math.round(first.size * 2), first.bold, first.colour].join(' ');
}

/** The number of rows that share a baseline with a row of the other side, or continue directly below such a row. */
function alignedRows(rows: readonly Row[], others: readonly Row[]): number {
  let aligned = 0;
  let last: Row | undefined;
  for (const row of rows) {
    const shares = others.some((other) => Math.abs(other.base - row.base) < 0.2 * row.size);
    const goesOn = last !== undefined && row.base - last.base < wrapped * row.size;
    last = shares || goesOn ? row : undefined;
    if (last !== undefined) aligned += 1;
  }
  return aligned;
}

function usualLength(rows: readonly Row[]): number {
  const lengths = rows.map((row) => lineText(row).length).toSorted((one, other) => one - other);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

function without([left, right]: Interval, from: number, to: number, width: number): Interval[] {
  if (to <= left || from >= right) return [[left, right]];
  const parts: Interval[] = [
    [left, from],
    [to, right],
  ];
  return parts.filter(([start, end]) => end - start >= width);
}

/** Groups fragments by baseline, including slightly raised ones such as superscripts. */
function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments.toSorted((one, other) => one.base - other.base || one.left - other.left)) {
    const row = rows.at(-1);
    const near = row !== undefined && Math.abs(fragment.base - row.base) < 0.4 * Math.min(row.size, fragment.size);
    if (near && !row.fragments.some((other) => overlap(other, fragment))) {
      row.fragments.push(fragment);
      row.size = Math.max(row.size, fragment.size);
    } else {
      rows.push({ fragments: [fragment], base: fragment.base, size: fragment.size });
    }
  }
  for (const row of rows) row.fragments.sort((one, other) => one.left - other.left);
  return rows;
}

/**
 * Whether two fragments overlap horizontally: they are then separate lines, set so close that their baselines almost
 * meet.
 */
function overlap(one: Fragment, other: Fragment): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  // a single character from another font fits into the gap that was left for it
  return narrower > Math.min(one.size, other.size) && shared > 0.5 * narrower;
}

function linesOfBlock(rows: readonly Row[]): PageLine[] {
  return rows.flatMap((row, index) => {
    const last = rows[index - 1];
    const apart = last === undefined || row.base - last.base > paragraphGap * Math.max(row.size, last.size);
    const [heading, rest] = partedHeading(row);
    const line = lineOf(rest, apart && heading === undefined);
    return heading === undefined ? [line] : [lineOf(heading, true), line];
  });
}

/** Splits off a section name in the margin, next to the section's first line. */
function partedHeading(row: Row): [Row | undefined, Row] {
  const [first, second] = row.fragments;
  if (first === undefined || second === undefined) return [undefined, row];
  const gap = (second.left - first.right) / Math.max(1, Math.min(first.size, second.size));
  if (gap < columnGap || sectionOf(first.text) === undefined) return [undefined, row];
  return [
    { ...row, fragments: [first], size: first.size },
    { ...row, fragments: row.fragments.slice(1) },
  ];
}

function lineOf(row: Row, apart: boolean): PageLine {
  const [first] = row.fragments;
  return {
    text: lineText(row),
    base: row.base,
    size: row.size,
    apart,
    bold: row.fragments.every(({ bold }) => bold),
    colour: first?.colour ?? '',
  };
}

function lineText(row: Row): string {
  return row.fragments
    .map((fragment, index) => {
      const last = row.fragments[index - 1];
      return (last === undefined ? '' : gapText(last, fragment)) + fragment.text;
    })
    .join('')
    .trim();
}

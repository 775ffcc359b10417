import { sectionOf } from '#modules/hiring/cv-reader/profile/cv-lines.ts';
import { gapText, type Fragment } from './fragment.ts';

type Row = { fragments: Fragment[]; base: number; size: number };
type Interval = readonly [left: number, right: number];

// in em of the page's usual text
const gutter = 1.4;
const paragraphGap = 1.9;
const fewestLines = 3;
// a column of dates or labels is narrow and stands on the base lines of its neighbour
const labelLength = 24;

/** Puts fragments into lines, and lines of columns one column after the other. */
export function linesInReadingOrder(fragments: readonly Fragment[]): string {
  const sizes = fragments.map(({ size }) => size).toSorted((one, other) => one - other);
  const usualSize = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return blocks(rowsOf(fragments), usualSize * gutter)
    .map(paragraphs)
    .join('\n\n');
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

/** The longest run of rows from `from` on that one empty strip parts into two columns. */
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
    best = bandOf(rows.slice(from, end + 1), strips, end + 1) ?? best;
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

function side(rows: readonly Row[], belongs: (fragment: Fragment) => boolean): Row[] {
  return rowsOf(rows.flatMap((row) => row.fragments.filter(belongs)));
}

function isTable(left: readonly Row[], right: readonly Row[]): boolean {
  // a column has parts of its own; the labels of a table have not, or are themselves the names of the parts
  if ([left, right].every((rows) => rows.some((row) => sectionOf(lineText(row)) !== undefined))) return false;
  return labels(left, right) || labels(right, left);
}

function labels(narrow: readonly Row[], wide: readonly Row[]): boolean {
  if (narrow.length > wide.length) return false;
  const lengths = narrow.map((row) => lineText(row).length).toSorted((one, other) => one - other);
  if ((lengths[Math.floor(lengths.length / 2)] ?? 0) > labelLength) return false;
  const aligned = narrow.filter((row) => wide.some((other) => Math.abs(other.base - row.base) < 0.2 * row.size));
  return aligned.length >= 0.9 * narrow.length;
}

function without([left, right]: Interval, from: number, to: number, width: number): Interval[] {
  if (to <= left || from >= right) return [[left, right]];
  const parts: Interval[] = [
    [left, from],
    [to, right],
  ];
  return parts.filter(([start, end]) => end - start >= width);
}

/** Fragments on one base line, or raised above it as an index is. */
function rowsOf(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments.toSorted((one, other) => one.base - other.base || one.left - other.left)) {
    const row = rows.at(-1);
    if (row !== undefined && Math.abs(fragment.base - row.base) < 0.4 * Math.min(row.size, fragment.size)) {
      row.fragments.push(fragment);
      row.size = Math.max(row.size, fragment.size);
    } else {
      rows.push({ fragments: [fragment], base: fragment.base, size: fragment.size });
    }
  }
  for (const row of rows) row.fragments.sort((one, other) => one.left - other.left);
  return rows;
}

function paragraphs(rows: readonly Row[]): string {
  return rows
    .map((row, index) => {
      const last = rows[index - 1];
      const far = last !== undefined && row.base - last.base > paragraphGap * Math.max(row.size, last.size);
      return (far ? '\n' : '') + lineText(row);
    })
    .join('\n');
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

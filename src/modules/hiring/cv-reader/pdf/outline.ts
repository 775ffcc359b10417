import { apply, type Box, type Matrix, type Point } from './matrix.ts';

/** A fill or clipping path in device space, with curves flattened. */
export type Outline = { box: Box; rings: readonly (readonly number[])[]; evenOdd: boolean };

// drawing codes in the path data of pdf.js's constructPath
const moveTo = 0;
const lineTo = 1;
const curveTo = 2;
const quadraticCurveTo = 3;
const closePath = 4;
const stepsPerCurve = 6;

export function outlineOf(path: ArrayLike<number>, matrix: Matrix, evenOdd: boolean): Outline {
  const rings: number[][] = [];
  let ring: number[] = [];
  let x = 0;
  let y = 0;
  const at = (index: number) => path[index] ?? 0;
  const add = (px: number, py: number) => ring.push(...apply(matrix, px, py));
  for (let i = 0; i < path.length;) {
    switch (at(i)) {
      case moveTo:
      case lineTo:
        if (at(i) === moveTo) rings.push((ring = []));
        [x, y] = [at(i + 1), at(i + 2)];
        add(x, y);
        i += 3;
        break;
      case curveTo: {
        const [x1, y1, x2, y2, x3, y3] = [at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6)];
        for (let step = 1; step <= stepsPerCurve; step++) {
          const t = step / stepsPerCurve;
          const u = 1 - t;
          const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
          add(k0 * x + k1 * x1 + k2 * x2 + k3 * x3, k0 * y + k1 * y1 + k2 * y2 + k3 * y3);
        }
        [x, y] = [x3, y3];
        i += 7;
        break;
      }
      case quadraticCurveTo:
        [x, y] = [at(i + 3), at(i + 4)];
        add(at(i + 1), at(i + 2));
        add(x, y);
        i += 5;
        break;
      case closePath:
        i += 1;
        break;
      default:
        // an unknown code: the rest cannot be interpreted
        i = path.length;
    }
  }
  return { box: boxOf(rings), rings, evenOdd };
}

export function rectangle(matrix: Matrix, [left, top, right, bottom]: Box): Outline {
  const ring = [
    ...apply(matrix, left, top),
    ...apply(matrix, right, top),
    ...apply(matrix, right, bottom),
    ...apply(matrix, left, bottom),
  ];
  return { box: boxOf([ring]), rings: [ring], evenOdd: false };
}

export function contains({ box, rings, evenOdd }: Outline, [x, y]: Point): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let winding = 0;
  let crossings = 0;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const next = (i + 2) % ring.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[next], ring[next + 1]];
      if (y1 > y === y2 > y) continue;
      if (x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
      crossings += 1;
      winding += y2 > y1 ? 1 : -1;
    }
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0;
}

function boxOf(rings: readonly (readonly number[])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const [x = 0, y = 0] = [ring[i], ring[i + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right, bottom];
}

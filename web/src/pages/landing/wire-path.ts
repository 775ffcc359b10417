export interface Wire {
  readonly path: string;
  readonly ends: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
}

/** px: how far left of the stage the line runs, and its corner radius */
const outside = -24;
const round = 14;

/** The path from the quote in the question, around the left side, to the first line of its source in the CV. */
export function wirePath(stage: HTMLElement): Wire | undefined {
  const line = stage.querySelector('[data-wire="line"] mark')?.getClientRects()[0];
  const quote = stage.querySelector('[data-wire="quote"] q')?.getClientRects()[0];
  if (line === undefined || quote === undefined) return undefined;
  const frame = stage.getBoundingClientRect();
  const from = { x: quote.left - frame.left - 2, y: quote.top - frame.top + quote.height / 2 };
  const to = { x: line.left - frame.left - 4, y: line.top - frame.top + line.height / 2 };
  const path = [
    `M${from.x} ${from.y}H${outside + round}`,
    `Q${outside} ${from.y} ${outside} ${from.y - round}`,
    `V${to.y + round}`,
    `Q${outside} ${to.y} ${outside + round} ${to.y}`,
    `H${to.x}`,
  ].join('');
  return { path, ends: [from, to] };
}

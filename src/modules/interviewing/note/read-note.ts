import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { readNote as contract } from '#contracts/interviewing/open-points.ts';
import { readLines } from '#knowledge/playbook/tailoring/left-open/read-lines.ts';

/** Uses rules only: no model is called, and nothing is stored. */
export function readNote({ note, language }: BodyOf<typeof contract>): SuccessOf<typeof contract> {
  return { lines: [...readLines(note, language)] };
}

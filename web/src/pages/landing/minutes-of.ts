export const lengths = [15, 30, 45, 60, 90] as const;
export type Length = (typeof lengths)[number];

export type PartKind = 'intro' | 'core' | 'cv' | 'candidate' | 'close' | 'buffer';

export interface Part {
  readonly kind: PartKind;
  readonly minutes: number;
  /** number of the question, if it is one */
  readonly number?: number;
}

interface Split {
  readonly intro: number;
  readonly core: readonly number[];
  readonly cv: readonly number[];
  readonly candidate: number;
  readonly close: number;
  readonly buffer: number;
}

/**
 * Examples that follow the product's own rules: parts add up to the length, and CV questions take at most 40 % of the
 * question time.
 */
const splits: Record<Length, Split> = {
  15: { intro: 2, core: [4, 4], cv: [], candidate: 3, close: 1, buffer: 1 },
  30: { intro: 3, core: [5, 5, 5], cv: [5], candidate: 4, close: 2, buffer: 1 },
  45: { intro: 4, core: [4, 6, 5, 4], cv: [7, 5], candidate: 6, close: 2, buffer: 2 },
  60: { intro: 5, core: [4, 7, 6, 5, 5], cv: [8, 7], candidate: 8, close: 3, buffer: 2 },
  90: { intro: 5, core: [5, 9, 7, 7, 7, 6], cv: [9, 8, 7], candidate: 10, close: 5, buffer: 5 },
};

/** The parts of an interview of this length, in order. */
export function minutesOf(length: Length): readonly Part[] {
  const { intro, core, cv, candidate, close, buffer } = splits[length];
  const ofAll = core.map((minutes) => ({ kind: 'core' as const, minutes }));
  const ofPerson = cv.map((minutes) => ({ kind: 'cv' as const, minutes }));
  // the most important CV question comes second
  const questions = [...ofAll.slice(0, 1), ...ofPerson.slice(0, 1), ...ofAll.slice(1), ...ofPerson.slice(1)];
  return [
    { kind: 'intro', minutes: intro },
    ...questions.map((question, index) => ({ ...question, number: index + 1 })),
    { kind: 'candidate', minutes: candidate },
    { kind: 'close', minutes: close },
    { kind: 'buffer', minutes: buffer },
  ];
}

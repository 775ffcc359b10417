import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type NotedPart, partOf } from '#contracts/interviewing/run/run-rules.ts';

export interface PartNote {
  readonly part: NotedPart;
  readonly notes: string;
}

/** The parts that have notes, in interview order. */
export function writtenPartNotes({ partNotes }: Pick<Run, 'partNotes'>): PartNote[] {
  return partNotes.flatMap(({ questionId, notes }) => {
    const part = partOf(questionId);
    return part === undefined || notes.trim() === '' ? [] : [{ part, notes: notes.trim() }];
  });
}

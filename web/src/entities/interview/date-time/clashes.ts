import type { Interview } from '#contracts/interviewing/interviewing.ts';

export interface Span {
  /** ms */
  readonly start: number;
  readonly end: number;
}

type Timed = Pick<Interview, 'id' | 'status' | 'scheduledAt' | 'startedAt' | 'lengthMinutes'>;

export function spanOf(at: string, minutes: number): Span {
  const start = Date.parse(at);
  return { start, end: start + minutes * 60_000 };
}

/** When an interview takes place: from when it was begun, else is to begin, for as long as was planned. */
export function timeOfInterview({ scheduledAt, startedAt, lengthMinutes }: Timed): Span | undefined {
  const at = startedAt ?? scheduledAt;
  return at === null ? undefined : spanOf(at, lengthMinutes);
}

/** Those that are neither over nor cancelled and share a minute with the span; one that ends as another begins does not. */
export function clashesWith<One extends Timed>(
  interviews: readonly One[],
  { start, end }: Span,
  except: string | undefined,
): readonly One[] {
  return interviews.filter((interview) => {
    const time = timeOfInterview(interview);
    const isOpen = interview.status !== 'completed' && interview.status !== 'cancelled';
    return isOpen && interview.id !== except && time !== undefined && time.start < end && start < time.end;
  });
}

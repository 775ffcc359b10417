import type { Interview } from '#contracts/interviewing/interviewing.ts';

export interface Span {
  /** epoch milliseconds */
  readonly start: number;
  readonly end: number;
}

type Timed = Pick<Interview, 'id' | 'status' | 'scheduledAt' | 'startedAt' | 'lengthMinutes'>;

export function spanOf(at: string, minutes: number): Span {
  const start = Date.parse(at);
  return { start, end: start + minutes * 60_000 };
}

/** The time span of an interview: the planned length from its actual start, or from its scheduled start. */
export function timeOfInterview({ scheduledAt, startedAt, lengthMinutes }: Timed): Span | undefined {
  const at = startedAt ?? scheduledAt;
  return at === null ? undefined : spanOf(at, lengthMinutes);
}

/**
 * Interviews that are neither completed nor cancelled and overlap the span; ending exactly when it starts is no
 * overlap.
 */
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

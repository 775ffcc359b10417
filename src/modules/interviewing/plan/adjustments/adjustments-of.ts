import * as z from 'zod/mini';
import { Adjustments } from '#contracts/interviewing/plan/adjustments.ts';
import type { InterviewRow } from '#modules/interviewing/interview/interview-queries.ts';

export function adjustmentsOf({ extra_time, break_min }: Pick<InterviewRow, 'extra_time' | 'break_min'>): Adjustments {
  return z.parse(Adjustments, { extraTime: extra_time, breakMinutes: break_min });
}

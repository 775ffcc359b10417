import type { InterviewType } from '#contracts/interviewing/plan/plan.ts';

/** Default length of each interview type, in minutes. */
export const defaultMinutes: Readonly<Record<InterviewType, number>> = {
  phone_screening: 30,
  behavioral: 45,
  technical: 60,
  coding: 60,
  system_design: 60,
  panel: 60,
  final: 45,
};

export const presetMinutes = [15, 30, 45, 60, 90] as const;

export const lengthStep = 5;

const longestMinutes = 180;

export function isLength(minutes: number): boolean {
  return minutes >= 15 && minutes <= longestMinutes && minutes % lengthStep === 0;
}

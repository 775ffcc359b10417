import { describe, expect, it } from 'vitest';
import { noteFrom } from './checkout-note.ts';

describe('noteFrom', () => {
  it.each([
    {
      pathname: '/interviews/0198',
      search: '',
      fromInterviewPlan: true,
      interviewId: '0198',
      returnTo: '/interviews/0198',
    },
    {
      pathname: '/interviews/schedule',
      search: '?candidateId=7',
      fromInterviewPlan: false,
      interviewId: null,
      returnTo: '/interviews/schedule?candidateId=7',
    },
    {
      pathname: '/subscription',
      search: '?onboarding=true',
      fromInterviewPlan: false,
      interviewId: null,
      returnTo: null,
    },
  ])('a purchase › begun at $pathname › comes back to $returnTo', ({ pathname, search, ...expected }) => {
    expect(noteFrom({ pathname, search }, false)).toEqual({ ...expected, isOnboarding: false });
  });
});

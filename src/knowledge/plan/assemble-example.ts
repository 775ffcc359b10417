import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { PlanBrief } from './plan-parts.ts';

/** Base brief for tests that assemble plans. */
export const brief: PlanBrief = {
  position: { id: 'p', version: 1, title: 'Nurse', description: '', focusAreas: [], level: 'senior' },
  interviewType: 'technical',
  durationMin: 60,
  language: 'en',
  cv: null,
};

export function aQuestion(id: string, change: Partial<Question> = {}): Question {
  return {
    id,
    order: 1,
    block: 'core',
    competencyId: 'care',
    category: 'Care',
    kind: 'situational',
    difficulty: 'medium',
    text: `What do you do about ${id}?`,
    whyAsked: 'It shows what is done.',
    mustAsk: true,
    expectedMin: 6,
    expectedAnswer: { keyPoints: [], notRequired: [] },
    anchors: [],
    probes: [],
    redFlags: [],
    focusAreas: [],
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
    ...change,
  };
}

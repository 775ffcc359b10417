import type { Interview } from '#contracts/interviewing/interviewing.ts';

/** Test fixture: a minimal draft interview with the given fields. */
export function anInterview(fields: Partial<Interview>): Interview {
  return {
    id: '019a9f3e-0000-7000-8000-000000000000',
    position: { id: '019a9f3e-0000-7000-8000-000000000001', title: 'Backend Engineer', level: 'senior' },
    candidate: { id: '019a9f3e-0000-7000-8000-000000000002', name: 'Iryna Savchuk' },
    cvId: null,
    followsNewestCv: true,
    type: 'technical',
    durationMinutes: 60,
    adjustments: { extraTime: 0, breakMinutes: 0 },
    questionsInAdvance: false,
    lengthMinutes: 60,
    language: 'en',
    scheduledAt: null,
    userRole: null,
    previousFeedback: null,
    openPoints: null,
    status: 'draft',
    allowedNext: [],
    cancelReason: null,
    generation: { state: 'none', planId: null, attempt: 0, step: null, error: null, createdAt: null },
    planVersion: null,
    startedAt: null,
    completedAt: null,
    scored: null,
    score: null,
    recommendation: null,
    unmet: null,
    version: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  };
}

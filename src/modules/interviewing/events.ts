import * as z from 'zod';
import { exportedDocuments, planExportFormats } from '#contracts/interviewing/summary/interview-export.ts';
import { shareViews } from '#contracts/interviewing/summary/interview-share.ts';
import { planSources } from '#contracts/interviewing/plan/plan.ts';
import { defineEvent } from '#platform/outbox/event.ts';

const Interview = z.object({ interviewId: z.uuid() });

export const interviewCreated = defineEvent('interviewing.interview.created', Interview);
export const interviewStarted = defineEvent('interviewing.interview.started', Interview);
export const interviewCompleted = defineEvent('interviewing.interview.completed', Interview);
export const interviewCancelled = defineEvent('interviewing.interview.cancelled', Interview);
/** Which one it is stands in the summary alone: an opinion about a person is no fact that outlives it. */
export const recommendationRecorded = defineEvent('interviewing.recommendation.recorded', Interview);
/** A requirement or a point was answered after the interview; how stands in its row alone. */
export const requirementAnswered = defineEvent('interviewing.requirement.answered', Interview);
/** Its plan or its report left as a file. */
export const interviewExported = defineEvent(
  'interviewing.interview.exported',
  z.object({ ...Interview.shape, document: z.enum(exportedDocuments), format: z.enum(planExportFormats) }),
);

const Link = z.object({ ...Interview.shape, shareId: z.uuid() });

/** Whoever has the link reads this view of the interview; its aggregate is the link. */
export const shareLinkCreated = defineEvent(
  'interviewing.share-link.created',
  z.object({ ...Link.shape, view: z.enum(shareViews), hidesName: z.boolean() }),
);
export const shareLinkRevoked = defineEvent('interviewing.share-link.revoked', Link);

const Generation = z.object({ interviewId: z.uuid(), planId: z.uuid(), attempt: z.int() });

/** The next plan of a position writes what everybody is asked anew; its aggregate is the position. */
export const coreRenewed = defineEvent(
  'interviewing.core.renewed',
  z.object({ positionId: z.uuid(), positionVersion: z.int(), cores: z.int() }),
);

/** A generation was queued; its aggregate is the plan. */
export const planRequested = defineEvent('interviewing.plan.requested', Generation);
/** A generation was given up by its owner; the database already says so, the work may stop. */
export const generationCancelled = defineEvent('interviewing.generation.cancelled', Generation);
/** Somebody does not wait for the model: the playbook finishes what it writes. */
export const playbookWanted = defineEvent('interviewing.generation.playbook-wanted', Generation);
/** A person made a version of a plan: other questions, other minutes, or an earlier version once more. */
export const planEdited = defineEvent(
  'interviewing.plan.edited',
  z.object({ interviewId: z.uuid(), planId: z.uuid(), version: z.int() }),
);
/** The words of a version are wanted in the other language; its aggregate is the plan. */
export const twinRequested = defineEvent(
  'interviewing.twin.requested',
  z.object({ ...Generation.shape, version: z.int() }),
);
/** A visitor without an account wants a preview; its aggregate is the preview, its owner the visit. */
export const previewRequested = defineEvent(
  'interviewing.preview.requested',
  z.object({ previewId: z.uuid(), attempt: z.int() }),
);
export const planPublished = defineEvent(
  'interviewing.plan.published',
  z.object({ ...Generation.shape, version: z.int(), source: z.enum(planSources) }),
);

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
/**
 * Which recommendation was given is stored only in the summary: an opinion about a person must not outlive the summary
 * as an event.
 */
export const recommendationRecorded = defineEvent('interviewing.recommendation.recorded', Interview);
/** A requirement or a point was answered after the interview. The answer itself is stored only in its row. */
export const requirementAnswered = defineEvent('interviewing.requirement.answered', Interview);
/** The plan or the report was exported as a file. */
export const interviewExported = defineEvent(
  'interviewing.interview.exported',
  z.object({ ...Interview.shape, document: z.enum(exportedDocuments), format: z.enum(planExportFormats) }),
);

const Link = z.object({ ...Interview.shape, shareId: z.uuid() });

/** Anyone with the link can read this view of the interview. Aggregate: the link. */
export const shareLinkCreated = defineEvent(
  'interviewing.share-link.created',
  z.object({ ...Link.shape, view: z.enum(shareViews), hidesName: z.boolean() }),
);
export const shareLinkRevoked = defineEvent('interviewing.share-link.revoked', Link);

const Generation = z.object({ interviewId: z.uuid(), planId: z.uuid(), attempt: z.int() });

/** The next plan for the position will get a newly written core. Aggregate: the position. */
export const coreRenewed = defineEvent(
  'interviewing.core.renewed',
  z.object({ positionId: z.uuid(), positionVersion: z.int(), cores: z.int() }),
);

/** A generation was queued. Aggregate: the plan. */
export const planRequested = defineEvent('interviewing.plan.requested', Generation);
/** The owner cancelled a generation. The database already records this; the workflow may stop. */
export const generationCancelled = defineEvent('interviewing.generation.cancelled', Generation);
/** A person did not want to wait for the model; the playbook finishes the plan. */
export const playbookWanted = defineEvent('interviewing.generation.playbook-wanted', Generation);
/** A person created a version of a plan by changing its questions or minutes, or by restoring an earlier version. */
export const planEdited = defineEvent(
  'interviewing.plan.edited',
  z.object({ interviewId: z.uuid(), planId: z.uuid(), version: z.int() }),
);
/** A translation of a plan version was requested. Aggregate: the plan. */
export const twinRequested = defineEvent(
  'interviewing.twin.requested',
  z.object({ ...Generation.shape, version: z.int() }),
);
/** A visitor without an account requested a preview. Aggregate: the preview; owner: the visit. */
export const previewRequested = defineEvent(
  'interviewing.preview.requested',
  z.object({ previewId: z.uuid(), attempt: z.int() }),
);
export const planPublished = defineEvent(
  'interviewing.plan.published',
  z.object({ ...Generation.shape, version: z.int(), source: z.enum(planSources) }),
);

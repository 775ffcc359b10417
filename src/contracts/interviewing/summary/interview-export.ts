import * as z from 'zod/mini';
import { Id, Instant, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { RequirementAnswer, SkipReason } from '#contracts/interviewing/run/interview-run.ts';
import { InterviewStatus, Recommendation } from '#contracts/interviewing/interviewing.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import {
  Band,
  Difficulty,
  FlowStep,
  InterviewType,
  Level,
  PlanSource,
  ProbeTrigger,
  QuestionKind,
  QuestionSource,
  RequirementKind,
  PrivateMatter,
} from '#contracts/interviewing/plan/plan.ts';

/**
 * Files for use outside Askwell. Each field is listed explicitly instead of being copied from the plan or the run, so
 * that fields added there are not leaked, and readers of version 1 keep finding what they know.
 */

export const exportFormats = ['json', 'pdf'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Plans can also be exported as Markdown, free on every tier. */
export const planExportFormats = [...exportFormats, 'md'] as const;
export type PlanExportFormat = (typeof planExportFormats)[number];

export const exportedDocuments = ['plan', 'report'] as const;
export type ExportedDocument = (typeof exportedDocuments)[number];

export const ExportedInterview = z.object({
  id: Id,
  candidate: z.string(),
  position: z.string(),
  level: Level,
  type: InterviewType,
  /** language of the interview and of the file */
  language: Language,
  durationMin: z.number(),
  scheduledAt: z.nullable(Instant),
  status: InterviewStatus,
});

/** A line of the CV, word for word. */
const Quote = z.object({ page: z.number(), text: z.string() });
export type Quote = z.infer<typeof Quote>;

/** Counts from 1, as on the page. */
const QuestionNumber = z.number();

const QuestionHead = {
  number: QuestionNumber,
  block: z.enum(['core', 'cv']),
  mustAsk: z.boolean(),
  competency: z.string(),
  category: z.string(),
  /** its own topic, or its competency */
  topic: z.string(),
  text: z.string(),
  quotes: z.array(Quote),
};

export const ExportedStep = z.object({
  kind: FlowStep.shape.kind,
  minutes: z.number(),
  script: z.nullable(z.string()),
  question: z.nullable(QuestionNumber),
});

export const ExportedQuestion = z.object({
  ...QuestionHead,
  kind: QuestionKind,
  difficulty: Difficulty,
  minutes: z.number(),
  whyAsked: z.string(),
  /** what the candidate looks at while answering, one line each */
  handout: z.nullable(z.array(z.string())),
  /** what an earlier round left open */
  followsUp: z.nullable(z.string()),
  setForOthers: z.boolean(),
  /** what an earlier round has seen done well on its topic */
  seenEarlier: z.nullable(z.string()),
  /** whether it comes last and needs no follow-ups */
  mayBeShort: z.boolean(),
  /** the question that asks this person for a case on the same topic; that case must not be told here */
  otherCaseThan: z.nullable(z.object({ number: QuestionNumber, topic: z.string() })),
  /** by how many minutes it may overrun, and which questions are shortened in return */
  mayRunOn: z.nullable(z.object({ minutes: z.number(), instead: z.array(QuestionNumber) })),
  keyPoints: z.array(z.string()),
  notRequired: z.array(z.string()),
  anchors: z.array(z.object({ band: Band, label: z.string(), behaviours: z.array(z.string()) })),
  /** an answer worth a 7, and the one fact that separates it from a 6 */
  exampleAnswer: z.nullable(z.string()),
  decidingFact: z.nullable(z.string()),
  probes: z.array(z.object({ trigger: ProbeTrigger, text: z.string(), listensFor: z.nullable(z.string()) })),
  /** what only this person is told before it, or asked after it */
  followUp: z.nullable(
    z.object({
      text: z.string(),
      leadsIn: z.boolean(),
      listensFor: z.nullable(z.string()),
      /** a reply that leaves it open */
      fallsShort: z.nullable(z.string()),
      quotes: z.array(Quote),
    }),
  ),
  redFlags: z.array(z.object({ text: z.string(), jobReason: z.string() })),
  source: QuestionSource,
});

export const PlanContentExport = z.object({
  interview: ExportedInterview,
  version: z.number(),
  source: PlanSource,
  createdAt: Instant,
  /** the same for candidates with the same core questions */
  coreHash: z.string(),
  highlights: z.array(z.object({ text: z.string(), quote: z.nullable(Quote) })),
  focusAreas: z.array(z.object({ area: z.string(), questions: z.array(QuestionNumber) })),
  competencies: z.array(
    z.object({
      name: z.string(),
      definition: z.string(),
      mustHave: z.boolean(),
      /** the words of the posting that call for it */
      basis: z.nullable(z.string()),
    }),
  ),
  /** what the interview has to find out about this person; null if the plan does not say */
  toDecide: z.nullable(z.string()),
  strengths: z.array(z.object({ text: z.string(), quote: Quote })),
  areasToProbe: z.array(
    z.object({
      text: z.string(),
      questions: z.array(QuestionNumber),
      /** the follow-up to the question covers it, not the question itself */
      inFollowUp: z.boolean(),
      quote: z.nullable(Quote),
      /** what the CV does not mention */
      absence: z.nullable(z.string()),
      /** search terms without a match */
      searchedFor: z.array(z.string()),
    }),
  ),
  /** `quotes`: the one or two lines of the CV that answer it */
  requirements: z.array(
    z.object({ text: z.string(), basis: z.string(), kind: RequirementKind, quotes: z.array(Quote) }),
  ),
  /**
   * asked of this person aloud and never scored; `requirement`: what it replaces, which then is not listed in
   * `requirements`; `basis`: words of the posting
   */
  toSettle: z.array(
    z.object({
      text: z.string(),
      requirement: z.nullable(z.string()),
      listensFor: z.nullable(z.string()),
      basis: z.nullable(z.string()),
      /** two if the point compares two lines */
      quotes: z.array(Quote),
    }),
  ),
  /** what weighs most, and what makes it a no; null in older plans */
  decision: z.nullable(
    z.object({
      weighsMost: z.string(),
      /** null in older plans */
      weightiestQuestions: z.nullable(z.string()),
      /** which questions distinguish several candidates */
      ofSeveral: z.nullable(z.string()),
      offerWhen: z.nullable(z.string()),
      furtherWhen: z.array(z.string()),
      noWhen: z.array(z.string()),
    }),
  ),
  /** what the interviewer finds out or arranges before the interview */
  toPrepare: z.array(z.string()),
  /**
   * what an earlier round left open, and where it is asked: as a point to settle, in these questions, in this person's
   * follow-ups after these, or nowhere
   */
  leftOpen: z.array(
    z.object({
      text: z.string(),
      isPoint: z.boolean(),
      questions: z.array(QuestionNumber),
      followUps: z.array(QuestionNumber),
    }),
  ),
  /** private matters that the CV or the feedback mentions and nobody brings up */
  privateMatters: z.array(PrivateMatter),
  /** what still has to be checked elsewhere about this person before an offer */
  beforeOffer: z.array(z.string()),
  /**
   * who asks what if several people interview, the lead first; null for one interviewer; `name` undefined: roles
   * unknown
   */
  panel: z.nullable(z.array(z.object({ name: z.optional(z.string()), questions: z.array(QuestionNumber) }))),
  flow: z.array(ExportedStep),
  questions: z.array(ExportedQuestion),
  /** what the candidate is likely to ask; `answer` is null if the posting says nothing about it */
  candidateQuestions: z.array(
    z.object({ question: z.string(), answer: z.nullable(z.object({ text: z.string(), basis: z.string() })) }),
  ),
});
export type PlanContentExport = z.infer<typeof PlanContentExport>;

export const ReportContentExport = z.object({
  interview: ExportedInterview,
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  /** without pauses */
  elapsedSec: z.number(),
  recommendation: z.nullable(Recommendation),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  /** mean of the core questions, one decimal; null until a recommendation is chosen */
  score: z.nullable(z.number()),
  overallAssessment: z.string(),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
  competencies: z.array(
    z.object({
      name: z.string(),
      mustHave: z.boolean(),
      questions: z.number(),
      scored: z.number(),
      insufficientEvidence: z.boolean(),
      /**
       * mean of its core questions, or of those for this person if it has none; null until a recommendation is chosen
       */
      mean: z.nullable(z.number()),
      /** no core question: its mean is that of the questions for this person */
      isOwn: z.boolean(),
      /**
       * numbers of the scored questions that do not count towards the interview's mean; empty until a recommendation is
       * chosen
       */
      apart: z.array(z.number()),
    }),
  ),
  /** `answer` is null if not asked; `requirement`: what a point replaces */
  toSettle: z.array(
    z.object({ text: z.string(), requirement: z.nullable(z.string()), answer: z.nullable(RequirementAnswer) }),
  ),
  requirements: z.array(z.object({ text: z.string(), kind: RequirementKind, answer: z.nullable(RequirementAnswer) })),
  questions: z.array(
    z.object({
      ...QuestionHead,
      plannedMin: z.number(),
      spentSec: z.number(),
      state: z.enum(['remaining', 'answered', 'skipped']),
      skipReason: z.nullable(SkipReason),
      /** integer, 0 to 10; null means not scored, never 0 */
      score: z.nullable(z.number()),
      /** the minimum score for an offer; null if the plan sets none */
      offerTakes: z.nullable(z.number()),
      /** the ticked behaviours, in the order of the bands */
      anchorsMet: z.array(z.object({ band: Band, behaviour: z.string() })),
      notes: z.string(),
      redFlagSeen: z.boolean(),
      /** the question's red flags, if at least one was seen */
      redFlags: z.array(z.string()),
    }),
  ),
  /** notes of the parts without a question, if anything was written */
  partNotes: z.array(z.object({ part: z.enum(['intro', 'candidate_questions']), notes: z.string() })),
});
export type ReportContentExport = z.infer<typeof ReportContentExport>;

function exported<const Name extends string, Content extends z.ZodMiniType>(name: Name, content: Content) {
  return z.object({
    format: z.literal(name),
    formatVersion: z.literal(1),
    exportedAt: Instant,
    /** SHA-256 of `content` as JSON with sorted keys and no whitespace, in hexadecimal; also printed in the PDF */
    contentHash: z.string(),
    content,
  });
}

export const PlanExport = exported('askwell.plan', PlanContentExport);
export type PlanExport = z.infer<typeof PlanExport>;
export const ReportExport = exported('askwell.report', ReportContentExport);
export type ReportExport = z.infer<typeof ReportExport>;

export const exportPlan = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan/export',
  summary:
    'The current plan as a file, in its own language or, once that is there, the other one; but for Markdown part of the paid plan',
  auth: 'user',
  params: interviewParams,
  query: z.strictObject({
    format: z._default(z.enum(planExportFormats), 'json'),
    /** defaults to the language of the plan */
    language: z.optional(Language),
  }),
  status: 200,
  answer: 'file',
  success: PlanExport,
  errors: [
    'billing.premium_only',
    'interviewing.interview_not_found',
    'interviewing.plan_not_found',
    'interviewing.twin_not_found',
  ],
});

export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/summary/export',
  summary:
    'The report as a file: recommendation, scores with what was seen, evidence, notes; means only after the recommendation; part of the paid plan',
  auth: 'user',
  params: interviewParams,
  query: z.strictObject({ format: z._default(ExportFormat, 'json') }),
  status: 200,
  answer: 'file',
  success: ReportExport,
  errors: ['billing.premium_only', 'interviewing.interview_not_found', 'interviewing.transition_refused'],
});

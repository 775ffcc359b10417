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
 * Files that people take elsewhere. Each field is named here and not taken over from the plan or the run: what is added
 * to those is not given away by that, and readers of version 1 go on finding what they know.
 */

export const exportFormats = ['json', 'pdf'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Of a plan there is a text as well, free for everybody. */
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
  /** in which it is held, and in which the file is written */
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
  /** what it alone is about, or its competency */
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
  /** what the candidate looks at while answering, a line each */
  handout: z.nullable(z.array(z.string())),
  /** what an earlier round left open */
  followsUp: z.nullable(z.string()),
  setForOthers: z.boolean(),
  /** what an earlier round has seen done well in its matter */
  seenEarlier: z.nullable(z.string()),
  /** whether it comes last, and does without follow-ups */
  mayBeShort: z.boolean(),
  /** the question that asks this person for a case in the same matter, which is not the one to be told here */
  otherCaseThan: z.nullable(z.object({ number: QuestionNumber, topic: z.string() })),
  /** by how many minutes it may run on, and which questions are then asked without follow-ups */
  mayRunOn: z.nullable(z.object({ minutes: z.number(), instead: z.array(QuestionNumber) })),
  keyPoints: z.array(z.string()),
  notRequired: z.array(z.string()),
  anchors: z.array(z.object({ band: Band, label: z.string(), behaviours: z.array(z.string()) })),
  /** an answer that earns a 7, and the one fact that parts it from a 6 */
  exampleAnswer: z.nullable(z.string()),
  decidingFact: z.nullable(z.string()),
  probes: z.array(z.object({ trigger: ProbeTrigger, text: z.string(), listensFor: z.nullable(z.string()) })),
  /** what this person alone is told before it, or asked behind it */
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
  /** equal for candidates who are asked the same core */
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
  /** what the talk has to find out about this person; null where nobody said it */
  toDecide: z.nullable(z.string()),
  strengths: z.array(z.object({ text: z.string(), quote: Quote })),
  areasToProbe: z.array(
    z.object({
      text: z.string(),
      questions: z.array(QuestionNumber),
      /** by what this person is asked behind the question, not by the question itself */
      inFollowUp: z.boolean(),
      quote: z.nullable(Quote),
      /** what the CV does not say */
      absence: z.nullable(z.string()),
      /** words that it does not hold */
      searchedFor: z.array(z.string()),
    }),
  ),
  /** `quotes`: the line of the CV that answers it, or two */
  requirements: z.array(
    z.object({ text: z.string(), basis: z.string(), kind: RequirementKind, quotes: z.array(Quote) }),
  ),
  /**
   * asked of this person aloud and never scored; `requirement`: what it is asked in place of, which does not
   * stand among the requirements then; `basis`: words of the posting
   */
  toSettle: z.array(
    z.object({
      text: z.string(),
      requirement: z.nullable(z.string()),
      listensFor: z.nullable(z.string()),
      basis: z.nullable(z.string()),
      /** two where it lays one line beside another */
      quotes: z.array(Quote),
    }),
  ),
  /** what weighs most, and what makes it a no; null in plans made before it was written down */
  decision: z.nullable(
    z.object({
      weighsMost: z.string(),
      /** null in plans made before these were */
      weightiestQuestions: z.nullable(z.string()),
      /** by which questions several people are told apart */
      ofSeveral: z.nullable(z.string()),
      offerWhen: z.nullable(z.string()),
      furtherWhen: z.array(z.string()),
      noWhen: z.array(z.string()),
    }),
  ),
  /** what the interviewer finds out or agrees on before the talk */
  toPrepare: z.array(z.string()),
  /** what an earlier round left open, and where it is asked: as a point to settle, in these questions, or nowhere */
  leftOpen: z.array(z.object({ text: z.string(), isPoint: z.boolean(), questions: z.array(QuestionNumber) })),
  /** what CV or feedback names and nobody takes up */
  privateMatters: z.array(PrivateMatter),
  /** what is still to be checked elsewhere about this person, before an offer */
  beforeOffer: z.array(z.string()),
  /** who asks what, where several people interview, who leads first; null where one does; undefined name: nobody said what they are */
  panel: z.nullable(z.array(z.object({ name: z.optional(z.string()), questions: z.array(QuestionNumber) }))),
  flow: z.array(ExportedStep),
  questions: z.array(ExportedQuestion),
  /** what the candidate is likely to ask; without an answer the posting says nothing about it */
  candidateQuestions: z.array(
    z.object({ question: z.string(), answer: z.nullable(z.object({ text: z.string(), basis: z.string() })) }),
  ),
});
export type PlanContentExport = z.infer<typeof PlanContentExport>;

export const ReportContentExport = z.object({
  interview: ExportedInterview,
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  /** pauses left out */
  elapsedSec: z.number(),
  recommendation: z.nullable(Recommendation),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  /** mean of the questions that everybody is asked, one decimal; null until a recommendation is chosen */
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
      /** of its core questions, of those for this person alone where it has none; null until a recommendation is chosen */
      mean: z.nullable(z.number()),
      /** it has no core question: its mean is that of the questions for this person alone */
      isOwn: z.boolean(),
      /** numbers of the scored questions that no mean of the interview counts; none until a recommendation is chosen */
      apart: z.array(z.number()),
    }),
  ),
  /** `answer` is null where it was not asked; `requirement`: what a point was asked in place of */
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
      /** whole, 0 to 10; null means not scored, never 0 */
      score: z.nullable(z.number()),
      /** the score that an offer takes at least; null where the plan asks for none */
      offerTakes: z.nullable(z.number()),
      /** what was ticked, in the order of the bands */
      anchorsMet: z.array(z.object({ band: Band, behaviour: z.string() })),
      notes: z.string(),
      redFlagSeen: z.boolean(),
      /** those of the question, where at least one of them was seen */
      redFlags: z.array(z.string()),
    }),
  ),
  /** notes of the parts without a question, where something was written */
  partNotes: z.array(z.object({ part: z.enum(['intro', 'candidate_questions']), notes: z.string() })),
});
export type ReportContentExport = z.infer<typeof ReportContentExport>;

function exported<const Name extends string, Content extends z.ZodMiniType>(name: Name, content: Content) {
  return z.object({
    format: z.literal(name),
    formatVersion: z.literal(1),
    exportedAt: Instant,
    /** SHA-256 of `content` as JSON with sorted keys and no white space, in hexadecimal digits; the PDF prints it, too */
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
    /** left out: that of the plan */
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

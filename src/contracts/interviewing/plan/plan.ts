import * as z from 'zod/mini';
import { Adjustments, longestAdjusted } from './adjustments.ts';
import { bands } from './bands.ts';
import { Decision } from './decision.ts';
import { Id, Instant, Language, lineOf, text } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';

/** An interview plan: what is asked, for how long, and how answers are judged. */

export const interviewTypes = [
  'phone_screening',
  'technical',
  'behavioral',
  'final',
  'panel',
  'coding',
  'system_design',
] as const;
export const InterviewType = z.enum(interviewTypes);
export type InterviewType = z.infer<typeof InterviewType>;

export const levels = ['junior', 'middle', 'senior', 'lead', 'principal'] as const;
export const Level = z.enum(levels);
export type Level = z.infer<typeof Level>;

export const difficulties = ['easy', 'medium', 'hard'] as const;
export const Difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof Difficulty>;

export const questionKinds = ['behavioral', 'situational', 'knowledge', 'task'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Band = z.enum(bands);
export type Band = z.infer<typeof Band>;

/** `next_fact`: asked after any answer, because it reveals the next fact of the case */
export const probeTriggers = ['vague', 'no_result', 'no_role', 'too_general', 'missing_point', 'next_fact'] as const;
export const ProbeTrigger = z.enum(probeTriggers);
export type ProbeTrigger = z.infer<typeof ProbeTrigger>;

export const planSources = ['ai', 'playbook'] as const;
export const PlanSource = z.enum(planSources);
export type PlanSource = z.infer<typeof PlanSource>;

/** Who wrote a question: people can edit the questions of a plan and add their own. */
export const QuestionSource = z.enum([...planSources, 'person']);

/** A slice of the CV's visible text: `quote` equals that page's text from `start` to `end` (UTF-16 units). */
export const Evidence = z.object({
  cvId: Id,
  page: z.number().check(z.int(), z.minimum(1)),
  start: z.number().check(z.int(), z.minimum(0)),
  end: z.number().check(z.int(), z.minimum(1)),
  quote: text(300),
});
export type Evidence = z.infer<typeof Evidence>;

export const Absence = z.object({
  searchedFor: z.array(text(80)).check(z.minLength(1), z.maxLength(8)),
  statement: text(240),
});
export type Absence = z.infer<typeof Absence>;

/** The search terms, if the statement about the absence does not name them itself. */
export function soughtWords({ searchedFor, statement }: Absence): readonly string[] {
  return searchedFor.every((word) => statement.includes(word)) ? [] : searchedFor;
}

export const Anchor = z.object({
  band: Band,
  label: text(40),
  behaviours: z.array(text(limits.plan.behaviour)).check(z.minLength(1), z.maxLength(limits.plan.behaviours)),
});
export type Anchor = z.infer<typeof Anchor>;

export const Probe = z.object({
  text: text(limits.plan.probe),
  trigger: ProbeTrigger,
  /** what a good answer to it contains */
  listensFor: z.optional(text(240)),
});
export type Probe = z.infer<typeof Probe>;

export const RedFlag = z.object({ text: text(limits.plan.redFlag), jobReason: text(240) });
export type RedFlag = z.infer<typeof RedFlag>;

export const GuardMark = z.object({
  pack: z.nullable(z.string()),
  verdict: z.enum(['clean', 'forbidden', 'overridden']),
  ruleIds: z.array(z.string()),
});
export type GuardMark = z.infer<typeof GuardMark>;

export const Question = z.object({
  id: Id,
  order: z.number().check(z.int(), z.minimum(1)),
  block: z.enum(['core', 'cv']),
  mustAsk: z.boolean(),
  competencyId: z.string(),
  category: text(80),
  /** what this question is about, in a few words; undefined if it was given no name of its own */
  topic: z.optional(text(60)),
  kind: QuestionKind,
  difficulty: Difficulty,
  text: text(limits.plan.question),
  whyAsked: text(400),
  // A wider range than a person may set: adding or removing extra time turns 3 into 2, and 45 into 90.
  expectedMin: z.number().check(z.int(), z.minimum(1), z.maximum(longestAdjusted)),
  expectedAnswer: z.object({
    keyPoints: z.array(text(limits.plan.keyPoint)).check(z.minLength(1), z.maxLength(limits.plan.keyPoints)),
    notRequired: z.array(text(240)).check(z.maxLength(4)),
  }),
  anchors: z.array(Anchor).check(z.length(5)),
  /** what the candidate looks at while answering: figures, a message, a log; one line each */
  handout: z.optional(
    z.array(lineOf(limits.plan.handoutLine)).check(z.minLength(1), z.maxLength(limits.plan.handoutLines)),
  ),
  /** an answer worth a 7, in a candidate's words */
  exampleAnswer: z.optional(text(500)),
  /** the one fact that separates a 7 from a 6 */
  decidingFact: z.optional(text(240)),
  probes: z.array(Probe).check(z.maxLength(limits.plan.probes)),
  redFlags: z.array(RedFlag).check(z.maxLength(limits.plan.redFlags)),
  evidence: z.optional(z.array(Evidence).check(z.minLength(1), z.maxLength(3))),
  /** what an earlier round left open, in the words of its feedback: why this person is asked */
  followsUp: z.optional(text(400)),
  /** for a question for this person only: the core question that it was meant to follow */
  behind: z.optional(Id),
  /** the plan's focus areas that it covers; empty in older plans */
  focusAreas: z._default(z.array(text(120)).check(z.maxLength(8)), []),
  guard: GuardMark,
  /** who wrote it, if that differs from the plan's source: the playbook fills what a model left open */
  source: z.optional(QuestionSource),
  /** in the core block, but replaced in this plan only, so other candidates are not asked it */
  inThisPlanAlone: z.optional(z.literal(true)),
  /**
   * for this person only, but other candidates with the same open topic get it too, with the same handout, levels and
   * id
   */
  setForOthers: z.optional(z.literal(true)),
});
export type Question = z.infer<typeof Question>;

export const Competency = z.object({
  id: z.string(),
  name: text(80),
  definition: text(400),
  source: z.enum(['position_text', 'focus_area', 'user']),
  mustHave: z.boolean(),
  /** the words of the posting that call for it */
  basis: z.optional(text(300)),
});
export type Competency = z.infer<typeof Competency>;

export const CandidateClaim = z.object({ text: text(240), competencyId: z.string(), evidence: Evidence });
export type CandidateClaim = z.infer<typeof CandidateClaim>;

export const AreaToProbe = z.object({
  text: text(240),
  competencyId: z.string(),
  /** the question that covers it */
  askedIn: z.optional(Id),
  /** the follow-up to that question covers it, not the question itself */
  inFollowUp: z.optional(z.literal(true)),
  evidence: z.optional(Evidence),
  absence: z.optional(Absence),
});
export type AreaToProbe = z.infer<typeof AreaToProbe>;

/** What only this person is told before, or asked after, a core question, based on a line of their CV. */
export const FollowUp = z.object({
  questionId: Id,
  text: text(240),
  /** said before the question, to direct it to a case from the person's own work; then it asks nothing itself */
  leadsIn: z.optional(z.boolean()),
  listensFor: z.optional(text(240)),
  /** undefined only if an earlier round left open something that the CV does not mention */
  evidence: z.optional(Evidence),
  /** a second line of the CV, such as one that contradicts the first */
  against: z.optional(Evidence),
  /** what an earlier round left open, in the words of its feedback */
  followsUp: z.optional(text(400)),
  /** a reply that leaves it open; if present, the interviewer also records whether it was settled */
  fallsShort: z.optional(text(240)),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const requirementKinds = ['licence', 'shift', 'language', 'start', 'other'] as const;
export const RequirementKind = z.enum(requirementKinds);
export type RequirementKind = z.infer<typeof RequirementKind>;

/** A requirement of the posting that a person either meets or does not: answered yes, no or open, never scored. */
export const Requirement = z.object({
  text: text(240),
  /** the sentence of the posting that it comes from */
  basis: text(limits.requirementBasis),
  kind: RequirementKind,
});
export type Requirement = z.infer<typeof Requirement>;

/** One or two lines of the CV that answer a requirement: the interviewer confirms it instead of asking. */
export const RequirementEvidence = z.object({
  /** index of the requirement in the plan, from 0 */
  index: z.int().check(z.minimum(0), z.maximum(limits.requirements - 1)),
  evidence: Evidence,
  /** a line without which the first does not answer it */
  second: z.optional(Evidence),
});
export type RequirementEvidence = z.infer<typeof RequirementEvidence>;

/**
 * An open point about this person only (a contract term, a document, two lines that contradict each other): asked
 * aloud, answered yes, no or open, never scored. Based on one or two lines of the CV, on an earlier round's feedback,
 * or both.
 */
export const PointToSettle = z.object({
  text: text(240),
  /** the answer that settles it */
  listensFor: z.optional(text(240)),
  /** index in the plan, from 0, of the requirement that this point replaces */
  requirement: z.optional(z.int().check(z.minimum(0), z.maximum(limits.requirements - 1))),
  evidence: z.optional(Evidence),
  /** a second line of the CV, such as one that contradicts the first */
  against: z.optional(Evidence),
  /** the words of the posting that it is compared with */
  basis: z.optional(text(limits.requirementBasis)),
  /** an earlier round left it open */
  followsUp: z.optional(z.boolean()),
  /** the words of its feedback */
  leftOpen: z.optional(text(400)),
});
export type PointToSettle = z.infer<typeof PointToSettle>;

/** A core question on a topic that an earlier round has seen done well: it comes last and needs no follow-ups. */
export const SeenEarlier = z.object({
  questionId: Id,
  /** from the earlier round's feedback */
  words: text(400),
});
export type SeenEarlier = z.infer<typeof SeenEarlier>;

/**
 * Matters that must not influence a hiring decision: if a CV or a note mentions one, nobody brings it up in the
 * interview.
 */
export const privateMatters = ['family', 'age', 'health', 'origin', 'beliefs', 'military'] as const;
export const PrivateMatter = z.enum(privateMatters);
export type PrivateMatter = z.infer<typeof PrivateMatter>;

/** A question that the candidate is likely to ask. Without `answer`, the posting says nothing about it. */
export const CandidateQuestion = z.object({
  question: text(240),
  /** `basis`: the words of the posting that support the answer */
  answer: z.optional(z.object({ text: text(300), basis: text(300) })),
});
export type CandidateQuestion = z.infer<typeof CandidateQuestion>;

export const FlowStep = z.object({
  kind: z.enum(['intro', 'requirements', 'question', 'break', 'candidate_questions', 'wrap_up', 'buffer']),
  minutes: z.number().check(z.int(), z.minimum(0), z.maximum(longestAdjusted)),
  script: z.optional(text(1200)),
  questionId: z.optional(Id),
});
export type FlowStep = z.infer<typeof FlowStep>;

/** What a writer (a model or the playbook) produces; ids, hash and status are added on publication. */
export const PlanContent = z.object({
  interviewType: InterviewType,
  level: Level,
  language: Language,
  /** in minutes, including the adjustments */
  durationMin: z.number().check(z.int(), z.minimum(15), z.maximum(longestAdjusted)),
  /** undefined: the usual minutes. Never exported or shared */
  adjustments: z.optional(Adjustments),
  summary: z.object({
    highlights: z.array(text(240)).check(z.maxLength(5)),
    /** the lines of the CV behind the highlights, in the same order; empty if each highlight is itself a quote */
    highlightEvidence: z._default(z.array(Evidence).check(z.maxLength(5)), []),
    // just one if a one-hour task is the whole interview
    focusAreas: z.array(text(120)).check(z.minLength(1), z.maxLength(8)),
  }),
  competencies: z.array(Competency).check(z.minLength(1), z.maxLength(8)),
  requirements: z._default(z.array(Requirement).check(z.maxLength(limits.requirements)), []),
  candidate: z.object({
    strengths: z.array(CandidateClaim).check(z.maxLength(5)),
    areasToProbe: z.array(AreaToProbe).check(z.maxLength(8)),
    followUps: z._default(z.array(FollowUp).check(z.maxLength(limits.followUps)), []),
    requirementEvidence: z._default(z.array(RequirementEvidence).check(z.maxLength(limits.requirements)), []),
    toSettle: z._default(z.array(PointToSettle).check(z.maxLength(limits.pointsToSettle)), []),
    seenEarlier: z._default(z.array(SeenEarlier).check(z.maxLength(3)), []),
    /**
     * what this interview has to find out about the person, and what is already known and needs no time; undefined if
     * no model said so
     */
    toDecide: z.optional(text(360)),
    /** what the interviewer must find out or arrange before the interview, specific to this person */
    toPrepare: z._default(z.array(text(240)).check(z.maxLength(4)), []),
    /** outcomes of the interview that are neither an offer nor a no, each with the next step; included in `decision` */
    furtherWhen: z._default(z.array(text(240)).check(z.maxLength(2)), []),
    /** what still has to be seen or heard elsewhere before an offer, however good the interview was */
    beforeOffer: z._default(z.array(text(240)).check(z.maxLength(3)), []),
    /** what the feedback lists as open and nothing above settles; `askedIn`: the question that covers it */
    alsoOpen: z._default(
      z
        .array(z.object({ text: text(limits.interview.openPoint), askedIn: z.optional(Id) }))
        .check(z.maxLength(limits.interview.openPoints)),
      [],
    ),
    /** which private matters the CV or the feedback mentions, so that nobody brings them up */
    privateMatters: z._default(z.array(PrivateMatter), []),
  }),
  /** undefined in older plans */
  decision: z.optional(Decision),
  /**
   * number of candidates whose open topics were known when the core questions were written; undefined: written without
   * comparing several
   */
  candidatesInView: z.optional(z.number()),
  /** undefined in older plans */
  candidateQuestions: z.optional(z.array(CandidateQuestion).check(z.maxLength(6))),
  flow: z.array(FlowStep),
  // three hours of five-minute questions are 29
  questions: z.array(Question).check(z.minLength(1), z.maxLength(limits.plan.questions)),
});
export type PlanContent = z.infer<typeof PlanContent>;

/** Display name of a question: its own topic, or the competency it is about. */
export function topicOf({ topic, category }: Pick<Question, 'topic' | 'category'>): string {
  return topic ?? category;
}

/** Whether a question is based on something known about this person, and not merely on the absence of a CV. */
export function isAboutPerson({ evidence, followsUp }: Pick<Question, 'evidence' | 'followsUp'>): boolean {
  return evidence !== undefined || followsUp !== undefined;
}

/** The follow-up to a core question that this person is asked. */
export function followUpBehind(
  { candidate }: Pick<PlanContent, 'candidate'>,
  questionId: string,
): FollowUp | undefined {
  return candidate.followUps.find((followUp) => followUp.questionId === questionId);
}

/** What an earlier round has seen done well on the topic of a question. */
export function seenEarlierIn(
  { candidate }: Pick<PlanContent, 'candidate'>,
  questionId: string,
): SeenEarlier | undefined {
  return candidate.seenEarlier.find((seen) => seen.questionId === questionId);
}

export const Provenance = z.object({
  model: z.nullable(z.string()),
  promptVersion: z.string(),
  inputHashes: z.record(z.string(), z.string()),
  guardVersion: z.string(),
  tokens: z.object({ input: z.number(), output: z.number() }),
  createdAt: Instant,
  editedBy: z.array(Id),
});
export type Provenance = z.infer<typeof Provenance>;

export const Plan = z.extend(PlanContent, {
  id: Id,
  interviewId: Id,
  version: z.number(),
  positionVersion: z.number(),
  coreHash: z.string(),
  source: PlanSource,
  /** why the AI did not write it, if it was asked to */
  fallbackReason: z.nullable(
    z.enum([
      'no_provider',
      'provider_down',
      'refused',
      'invalid',
      'budget',
      'misconfigured',
      'no_credit',
      'not_awaited',
    ]),
  ),
  provenance: Provenance,
});
export type Plan = z.infer<typeof Plan>;

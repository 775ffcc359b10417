import * as z from 'zod/mini';
import { Adjustments, longestAdjusted } from './adjustments.ts';
import { bands } from './bands.ts';
import { Decision } from './decision.ts';
import { Id, Instant, Language, lineOf, text } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';

/** An interview plan: what is asked, for how long, and how an answer is judged. */

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

/** `next_fact`: asked after any answer, since it tells what comes next in the case */
export const probeTriggers = ['vague', 'no_result', 'no_role', 'too_general', 'missing_point', 'next_fact'] as const;
export const ProbeTrigger = z.enum(probeTriggers);
export type ProbeTrigger = z.infer<typeof ProbeTrigger>;

export const planSources = ['ai', 'playbook'] as const;
export const PlanSource = z.enum(planSources);
export type PlanSource = z.infer<typeof PlanSource>;

/** Who wrote a question: a person edits those of a plan, and adds some. */
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

/** The words that were sought, where what is said of the absence does not name them itself. */
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
  /** what a good answer to it holds */
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
  /** what this question alone is about, in a few words; undefined where nobody gave it a name of its own */
  topic: z.optional(text(60)),
  kind: QuestionKind,
  difficulty: Difficulty,
  text: text(limits.plan.question),
  whyAsked: text(400),
  // Fewer and more than a person may set: extra time that is taken back or given turns 3 into 2, and 45 into 90.
  expectedMin: z.number().check(z.int(), z.minimum(1), z.maximum(longestAdjusted)),
  expectedAnswer: z.object({
    keyPoints: z.array(text(limits.plan.keyPoint)).check(z.minLength(1), z.maxLength(limits.plan.keyPoints)),
    notRequired: z.array(text(240)).check(z.maxLength(4)),
  }),
  anchors: z.array(Anchor).check(z.length(5)),
  /** what the candidate looks at while answering: figures, a message, a log; a line each */
  handout: z.optional(
    z.array(lineOf(limits.plan.handoutLine)).check(z.minLength(1), z.maxLength(limits.plan.handoutLines)),
  ),
  /** an answer that earns a 7, in the words of a candidate */
  exampleAnswer: z.optional(text(500)),
  /** the one fact that parts a 7 from a 6 */
  decidingFact: z.optional(text(240)),
  probes: z.array(Probe).check(z.maxLength(limits.plan.probes)),
  redFlags: z.array(RedFlag).check(z.maxLength(limits.plan.redFlags)),
  evidence: z.optional(z.array(Evidence).check(z.minLength(1), z.maxLength(3))),
  /** what an earlier round left open, in the words of its feedback: why this person is asked */
  followsUp: z.optional(text(400)),
  /** of one for this person: the question for everybody behind which it was to stand */
  behind: z.optional(Id),
  /** which of the plan's focus areas it asks about; empty in plans made before this was kept */
  focusAreas: z._default(z.array(text(120)).check(z.maxLength(8)), []),
  guard: GuardMark,
  /** who wrote it, where that is not who wrote the others: the playbook fills what a model left open */
  source: z.optional(QuestionSource),
  /** of the part for everybody: put in the place of another in this plan alone, so others are not asked it */
  inThisPlanAlone: z.optional(z.literal(true)),
  /** for this person, and by the same sheet and levels, under the same id, for others whom it is open about as well */
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
  /** the question that reaches it */
  askedIn: z.optional(Id),
  /** by what this person is asked behind that question, not by the question itself */
  inFollowUp: z.optional(z.literal(true)),
  evidence: z.optional(Evidence),
  absence: z.optional(Absence),
});
export type AreaToProbe = z.infer<typeof AreaToProbe>;

/** What this person alone is told before a question that everybody gets, or asked behind it, from a line of their CV. */
export const FollowUp = z.object({
  questionId: Id,
  text: text(240),
  /** said before the question, which it takes to a case of the person's own; then it asks nothing itself */
  leadsIn: z.optional(z.boolean()),
  listensFor: z.optional(text(240)),
  /** undefined only where an earlier round left it open that no line of the CV says anything about */
  evidence: z.optional(Evidence),
  /** a second line of the CV, such as one that does not agree with the first */
  against: z.optional(Evidence),
  /** what an earlier round left open, in the words of its feedback */
  followsUp: z.optional(text(400)),
  /** a reply that leaves it open: then whether it was settled is answered beside it */
  fallsShort: z.optional(text(240)),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const requirementKinds = ['licence', 'shift', 'language', 'start', 'other'] as const;
export const RequirementKind = z.enum(requirementKinds);
export type RequirementKind = z.infer<typeof RequirementKind>;

/** Something the posting requires that a person has or has not: answered yes, no or open, never scored. */
export const Requirement = z.object({
  text: text(240),
  /** the sentence of the posting it comes from */
  basis: text(limits.requirementBasis),
  kind: RequirementKind,
});
export type Requirement = z.infer<typeof Requirement>;

/** A line of the CV, or two, that answer a requirement: it is confirmed rather than asked for. */
export const RequirementEvidence = z.object({
  /** the requirement's place in the plan, from 0 */
  index: z.int().check(z.minimum(0), z.maximum(limits.requirements - 1)),
  evidence: Evidence,
  /** without which the first does not answer it */
  second: z.optional(Evidence),
});
export type RequirementEvidence = z.infer<typeof RequirementEvidence>;

/**
 * What is open about this person alone (a term, a paper, two lines that do not agree): asked aloud, answered
 * yes, no or open, never scored. It rests on one or two lines of the CV, on an earlier round's feedback, or on
 * both.
 */
export const PointToSettle = z.object({
  text: text(240),
  /** what settles it */
  listensFor: z.optional(text(240)),
  /** the place in the plan, from 0, of the requirement that it is asked in place of */
  requirement: z.optional(z.int().check(z.minimum(0), z.maximum(limits.requirements - 1))),
  evidence: z.optional(Evidence),
  /** a second line of the CV, such as one that does not agree with the first */
  against: z.optional(Evidence),
  /** the words of the posting that it is compared with */
  basis: z.optional(text(limits.requirementBasis)),
  /** an earlier round left it open */
  followsUp: z.optional(z.boolean()),
  /** in these words of its feedback */
  leftOpen: z.optional(text(400)),
});
export type PointToSettle = z.infer<typeof PointToSettle>;

/** A question for everybody on what an earlier round has seen done well: it comes last, and does without follow-ups. */
export const SeenEarlier = z.object({
  questionId: Id,
  /** of the earlier round's feedback */
  words: text(400),
});
export type SeenEarlier = z.infer<typeof SeenEarlier>;

/** What nobody is hired or refused for: named in a CV or a note, it is no matter of the talk. */
export const privateMatters = ['family', 'age', 'health', 'origin', 'beliefs', 'military'] as const;
export const PrivateMatter = z.enum(privateMatters);
export type PrivateMatter = z.infer<typeof PrivateMatter>;

/** What a candidate is likely to ask. Without an answer the posting says nothing about it. */
export const CandidateQuestion = z.object({
  question: text(240),
  /** `basis`: the words of the posting that it rests on */
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

/** What a writer (a model or the playbook) makes; ids, hash and status are added when it is published. */
export const PlanContent = z.object({
  interviewType: InterviewType,
  level: Level,
  language: Language,
  /** with what the adjustments add */
  durationMin: z.number().check(z.int(), z.minimum(15), z.maximum(longestAdjusted)),
  /** undefined: the usual minutes. They are in no export and in nothing that is shared */
  adjustments: z.optional(Adjustments),
  summary: z.object({
    highlights: z.array(text(240)).check(z.maxLength(5)),
    /** the lines of the CV that they rest on, in their order; empty where each holds its quote itself */
    highlightEvidence: z._default(z.array(Evidence).check(z.maxLength(5)), []),
    // one, where a task of an hour is the whole interview
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
    /** what this talk has to find out about the person, and what needs no minutes because it is known; undefined where no model said it */
    toDecide: z.optional(text(360)),
    /** what the interviewer finds out or agrees on before the talk, since this person's case needs it */
    toPrepare: z._default(z.array(text(240)).check(z.maxLength(4)), []),
    /** what the talk may show that is neither an offer nor a no, each with the next step; told in `decision` */
    furtherWhen: z._default(z.array(text(240)).check(z.maxLength(2)), []),
    /** what is still to be seen or heard elsewhere before an offer, however good the talk was */
    beforeOffer: z._default(z.array(text(240)).check(z.maxLength(3)), []),
    /** what the feedback lists as open and nothing above says it settles; `askedIn`: the question that reaches it */
    alsoOpen: z._default(
      z.array(z.object({ text: text(240), askedIn: z.optional(Id) })).check(z.maxLength(limits.pointsToSettle)),
      [],
    ),
    /** which private matters the CV or the feedback names, so that nobody takes them up */
    privateMatters: z._default(z.array(PrivateMatter), []),
  }),
  /** undefined in plans made before it was written down */
  decision: z.optional(Decision),
  /** what is open about so many people was known when the questions for everybody were written; undefined: not of several */
  candidatesInView: z.optional(z.number()),
  /** undefined in plans made before they were prepared */
  candidateQuestions: z.optional(z.array(CandidateQuestion).check(z.maxLength(6))),
  flow: z.array(FlowStep),
  // three hours of five-minute questions are 29
  questions: z.array(Question).check(z.minLength(1), z.maxLength(limits.plan.questions)),
});
export type PlanContent = z.infer<typeof PlanContent>;

/** What a list calls a question: its own topic, or the competency it is about. */
export function topicOf({ topic, category }: Pick<Question, 'topic' | 'category'>): string {
  return topic ?? category;
}

/** Whether a question rests on what is known of this person, and not only on there being no CV. */
export function isAboutPerson({ evidence, followsUp }: Pick<Question, 'evidence' | 'followsUp'>): boolean {
  return evidence !== undefined || followsUp !== undefined;
}

/** What this person is asked behind a question that everybody gets. */
export function followUpBehind(
  { candidate }: Pick<PlanContent, 'candidate'>,
  questionId: string,
): FollowUp | undefined {
  return candidate.followUps.find((followUp) => followUp.questionId === questionId);
}

/** What an earlier round has seen done well in the matter of a question. */
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
  /** why the AI did not write it, where it was asked to */
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

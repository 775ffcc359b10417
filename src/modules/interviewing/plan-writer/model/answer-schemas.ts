import * as z from 'zod';
import { Difficulty, ProbeTrigger, QuestionKind, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { limits } from '#contracts/limits.ts';
import { type Count, counts, longest } from './answer-limits.ts';
import { plainLine, plainText } from '#modules/interviewing/plan-writer/draft/read/plain-text.ts';
import { shortened } from '#modules/interviewing/plan-writer/draft/read/shortened.ts';

// The answers that a model is asked for. Members are in writing order: questions first, so that the first one can be
// shown while the rest is written. Bands and minutes are ours; the model gives behaviours and a natural length. Parsing
// is more lenient than the request: an unreadable list item only costs that item, and a value outside an enumeration
// becomes its most general value.

const words = (most: number) =>
  z
    .string()
    .describe(`at most ${most} characters`)
    .transform((text) => shortened(plainText(text), most));

/** An optional text; empty if missing. */
const wordsOrNone = (most: number) => z.preprocess((value) => (typeof value === 'string' ? value : ''), words(most));

const items = <Item extends z.ZodType>(item: Item, { min, max }: Count) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => item.safeParse(one).success) : []),
    z.array(item).describe(min === 0 ? `at most ${max}` : `${min} to ${max}`),
  );

const wordOf = <Word extends z.core.$ZodType>(schema: Word, otherwise: z.core.output<Word>) =>
  z.preprocess((value) => (z.safeParse(schema, value).success ? value : otherwise), schema);

const yesOrNo = z.preprocess((value) => value === true, z.boolean());
const naturalMinutes = 6;

const questionMembers = {
  /** the name of one competency */
  competency: words(longest.competency),
  kind: wordOf(QuestionKind, 'situational'),
  difficulty: wordOf(Difficulty, 'medium'),
  // Never shortened, because half a question asks for something else.
  text: z.string().describe(`one ask, at most 45 words and ${longest.text} characters`).transform(plainText),
  // Not shortened either, because a line without its figure is of no use.
  handout: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((line) => typeof line === 'string' && line.trim() !== '') : []),
    z
      .array(z.string().describe(`at most ${longest.handoutLine} characters`).transform(plainLine))
      .describe(`up to ${longest.handoutLines}`),
  ),
  /** the solution of the handout, worked out before the levels are written; not stored */
  worked: wordsOrNone(longest.worked),
  topic: wordsOrNone(longest.topic),
  whyAsked: words(longest.whyAsked),
  /** whether a decision is impossible without it; null leaves the choice to us */
  mustAsk: z.preprocess((value) => (typeof value === 'boolean' ? value : null), z.boolean().nullable()),
  minutes: z.preprocess((value) => (Number.isFinite(value) ? value : naturalMinutes), z.number()),
  keyPoints: items(words(longest.keyPoint), counts.keyPoints),
  notRequired: items(words(longest.keyPoint), counts.notRequired),
  behaviours: z.object({
    nothing: items(words(longest.behaviour), counts.nothing),
    insufficient: items(words(longest.behaviour), counts.behaviours),
    adequate: items(words(longest.behaviour), counts.behaviours),
    strong: items(words(longest.behaviour), counts.behaviours),
    exceptional: items(words(longest.behaviour), counts.behaviours),
  }),
  exampleAnswer: wordsOrNone(longest.exampleAnswer),
  decidingFact: wordsOrNone(longest.decidingFact),
  probes: items(
    z.object({
      text: words(longest.probe),
      trigger: wordOf(ProbeTrigger, 'missing_point'),
      listensFor: wordsOrNone(longest.listensFor),
    }),
    counts.probes,
  ),
  redFlags: items(z.object({ text: words(longest.redFlag), jobReason: words(longest.jobReason) }), counts.redFlags),
};

const numberOrNone = z.preprocess((value) => (Number.isInteger(value) ? value : 0), z.number());
/** the numbers, from 1, of the position's focus areas that it asks about; usually one */
const areas = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter(Number.isInteger) : []),
  z.array(z.number()),
);

export const QuestionAnswer = z.object({ ...questionMembers, areas });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

const quote = z.string().describe('12 to 300 characters of the CV');
/** the number in front of the quoted line; null if none was given */
const line = z.preprocess((value) => (Number.isInteger(value) ? value : null), z.number().nullable());
/** empty if there is no quote */
const quoteOrNone = z.preprocess((value) => (typeof value === 'string' ? value : ''), quote);

/** A second line, such as one that contradicts the first; empty if there is none. */
const secondLine = { secondLine: line, secondQuote: quoteOrNone };

/** Copied from an earlier round's note; empty if nothing in it is settled. */
const feedbackWords = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z.string().describe('up to 200 characters of "feedback", copied, or empty').transform(plainText),
);

/** Only questions, each about one of these competencies. */
export function questionsAnswer(competencies: readonly string[]) {
  return z.object({
    questions: z.array(z.object({ ...questionMembers, competency: z.enum(competencies), areas })),
  });
}

/** A question for a candidate without a CV; `feedbackWords` is what it settles of an earlier round. */
export const OwnWorkQuestion = z.object({ ...questionMembers, areas, feedbackWords });
export type OwnWorkQuestion = z.infer<typeof OwnWorkQuestion>;

/** The questions for a candidate without a CV and, if there was an earlier round, the parts around them. */
export function ownWorkAnswer(competencies: readonly string[], hasFeedback: boolean) {
  if (!hasFeedback) return questionsAnswer(competencies);
  const question = OwnWorkQuestion.extend({ competency: z.enum(competencies) });
  return z.object({ questions: z.array(question), ...OwnWorkFrame.shape });
}

/** What to do before the interview, after it, and before making an offer. */
const besideTheTalk = {
  toPrepare: items(words(longest.beforeOffer), counts.toPrepare),
  furtherWhen: items(words(longest.beforeOffer), counts.furtherWhen),
  beforeOffer: items(words(longest.beforeOffer), counts.beforeOffer),
};

/** What an earlier round left open about a candidate without a CV. */
export const OwnWorkFrame = z.object({
  toSettle: items(
    z.object({
      text: words(longest.pointToSettle),
      /** the number, from 1, of the requirement that it replaces; 0 for none */
      requirement: numberOrNone,
      feedbackWords,
      listensFor: wordsOrNone(longest.listensFor),
    }),
    { min: 0, max: limits.pointsToSettle },
  ),
  ...besideTheTalk,
});

export const CvQuestionAnswer = z.object({
  /** the number, from 1, of another candidate's task to reuse; 0 if the question is written for this candidate */
  sameTask: numberOrNone,
  ...questionMembers,
  line,
  quote,
  ...secondLine,
  /** the number of the core question after which it is asked; 0 if it is placed by its importance */
  behind: numberOrNone,
  /** the words of an earlier round's note that it settles */
  feedbackWords,
});
export type CvQuestionAnswer = z.infer<typeof CvQuestionAnswer>;

/** Never shortened, because half a quote may prove something else. Empty if nothing can be quoted. */
const postingQuote = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z.string().describe('12 to 300 characters of the description, or empty'),
);

export const CoreAnswer = z.object({
  questions: z.array(QuestionAnswer),
  competencies: items(
    z.object({
      name: words(longest.competency),
      definition: words(longest.definition),
      mustHave: yesOrNo,
      fromFocusArea: yesOrNo,
      basis: postingQuote,
    }),
    { min: 1, max: 6 },
  ),
  focusAreas: items(words(longest.focusArea), counts.focusAreas),
  candidateQuestions: items(
    z.object({
      question: words(longest.candidateQuestion),
      quote: postingQuote,
      answer: wordsOrNone(longest.candidateAnswer),
    }),
    counts.candidateQuestions,
  ),
  requirements: items(
    z.object({ text: words(longest.requirement), kind: wordOf(RequirementKind, 'other'), quote: postingQuote }),
    counts.requirements,
  ),
  decision: z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : {}),
    z.object({ weighsMost: wordsOrNone(longest.weighsMost), noWhen: items(words(longest.noWhen), counts.noWhen) }),
  ),
});
export type CoreAnswer = z.infer<typeof CoreAnswer>;

export const TailoringAnswer = z.object({
  questions: z.array(CvQuestionAnswer),
  toSettle: items(
    z.object({
      text: words(longest.pointToSettle),
      /** the number, from 1, of the requirement that it replaces; 0 for none */
      requirement: numberOrNone,
      line,
      quote: quoteOrNone,
      ...secondLine,
      posting: postingQuote,
      feedbackWords,
      listensFor: wordsOrNone(longest.listensFor),
    }),
    { min: 0, max: limits.pointsToSettle },
  ),
  strengths: items(
    z.object({ text: words(longest.claim), competency: words(longest.competency), line, quote }),
    counts.claims,
  ),
  areasToProbe: items(
    z.object({
      text: words(longest.claim),
      competency: words(longest.competency),
      line,
      quote: z.preprocess((value) => (typeof value === 'string' && value !== '' ? value : null), quote.nullable()),
      /** empty if there is a quote */
      searchedFor: items(words(longest.searchedFor), { ...counts.searchedFor, min: 0 }),
      /** the number of a core question, or from 100 the number of a question in this answer */
      askedIn: z.preprocess((value) => (typeof value === 'number' ? value : null), z.number().nullable()),
      statement: z.preprocess((value) => value ?? null, words(longest.claim).nullable()),
    }),
    counts.areas,
  ),
  highlights: items(z.object({ text: words(longest.claim), line, quote }), counts.claims),
  followUps: items(
    z.object({
      /** the number of a core question */
      behind: z.number(),
      line,
      quote,
      ...secondLine,
      text: words(longest.followUp),
      /** said before the question, to direct it to a case of the candidate's own */
      leadsIn: yesOrNo,
      feedbackWords,
      listensFor: wordsOrNone(longest.listensFor),
      /** a reply that does not settle what an earlier round left open; empty if it is not about that */
      fallsShort: wordsOrNone(longest.listensFor),
    }),
    counts.followUps,
  ),
  /** by number, from 1 */
  requirementsShown: items(z.object({ requirement: z.number(), line, quote, ...secondLine }), counts.requirements),
  /** core questions by number */
  seenDoneWell: items(z.object({ question: z.number(), feedbackWords }), counts.seenDoneWell),
  /** core questions by number that ask about what an earlier round left open */
  askedInCore: items(z.object({ question: z.number(), feedbackWords }), counts.askedInCore),
  ...besideTheTalk,
  toDecide: wordsOrNone(longest.toDecide),
});
export type TailoringAnswer = z.infer<typeof TailoringAnswer>;

/** Open points about one person with regard to the job. */
export const OpenMatters = z.object({
  matters: items(z.object({ text: words(longest.openMatter), done: yesOrNo }), counts.openMatters),
  heard: items(words(longest.openMatter), counts.heardMatters),
});

/** New wording for dropped items, by number from 1. */
export const Rewordings = z.object({
  items: items(z.object({ number: z.number(), text: words(longest.exampleAnswer) }), counts.rewordings),
});

/**
 * Everything but the questions, which are parsed one by one as they arrive, so that a broken one does not spoil the
 * rest.
 */
export const CoreFrame = CoreAnswer.omit({ questions: true });
export type CoreFrame = z.infer<typeof CoreFrame>;
export const TailoringFrame = TailoringAnswer.omit({ questions: true });
export type TailoringFrame = z.infer<typeof TailoringFrame>;

/**
 * The schema in the strict subset that compatible servers accept. Lengths and counts are stated in the prompt and
 * checked here.
 */
export function strictSchema(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return closed(json);
}

function closed(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...schema, ...(schema['type'] === 'object' ? { additionalProperties: false } : {}) }).map(
      ([key, value]) => [key, closedValue(value)],
    ),
  );
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return isRecord(value) ? closed(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

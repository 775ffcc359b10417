import * as z from 'zod';
import { Difficulty, ProbeTrigger, QuestionKind, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { limits } from '#contracts/limits.ts';
import { type Count, counts, longest } from './answer-limits.ts';
import { plainLine, plainText } from '#modules/interviewing/plan-writer/draft/read/plain-text.ts';
import { shortened } from '#modules/interviewing/plan-writer/draft/read/shortened.ts';

// What a model is asked for. Members stand in the order in which it writes them: questions first, so that the first one
// can be shown while the rest is written. Bands and minutes are ours: it names behaviours and a natural length.
// Reading is more patient than asking: an item of a list that cannot be read costs itself alone, and a word from
// outside a list of words becomes its most general one.

const words = (most: number) =>
  z
    .string()
    .describe(`at most ${most} characters`)
    .transform((text) => shortened(plainText(text), most));

/** Words that may be missing: then they are empty. */
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
  // Never shortened: half a question asks for something else.
  text: z.string().describe(`one ask, at most 45 words and ${longest.text} characters`).transform(plainText),
  // Never shortened either: a line without its figure cannot be worked with.
  handout: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((line) => typeof line === 'string' && line.trim() !== '') : []),
    z
      .array(z.string().describe(`at most ${longest.handoutLine} characters`).transform(plainLine))
      .describe(`up to ${longest.handoutLines}`),
  ),
  /** what the handout comes to, reckoned before the levels are written; kept by nobody */
  worked: wordsOrNone(longest.worked),
  topic: wordsOrNone(longest.topic),
  whyAsked: words(longest.whyAsked),
  /** without it nobody could decide; null: left to us */
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
/** the numbers, from 1, of the position's focus areas that it asks about; mostly one */
const areas = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter(Number.isInteger) : []),
  z.array(z.number()),
);

export const QuestionAnswer = z.object({ ...questionMembers, areas });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

const quote = z.string().describe('12 to 300 characters of the CV');
/** the number that stands before the quoted line; null where none was told */
const line = z.preprocess((value) => (Number.isInteger(value) ? value : null), z.number().nullable());
/** empty where there is none */
const quoteOrNone = z.preprocess((value) => (typeof value === 'string' ? value : ''), quote);

/** A second line, such as one that does not agree with the first; empty where there is none. */
const secondLine = { secondLine: line, secondQuote: quoteOrNone };

/** Copied from the note of an earlier round; empty where it settles nothing of it. */
const feedbackWords = z.preprocess(
  (value) => (typeof value === 'string' ? value : ''),
  z.string().describe('up to 200 characters of "feedback", copied, or empty').transform(plainText),
);

/** Questions alone, each of one of these competencies. */
export function questionsAnswer(competencies: readonly string[]) {
  return z.object({
    questions: z.array(z.object({ ...questionMembers, competency: z.enum(competencies), areas })),
  });
}

/** Of one for somebody whose CV nobody has: what it settles of an earlier round. */
export const OwnWorkQuestion = z.object({ ...questionMembers, areas, feedbackWords });
export type OwnWorkQuestion = z.infer<typeof OwnWorkQuestion>;

/** The questions beside the core for somebody without a CV, with what stands around them where there was an earlier round. */
export function ownWorkAnswer(competencies: readonly string[], hasFeedback: boolean) {
  if (!hasFeedback) return questionsAnswer(competencies);
  const question = OwnWorkQuestion.extend({ competency: z.enum(competencies) });
  return z.object({ questions: z.array(question), ...OwnWorkFrame.shape });
}

/** What is done beside the talk: before it, after it, and still before an offer. */
const besideTheTalk = {
  toPrepare: items(words(longest.beforeOffer), counts.toPrepare),
  furtherWhen: items(words(longest.beforeOffer), counts.furtherWhen),
  beforeOffer: items(words(longest.beforeOffer), counts.beforeOffer),
};

/** What an earlier round left open about somebody whose CV nobody has. */
export const OwnWorkFrame = z.object({
  toSettle: items(
    z.object({
      text: words(longest.pointToSettle),
      /** the number of the one that it is asked in place of, from 1; 0: none */
      requirement: numberOrNone,
      feedbackWords,
      listensFor: wordsOrNone(longest.listensFor),
    }),
    { min: 0, max: limits.pointsToSettle },
  ),
  ...besideTheTalk,
});

export const CvQuestionAnswer = z.object({
  /** the number of a task that other candidates are set, from 1; 0: the question is written for this one */
  sameTask: numberOrNone,
  ...questionMembers,
  line,
  quote,
  ...secondLine,
  /** the number of the question for everybody behind which it is asked; 0: where it comes by its weight */
  behind: numberOrNone,
  /** what an earlier round left open and it settles */
  feedbackWords,
});
export type CvQuestionAnswer = z.infer<typeof CvQuestionAnswer>;

/** Never shortened: half a quote may prove something else. Empty where nothing can be quoted. */
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
      /** the number of the one that it is asked in place of, from 1; 0: none */
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
      /** empty where there is a quote */
      searchedFor: items(words(longest.searchedFor), { ...counts.searchedFor, min: 0 }),
      /** its number among the core's, or 100 and up for those of this answer */
      askedIn: z.preprocess((value) => (typeof value === 'number' ? value : null), z.number().nullable()),
      statement: z.preprocess((value) => value ?? null, words(longest.claim).nullable()),
    }),
    counts.areas,
  ),
  highlights: items(z.object({ text: words(longest.claim), line, quote }), counts.claims),
  followUps: items(
    z.object({
      /** the number of a question that everybody gets */
      behind: z.number(),
      line,
      quote,
      ...secondLine,
      text: words(longest.followUp),
      /** said before the question: it takes the question to a case of the person's own */
      leadsIn: yesOrNo,
      feedbackWords,
      listensFor: wordsOrNone(longest.listensFor),
      /** a reply that leaves open what an earlier round left open; empty where it takes up nothing of it */
      fallsShort: wordsOrNone(longest.listensFor),
    }),
    counts.followUps,
  ),
  /** by their numbers, from 1 */
  requirementsShown: items(z.object({ requirement: z.number(), line, quote, ...secondLine }), counts.requirements),
  /** questions that everybody gets, by their numbers */
  seenDoneWell: items(z.object({ question: z.number(), feedbackWords }), counts.seenDoneWell),
  ...besideTheTalk,
  toDecide: wordsOrNone(longest.toDecide),
});
export type TailoringAnswer = z.infer<typeof TailoringAnswer>;

/** What of a job is open about one person. */
export const OpenMatters = z.object({
  matters: items(z.object({ text: words(longest.openMatter), done: yesOrNo }), counts.openMatters),
  heard: items(words(longest.openMatter), counts.heardMatters),
});

/** What was left out, by its number from 1, in other words. */
export const Rewordings = z.object({
  items: items(z.object({ number: z.number(), text: words(longest.exampleAnswer) }), counts.rewordings),
});

/** Everything but the questions, which are read one by one as they arrive; a broken one does not spoil the rest. */
export const CoreFrame = CoreAnswer.omit({ questions: true });
export type CoreFrame = z.infer<typeof CoreFrame>;
export const TailoringFrame = TailoringAnswer.omit({ questions: true });
export type TailoringFrame = z.infer<typeof TailoringFrame>;

/** In the strict subset that compatible servers take: lengths and counts are said in the prompt and checked here. */
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

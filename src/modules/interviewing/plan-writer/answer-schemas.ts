import * as z from 'zod';
import { Difficulty, ProbeTrigger, QuestionKind } from '#contracts/plan.ts';
import { plainText } from './plain-text.ts';

// What a model is asked for. Members stand in the order in which it writes them: questions first, so that the first one
// can be shown while the rest is written. Bands and minutes are ours: it names behaviours and a natural length.

const words = z.string().transform(plainText);
const behaviours = z.array(words);

const questionMembers = {
  /** the name of one competency */
  competency: words,
  kind: QuestionKind,
  difficulty: Difficulty,
  text: words,
  whyAsked: words,
  minutes: z.number(),
  keyPoints: z.array(words),
  notRequired: z.array(words),
  behaviours: z.object({
    nothing: behaviours,
    insufficient: behaviours,
    adequate: behaviours,
    strong: behaviours,
    exceptional: behaviours,
  }),
  probes: z.array(z.object({ text: words, trigger: ProbeTrigger })),
  redFlags: z.array(z.object({ text: words, jobReason: words })),
};

export const QuestionAnswer = z.object(questionMembers);
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const CvQuestionAnswer = z.object({ ...questionMembers, quote: z.string() });
export type CvQuestionAnswer = z.infer<typeof CvQuestionAnswer>;

export const CoreAnswer = z.object({
  questions: z.array(QuestionAnswer),
  competencies: z.array(
    z.object({ name: words, definition: words, mustHave: z.boolean(), fromFocusArea: z.boolean() }),
  ),
  focusAreas: z.array(words),
});
export type CoreAnswer = z.infer<typeof CoreAnswer>;

export const TailoringAnswer = z.object({
  questions: z.array(CvQuestionAnswer),
  strengths: z.array(z.object({ text: words, competency: words, quote: z.string() })),
  areasToProbe: z.array(
    z.object({
      text: words,
      competency: words,
      quote: z.string().nullable(),
      searchedFor: z.array(words),
      statement: words.nullable(),
    }),
  ),
  highlights: z.array(z.object({ text: words, quote: z.string() })),
});
export type TailoringAnswer = z.infer<typeof TailoringAnswer>;

/** Everything but the questions, which are read one by one as they arrive; a broken one does not spoil the rest. */
export const CoreFrame = CoreAnswer.omit({ questions: true });
export const TailoringFrame = TailoringAnswer.omit({ questions: true });

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

import type { Frames } from './openai-frames.ts';

/**
 * Models that differ in how they answer and, from `slow` on, in how their endpoint handles requests
 * (`openai-endpoints.ts`), each selected by name; any other name answers like a strong model.
 */
const standInModels = [
  'strong',
  'chatty',
  'fenced',
  'thinking',
  'wrapped',
  'small',
  'slow',
  'no-schema',
  'old-parameters',
  'refuses-json-object',
  'tiny-context',
  'refusing',
  'key-expired',
] as const;
export type StandInModel = (typeof standInModels)[number];

export interface StandInQuestion {
  competency: string;
  text: string;
  whyAsked: string;
  behaviours: Readonly<Record<string, readonly string[]>>;
  exampleAnswer: string;
  probes: readonly { readonly text: string; readonly trigger: string }[];
  quote?: string;
}

export interface StandInAnswer {
  readonly questions: readonly StandInQuestion[];
  readonly [member: string]: unknown;
}

/** The answer in this model's style. `other`: the sentence templates of the language that was not requested. */
export function inStyle(model: string, answer: StandInAnswer, words: Frames, other: Frames): string {
  switch (standInModels.find((name) => name === model)) {
    case 'chatty':
      return `Certainly! Here is the plan [as JSON], 100% "ready":\n${JSON.stringify(answer)}\nI hope it helps {and fits}!`;
    case 'fenced':
      return `Here is the plan you asked for:\n\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\n\nTell me if you need more.`;
    case 'thinking':
      return `<think>\nThe user wants "questions: [{ about the job. First, I'd open with "why\n</think>\n\n${JSON.stringify(answer)}`;
    case 'wrapped':
      return JSON.stringify({ result: answer });
    case 'small':
      return JSON.stringify(careless(answer, words, other));
    default:
      return JSON.stringify(answer);
  }
}

/** A chatty model starts and ends every question with the same words, around the actual question. */
export function phrased(model: string, ask: string, words: Frames): string {
  if (model !== 'chatty') return ask;
  return words.stock.replace('{ask}', ask.replace(/[“”«»"?]/gu, '').replace(/[.\s]+$/u, ''));
}

/**
 * Typical mistakes of small models: the wrong language, duplicate questions, half of the bands, invented quotes,
 * figures and names.
 */
function careless(answer: StandInAnswer, words: Frames, other: Frames): unknown {
  const [first] = answer.questions;
  const questions = answer.questions.map((question, index) => {
    switch (index % 6) {
      case 1:
        return {
          ...question,
          text: other.competencies[index % other.competencies.length]?.asks.at(-1) ?? '',
          behaviours: other.behaviours,
          probes: other.probes,
        };
      case 2:
        return { ...question, text: first?.text ?? '' };
      case 3:
        return { ...question, behaviours: { ...question.behaviours, strong: [], exceptional: [] } };
      case 4:
        return {
          ...question,
          difficulty: 'very hard',
          exampleAnswer: other.exampleAnswer,
          probes: [...question.probes, { text: 7 }, { text: words.forbidden, trigger: 'always' }],
        };
      default:
        return index > 0 && question.quote !== undefined ? { ...question, quote: words.invented } : question;
    }
  });
  const claims = answer['strengths'] === undefined ? falseAnswers(answer, words) : falseClaims(answer, words);
  return { ...answer, ...claims, questions };
}

/** Makes up a basis that the position does not contain, and answers that it does not give. */
function falseAnswers(answer: StandInAnswer, words: Frames) {
  const listed = (name: string): object[] => {
    const value = answer[name];
    return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'object' && one !== null) : [];
  };
  return {
    competencies: listed('competencies').map((one) => ({ ...one, basis: words.invented })),
    candidateQuestions: listed('candidateQuestions').map((one, index) => ({
      ...one,
      answer: words.falseClaims[index + 1],
    })),
  };
}

function falseClaims(answer: StandInAnswer, words: Frames) {
  const strengths: unknown[] = Array.isArray(answer['strengths']) ? answer['strengths'] : [];
  const highlights: unknown[] = Array.isArray(answer['highlights']) ? answer['highlights'] : [];
  const spoiled = (claims: readonly unknown[]) =>
    claims.map((claim, index) =>
      typeof claim === 'object' && claim !== null ? { ...claim, text: words.falseClaims[index % 3] } : claim,
    );
  return {
    strengths: [...spoiled(strengths), ...strengths.slice(0, 1)],
    highlights: [...spoiled(highlights), ...highlights],
  };
}

import * as z from 'zod';
import { frames } from './openai-frames.ts';
import type { Frames } from './openai-frames.ts';
import type { LlmFault } from './openai-faults.ts';
import { openMattersIn } from './openai-open-matters.ts';
import { areasIn, descriptionLine, topicsIn } from './openai-position.ts';
import { type StandInAnswer, inStyle, phrased } from './openai-styles.ts';

/**
 * Imitates a model that writes plans: it reads the task, the position and the CV from the request and uses their terms.
 */

const Task = z.object({
  block: z.enum(['core', 'questions', 'cv']),
  interviewType: z.string().optional(),
  language: z.enum(['en', 'uk']),
  questions: z.number(),
  tasks: z.number().optional(),
  behavioral: z.number().optional(),
  competencies: z.union([z.number(), z.array(z.string())]),
  candidateQuestions: z.number().optional(),
  toSettle: z.number().optional(),
  /** of the answer; the other properties are requested in a separate call */
  members: z.array(z.string()).optional(),
  ranks: z.array(z.number()).optional(),
  /** the requested questions are the first of this many */
  of: z.number().optional(),
});
type Task = z.infer<typeof Task>;

/** how the model words a question */
type Put = (text: string) => string;
type IsNew = (question: { text: string }) => boolean;

interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** The answer's JSON, or undefined if the request contains no task that this stand-in knows. */
export function planAnswer(
  messages: readonly ChatMessage[],
  fault: LlmFault | null,
  model: string,
): string | undefined {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const all = asked.join('\n');
  const rewording = rewordingIn(all);
  if (rewording !== undefined) return rewording;
  const openMatters = openMattersIn(all);
  if (openMatters !== undefined) return openMatters;
  const task = taskIn(asked);
  if (task === undefined) return undefined;
  const words = frames[task.language];
  const put = (text: string) => phrased(model, text, words);
  const position = between(all, 'position');
  const topics = topicsIn(position, words);
  // A repair lists what was accepted and what was rejected, and any task lists what other rounds asked.
  const known = ['accepted', 'refused', 'asked'].map((part) => between(all, part));
  const isNew = ({ text }: { text: string }) => !known.some((texts) => texts.includes(text));
  const answer =
    task.block === 'cv'
      ? cvAnswer(
          task,
          words,
          {
            cv: between(all, 'cv'),
            required: between(all, 'requirements'),
            asked: between(all, 'asked'),
          },
          fault,
          isNew,
          put,
        )
      : coreAnswer(task, words, topics, { position, uncovered: between(all, 'uncovered') }, fault, isNew, put);
  return inStyle(model, membersOf(answer, task), words, frames[task.language === 'en' ? 'uk' : 'en']);
}

/** New wordings for the items that were left out of a question; undefined if the request is for something else. */
function rewordingIn(asked: string): string | undefined {
  const language = /Task: \{"block":"rewording","language":"(en|uk)"\}/.exec(asked)?.[1];
  if (language !== 'en' && language !== 'uk') return undefined;
  const items = between(asked, 'items').split('\n').filter(Boolean);
  return JSON.stringify({
    items: items.map((_, at) => ({
      number: at + 1,
      text: frames[language].reworded.replace('{number}', String(at + 1)),
    })),
  });
}

/** The part of the answer that this call requests. */
function membersOf(answer: StandInAnswer, { members }: Task): StandInAnswer {
  if (members === undefined) return answer;
  const asked = Object.entries(answer).filter(([name]) => members.includes(name));
  return { questions: [], ...Object.fromEntries(asked) };
}

/** The last task counts: a repair requests less than the first attempt. */
function taskIn(contents: readonly string[]): Task | undefined {
  for (const content of contents.toReversed()) {
    const found = /Task: (\{.*\})/.exec(content)?.[1];
    if (found === undefined) continue;
    const task = Task.safeParse(JSON.parse(found));
    if (task.success) return task.data;
  }
  return undefined;
}

/** The text between the markers of one untrusted section. */
function between(text: string, name: string): string {
  return new RegExp(`<<<${name} (\\w+)>>>\\n([\\s\\S]*?)\\n<<<end ${name} \\1>>>`).exec(text)?.[2] ?? '';
}

/** The areas that these questions cover: for an opening, the first; for single questions, the uncovered ones. */
function areasOf({ block, of }: Task, { position, uncovered }: { position: string; uncovered: string }) {
  if (block === 'questions') return uncovered.split('\n').filter(Boolean);
  return areasIn(position).slice(0, of === undefined ? undefined : 1);
}

function competenciesOf({ competencies: asked }: Task, { competencies }: Frames) {
  if (typeof asked === 'number') return competencies.slice(0, Math.max(2, Math.min(6, asked)));
  const named = competencies.filter(({ name }) => asked.includes(name));
  return named.length > 0 ? named : competencies.slice(0, asked.length);
}

function coreAnswer(
  task: Task,
  words: Frames,
  topics: readonly string[],
  told: { readonly position: string; readonly uncovered: string },
  fault: LlmFault | null,
  isNew: IsNew,
  put: Put,
) {
  const areas = areasOf(task, told);
  const basis = descriptionLine(told.position);
  const competencies = competenciesOf(task, words);
  const asks = [0, 1, 2, 3].flatMap((round) =>
    competencies.map((one, at) => {
      // A competency with a given rank starts at that one.
      const rank = (round + (task.ranks?.[at] ?? 1) - 1) % one.asks.length;
      // The same topic whatever else is requested in this call.
      const topic = rank * words.competencies.length + words.competencies.indexOf(one);
      return { competency: one.name, ask: one.asks[rank] ?? '', topic };
    }),
  );
  // If more questions are requested than these competencies have, the others' sentences are used.
  const spare = words.competencies
    .slice(competencies.length)
    .flatMap(({ asks: own }, at) =>
      own.map((ask, topic) => ({ competency: competencies[at % competencies.length]?.name ?? '', ask, topic })),
    );
  const questions = [...asks, ...spare]
    .map(({ competency, ask, topic }) =>
      questionOf(words, competency, ask.replaceAll('{topic}', topics[topic % topics.length] ?? ''), put),
    )
    .filter(isNew)
    .slice(0, task.questions)
    .map((question, index) => ({
      ...question,
      kind: index < (task.behavioral ?? task.questions) ? 'behavioral' : 'situational',
      // A case that develops: figures to look at, unless the interview is by phone, and a probe that reveals the next
      // fact.
      ...(index === 1 && task.interviewType !== 'phone_screening'
        ? {
            handout: words.handout,
            probes: question.probes.map((probe, at) => (at === 0 ? { ...probe, trigger: 'next_fact' } : probe)),
          }
        : {}),
      difficulty: ['easy', 'medium', 'hard'][Math.min(2, Math.floor((index * 3) / task.questions))],
      // Round robin, so that one of the questions covers each area of the position.
      whyAsked: [question.whyAsked, ...areas.filter((_, at) => at % task.questions === index)].join(' '),
    }));
  const last = questions.at(-1);
  if (last !== undefined && (task.tasks ?? 0) > 0) {
    Object.assign(last, { kind: 'task', text: words.task.replaceAll('{topic}', topics[0] ?? ''), minutes: 30 });
  }
  spoil(questions, words, fault);
  if (task.block === 'questions') {
    const point = { text: words.toSettleOfNote, requirement: 0, listensFor: words.listensFor };
    const around = { toSettle: [point], ...besideTheTalk(words) };
    return { questions, ...(task.toSettle === undefined ? {} : around) };
  }
  return {
    questions,
    competencies: competencies.map(({ name, definition }, index) => ({
      name,
      definition,
      mustHave: index < 2,
      fromFocusArea: false,
      basis: index === 0 ? basis : '',
    })),
    focusAreas: topics.length >= 2 ? topics.slice(0, 4) : competencies.slice(0, 2).map(({ name }) => name),
    candidateQuestions: words.candidateQuestions.slice(0, task.candidateQuestions ?? 0).map((question, index) => ({
      question,
      quote: index === 0 ? basis : '',
      answer: index === 0 && basis !== '' ? words.candidateAnswer.replace('{quote}', basis) : '',
    })),
    // An empty list keeps the requirements that rules found.
    requirements: [],
    decision: { weighsMost: words.weighsMost, noWhen: words.noWhen },
  };
}

interface Told {
  readonly cv: string;
  /** requirements of the posting, one per line */
  readonly required: string;
  /** questions of others to this person */
  readonly asked: string;
}

function cvAnswer(
  task: Task,
  words: Frames,
  { cv, required, asked }: Told,
  fault: LlmFault | null,
  isNew: IsNew,
  put: Put,
) {
  const names = typeof task.competencies === 'number' ? [] : task.competencies;
  const lines = quotable(cv);
  const isInvented = (index: number) => fault === 'invented_quotes' || (fault === 'one_invented_quote' && index === 0);
  const quote = (index: number) => (isInvented(index) ? words.invented : (lines[index % lines.length] ?? ''));
  const competency = (index: number) => names[index % Math.max(1, names.length)] ?? '';
  const about = (ask: string, index: number, said: string) => ({
    ...questionOf(words, competency(index), ask.replace('{quote}', said), put),
    quote: said,
  });
  const questions = lines
    .slice(0, words.cvAsks.length)
    .map((line, index) => ({ ask: words.cvAsks[index] ?? '', index, line }))
    .filter(({ ask, index, line }) => isNew(about(ask, index, line)))
    // A line that was already asked about in other words would be rejected too.
    .toSorted((one, other) => Number(isIn(asked, one.line)) - Number(isIn(asked, other.line)))
    .slice(0, task.questions)
    .map(({ ask, index, line }, place) => ({
      ...about(ask, index, isInvented(place) ? words.invented : line),
      kind: place < (task.behavioral ?? task.questions) ? 'behavioral' : 'situational',
      mustAsk: place === 0,
      behind: 0,
      feedbackWords: '',
    }));
  spoil(questions, words, fault);
  const claimed = Math.min(2, lines.length);
  return {
    questions,
    strengths: Array.from({ length: claimed }, (_, index) => ({
      text: words.strength,
      competency: competency(index),
      quote: quote(index + 1),
    })),
    areasToProbe: [
      ...(lines.length > 3
        ? [
            {
              text: words.area,
              competency: competency(1),
              quote: quote(3),
              searchedFor: [],
              askedIn: 2,
              statement: null,
            },
          ]
        : []),
      {
        text: words.absence,
        competency: competency(0),
        quote: null,
        searchedFor: words.searchedFor,
        askedIn: 100,
        statement: words.absence,
      },
    ],
    highlights: lines.length > 0 ? [{ text: words.highlight.replace('{quote}', quote(1)), quote: quote(1) }] : [],
    // From the lines after those that the questions ask about.
    followUps: words.followUps.slice(0, Math.max(0, lines.length - 4)).map((ask, index) => ({
      behind: index + 1,
      quote: quote(index + 4),
      text: ask.replace('{quote}', quote(index + 4)),
      leadsIn: index > 0,
      feedbackWords: '',
      listensFor: words.listensFor,
      fallsShort: '',
    })),
    toSettle: pointsOf(
      lines.map((_, index) => quote(index)),
      words,
      required,
    ).slice(0, task.toSettle ?? 0),
    requirementsShown: [],
    seenDoneWell: [],
    ...besideTheTalk(words),
    toDecide: words.toDecide,
  };
}

function besideTheTalk({ toPrepare, furtherWhen, beforeOffer }: Frames) {
  return { toPrepare: [toPrepare], furtherWhen: [furtherWhen], beforeOffer: [beforeOffer] };
}

/** Whether a text mentions a line; the first word is ignored, because it may be inflected. */
function isIn(text: string, line: string): boolean {
  return text.toLowerCase().includes(line.toLowerCase().split(' ').slice(1, 5).join(' '));
}

/** One point replaces the first requirement, and one compares two lines; both use the last of the lines. */
function pointsOf(lines: readonly string[], words: Frames, required: string) {
  const [last, before, other] = lines.toReversed();
  const point = { listensFor: words.listensFor, secondQuote: '', requirement: 0 };
  return [
    ...(last === undefined
      ? []
      : [
          {
            ...point,
            text: words.toSettle.replace('{quote}', last),
            quote: last,
            requirement: required === '' ? 0 : 1,
          },
        ]),
    ...(before === undefined || other === undefined
      ? []
      : [
          {
            ...point,
            text: words.toSettleOfTwo.replace('{quote}', begin(before)).replace('{other}', begin(other)),
            quote: before,
            secondQuote: other,
          },
        ]),
  ];
}

/** The beginning of a line, short enough to say aloud. */
function begin(line: string): string {
  return line.split(' ').slice(0, 4).join(' ');
}

/** Meaningful lines of a CV that are short enough to quote in a question. */
function quotable(cv: string): readonly string[] {
  const lines = cv
    .split('\n')
    .map((line) => line.replace(/^(?:\d+\|)?[\s•·*–-]+/u, '').trim())
    .filter((line) => /\p{L}{3}.* .*\p{L}{3}/u.test(line) && !/@|\s{3}|^\[page/u.test(line))
    .map((line) =>
      line
        .split(' ')
        .slice(0, 10)
        .join(' ')
        .replace(/[.,;:]$/u, ''),
    )
    .filter((line) => line.length >= 12 && line.length <= 200 && !/[“”«»"?]/u.test(line));
  // Lines with figures first, as a reader would pick them.
  return [...new Set(lines)].toSorted((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)));
}

function questionOf(words: Frames, competency: string, ask: string, put: Put) {
  // Tied to its own question, because no behaviour and no probe may occur in two questions.
  const matter = ask
    .replace(/[“”«»"?]/gu, '')
    .split(' ')
    .slice(0, 9)
    .join(' ');
  const about = (said: string) => words.about.replace('{said}', said.replace(/[?.]$/u, '')).replace('{matter}', matter);
  return {
    competency,
    kind: 'behavioral',
    difficulty: 'medium',
    text: put(ask),
    handout: [] as readonly string[],
    // Two to four words, as the prompt asks: the first words of the question would be a fragment.
    topic: competency,
    whyAsked: words.whyAsked,
    minutes: 6,
    keyPoints: words.keyPoints,
    notRequired: words.notRequired,
    behaviours: Object.fromEntries(Object.entries(words.behaviours).map(([band, said]) => [band, said.map(about)])),
    exampleAnswer: about(words.exampleAnswer),
    decidingFact: about(words.decidingFact),
    probes: words.probes.map((probe) => ({ ...probe, text: `${about(probe.text)}?` })),
    redFlags: [words.redFlag],
  };
}

function spoil(questions: { text: string; whyAsked: string }[], words: Frames, fault: LlmFault | null): void {
  const [first] = questions;
  if (first === undefined) return;
  if (fault === 'forbidden_question') first.text = words.forbidden;
  if (fault === 'script_link') {
    first.whyAsked += ' <script>alert(1)</script> ![x](https://evil.example/p.png) https://evil.example/?q=1';
  }
}

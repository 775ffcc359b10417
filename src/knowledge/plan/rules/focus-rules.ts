import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from './likeness.ts';
import type { PlanProblem } from './plan-rules.ts';

type Asking = Pick<Question, 'text' | 'category' | 'whyAsked' | 'expectedAnswer'> & {
  /** areas that its writer says it asks about, and of which it contains some word */
  readonly focusAreas?: readonly string[];
};

type Told = Asking &
  Partial<Pick<Question, 'handout' | 'decidingFact'>> & {
    readonly anchors: readonly Pick<Question['anchors'][number], 'behaviours'>[];
    readonly probes: readonly Pick<Question['probes'][number], 'text' | 'listensFor'>[];
  };

/**
 * Every focus area of the plan is covered by a core question. Playbook and model choose questions by the area's topic,
 * not necessarily in all of the area's words, so one shared word is enough here.
 */
export function focusProblems(plan: PlanContent): PlanProblem[] {
  const core = plan.questions.filter(({ block }) => block === 'core');
  const uncovered = plan.summary.focusAreas.some(
    (area) => !core.some((question) => question.focusAreas.includes(area) && speaksOf(question, area)),
  );
  return uncovered ? [{ rule: 'focus.uncovered', questionId: null }] : [];
}

/**
 * The areas each question asks about: those its writer named or, if no question names an area, those found in the
 * questions' own words. The competency's name counts only if no question matches otherwise, since one competency may
 * combine several areas.
 */
export function focusAreasOf(questions: readonly Asking[], areas: readonly string[]): readonly string[][] {
  const asking = areas.map((area) => {
    const named = questions.map(({ focusAreas = [] }) => focusAreas.includes(area));
    if (named.includes(true)) return named;
    const inOwnWords = questions.map((question) => asksAbout({ ...question, category: '' }, area));
    return inOwnWords.includes(true) ? inOwnWords : questions.map((question) => asksAbout(question, area));
  });
  return questions.map((_, at) => areas.filter((_area, index) => asking[index]?.[at] === true));
}

/**
 * Whether the words of the area, in any inflection, occur in what is asked or looked for: both of two, two thirds of
 * more. Half would match a question about some other design to "API design".
 */
export function asksAbout(question: Asking, area: string): boolean {
  return question.focusAreas?.includes(area) === true || shareOf(area, wordsAsked(question)) >= 2 / 3;
}

/**
 * Whether any word of the area occurs anywhere in the question: enough if the writer says that it asks about the area.
 */
export function speaksOf(question: Told, area: string): boolean {
  return shareOf(area, [...wordsAsked(question), ...wordsHeard(question)]) > 0;
}

/** Words of what is asked or looked for. */
function wordsAsked({ text, category, whyAsked, expectedAnswer }: Asking): readonly string[] {
  return wordsIn([text, category, whyAsked, ...expectedAnswer.keyPoints]);
}

/** Words of what is read, answered and followed up. */
function wordsHeard({ handout = [], decidingFact = '', anchors, probes }: Told): readonly string[] {
  const said = probes.flatMap(({ text, listensFor = '' }) => [text, listensFor]);
  return wordsIn([...handout, decidingFact, ...anchors.flatMap(({ behaviours }) => behaviours), ...said]);
}

function wordsIn(texts: readonly string[]): readonly string[] {
  return wordsOf(texts.join(' ').toLowerCase());
}

/** The share of an area's words that occur, from 0 to 1. */
function shareOf(area: string, words: readonly string[]): number {
  if (hasWhatIsKept(area, words)) return 1;
  const wanted = wordStems(area);
  const said = stemsOf(words);
  return [...wanted].filter((stem) => said.has(stem)).length / Math.max(1, wanted.size);
}

/** Words that only say that something is kept or handled: a question about it rarely repeats them. */
const keepingWords = /^(?:облік\p{L}{0,2}|веденн\p{L}{1,2}|опрацюванн\p{L}{1,2}|обробк\p{L}{1,2})$/u;
/** A shorter root would match words about anything. */
const shortestRoot = 7;

/** «Облік мобілізованих» matches a question about «кого мобілізували». */
function hasWhatIsKept(area: string, said: readonly string[]): boolean {
  const telling = wordsOf(area.toLowerCase()).filter((word) => !shortWords.test(word));
  const kept = telling.filter((word) => !keepingWords.test(word)).map(rootOf);
  if (kept.length === 0 || kept.length === telling.length) return false;
  const roots = new Set(said.map(rootOf));
  return kept.every((root) => root.length >= shortestRoot && roots.has(root));
}

/** «Мобілізованого», «мобілізували» and «мобілізацією» share the root «мобіліз»; «мобільний» does not. */
function rootOf(word: string): string {
  return withoutEnding(word).replace(/(?<=\p{L}{4})(?:[оу]ва(?:нн?|[влт])?|аці|енн)$/u, '');
}

const shortWords =
  /^(?:and|or|of|the|a|an|in|on|at|to|for|with|by|from|та|і|й|або|в|у|на|до|з|із|зі|за|для|про|від|по|під|при)$/u;

/** Stems of the words of a text, without function words unless there are no others. Ukrainian changes endings most. */
export function wordStems(value: string): ReadonlySet<string> {
  const words = wordsOf(value.toLowerCase());
  const telling = words.filter((word) => !shortWords.test(word));
  return stemsOf(telling.length > 0 ? telling : words);
}

const endings: Readonly<Record<'cyrillic' | 'latin', RegExp>> = {
  cyrillic:
    /(?<=\p{L}{3})(?:ами|ями|ьми|ові|еві|ого|ому|ими|істю|ість|ості|ах|ях|ів|їв|ей|ій|ий|ою|ею|єю|ам|ям|ом|ем|им|их|[аяуюиіїоеєйь])$/u,
  latin: /(?<=\p{L}{3})(?:ing|ed|es|(?<!s)s)$/u,
};

/** «ліків» and «ліками» become «лік»; a word in Latin letters loses its -s, -es, -ed or -ing. */
export function withoutEnding(word: string): string {
  return word.replace(/^[a-z]/u.test(word) ? endings.latin : endings.cyrillic, '');
}

/**
 * Drops the ending, since a short word is nearly all ending («ліків», «ліками»), then keeps five letters, since long
 * words already differ there.
 */
function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => withoutEnding(word).slice(0, 5)));
}

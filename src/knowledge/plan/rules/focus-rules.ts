import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from './likeness.ts';
import type { PlanProblem } from './plan-rules.ts';

type Asking = Pick<Question, 'text' | 'category' | 'whyAsked' | 'expectedAnswer'> & {
  /** areas that its writer says it asks about, and of which it says some word */
  readonly focusAreas?: readonly string[];
};

type Told = Asking &
  Partial<Pick<Question, 'handout' | 'decidingFact'>> & {
    readonly anchors: readonly Pick<Question['anchors'][number], 'behaviours'>[];
    readonly probes: readonly Pick<Question['probes'][number], 'text' | 'listensFor'>[];
  };

/**
 * Every focus area of the plan is asked about by a question that everybody gets. Playbook and model put questions where an
 * area's own topic calls for them, in words that need not be all of the area's: one of them will do here.
 */
export function focusProblems(plan: PlanContent): PlanProblem[] {
  const core = plan.questions.filter(({ block }) => block === 'core');
  const uncovered = plan.summary.focusAreas.some(
    (area) => !core.some((question) => question.focusAreas.includes(area) && speaksOf(question, area)),
  );
  return uncovered ? [{ rule: 'focus.uncovered', questionId: null }] : [];
}

/**
 * The areas that each question asks about: those that its writer named, and, where no question names an area, as the
 * questions' own words show. The name of its competency counts where no question
 * says more: a competency may join areas that its questions take one by one.
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
 * The area's words, in whatever form, stand in what is asked or looked for: both of two, two thirds of more. Half would
 * put a question about another design under "API design".
 */
export function asksAbout(question: Asking, area: string): boolean {
  return question.focusAreas?.includes(area) === true || shareOf(area, wordsAsked(question)) >= 2 / 3;
}

/** Some word of the area stands anywhere in the question: enough where a writer says that it is asked about. */
export function speaksOf(question: Told, area: string): boolean {
  return shareOf(area, [...wordsAsked(question), ...wordsHeard(question)]) > 0;
}

/** What is asked or looked for. */
function wordsAsked({ text, category, whyAsked, expectedAnswer }: Asking): readonly string[] {
  return wordsIn([text, category, whyAsked, ...expectedAnswer.keyPoints]);
}

/** What is read, answered and followed up. */
function wordsHeard({ handout = [], decidingFact = '', anchors, probes }: Told): readonly string[] {
  const said = probes.flatMap(({ text, listensFor = '' }) => [text, listensFor]);
  return wordsIn([...handout, decidingFact, ...anchors.flatMap(({ behaviours }) => behaviours), ...said]);
}

function wordsIn(texts: readonly string[]): readonly string[] {
  return wordsOf(texts.join(' ').toLowerCase());
}

/** How many of an area's words stand there, of 1. */
function shareOf(area: string, words: readonly string[]): number {
  if (hasWhatIsKept(area, words)) return 1;
  const wanted = wordStems(area);
  const said = stemsOf(words);
  return [...wanted].filter((stem) => said.has(stem)).length / Math.max(1, wanted.size);
}

/** They say only that something is kept or dealt with: a question about it rarely repeats them. */
const keepingWords = /^(?:облік\p{L}{0,2}|веденн\p{L}{1,2}|опрацюванн\p{L}{1,2}|обробк\p{L}{1,2})$/u;
/** A shorter root is found in words about anything. */
const shortestRoot = 7;

/** «Облік мобілізованих» where somebody asks about «кого мобілізували». */
function hasWhatIsKept(area: string, said: readonly string[]): boolean {
  const telling = wordsOf(area.toLowerCase()).filter((word) => !shortWords.test(word));
  const kept = telling.filter((word) => !keepingWords.test(word)).map(rootOf);
  if (kept.length === 0 || kept.length === telling.length) return false;
  const roots = new Set(said.map(rootOf));
  return kept.every((root) => root.length >= shortestRoot && roots.has(root));
}

/** «Мобілізованого», «мобілізували» and «мобілізацією» are «мобіліз», which «мобільний» is not. */
function rootOf(word: string): string {
  return withoutEnding(word).replace(/(?<=\p{L}{4})(?:[оу]ва(?:нн?|[влт])?|аці|енн)$/u, '');
}

const shortWords =
  /^(?:and|or|of|the|a|an|in|on|at|to|for|with|by|from|та|і|й|або|в|у|на|до|з|із|зі|за|для|про|від|по|під|при)$/u;

/** Words without their endings, which Ukrainian changes most; small words say nothing. */
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

/** «ліків» and «ліками» are «лік»; a word in Latin letters loses its -s, -ed or -ing. */
export function withoutEnding(word: string): string {
  return word.replace(/^[a-z]/u.test(word) ? endings.latin : endings.cyrillic, '');
}

/** A short word is nearly all ending («ліків», «ліками»), a long one differs in its first letters. */
function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => withoutEnding(word).slice(0, 5)));
}

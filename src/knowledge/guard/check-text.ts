import type { Language } from '#contracts/common.ts';
import { refusals } from './contexts/lawful-contexts.ts';
import type { GuardFinding, GuardPhrases, GuardRule, GuardTopic, TextKind } from './guard-rule.ts';
import { guardRules } from './guard-rules.ts';
import { lookAlikes } from './look-alikes.ts';
import { isAboutAnimalsAtWork, topicsOfAnimals } from './subject/animals-at-work.ts';
import { isAboutBatchesAtWork, topicsOfBatches } from './subject/batches-at-work.ts';
import { isAboutChildrenAtWork, topicsOfChildren } from './subject/children-at-work.ts';
import { isCountedBefore } from './subject/counted-before.ts';
import { isAboutLanguagesAtWork, topicsOfLanguages } from './subject/languages-at-work.ts';
import { MatterLine } from './subject/matter-line.ts';
import type { JobMatter } from './subject/matter-line.ts';
import { isAboutPatientsAtWork, topicsOfPatients } from './subject/patients-at-work.ts';
import { normaliseText } from './text/normalise-text.ts';
import { Phrases } from './text/phrase.ts';
import type { Span } from './text/phrase.ts';
import { splitPassages } from './text/split-clauses.ts';
import type { Clause } from './text/split-clauses.ts';
import { statementStart } from './text/statement-start.ts';
import { type Things, thingsOfWork } from './trades/things-of-work.ts';
import { TaskLine } from './subject/task-line.ts';
import type { Surroundings } from './subject/task-line.ts';
import { ClauseWords } from './subject/whose-fact.ts';

export type { GuardFinding, TextKind } from './guard-rule.ts';

/** Stored with each checked text; raise it whenever a rule change alters what is found. */
export const guardVersion = '44';

export interface CheckOptions {
  /** language of the text; only decides which alphabet a word of look-alike letters belongs to: all rules always run */
  readonly language: Language;
  readonly kind: TextKind;
  /** matter of the posting the text belongs to, see `jobMatter`; `checkText` uses it only for questions */
  readonly matter?: JobMatter | undefined;
  /**
   * `direct`: checks only the plain words of each topic. A model that was told what must not be asked, and writes about
   * the work, does not hint: see docs/decisions/0058
   */
  readonly reading?: Reading | undefined;
}

export type Reading = 'all' | 'direct';

const alphabets = [
  { language: 'en', letter: /\p{Script=Latin}/u, masks: new Phrases(lookAlikes.en) },
  { language: 'uk', letter: /\p{Script=Cyrillic}/u, masks: new Phrases(lookAlikes.uk) },
] as const;

// Phrases of these topics consist of the very words that otherwise mark other people.
const topicsOfPersons: ReadonlySet<GuardTopic> = new Set(['sex', 'orientation', 'gender_identity']);

const compiledRules = guardRules.map((rule) => ({
  rule,
  patterns: {
    en: rule.phrases.en.length > 0 ? new Phrases(rule.phrases.en) : undefined,
    uk: rule.phrases.uk.length > 0 ? new Phrases(rule.phrases.uk) : undefined,
  },
  facts: rule.facts && { en: new Phrases(rule.facts.en), uk: new Phrases(rule.facts.uk) },
}));

const rulesOfClauses = compiledRules.filter(({ rule }) => rule.isAcrossSentences !== true);
const rulesAcrossSentences = compiledRules.filter(({ rule }) => rule.isAcrossSentences === true);

/**
 * Cache of findings for the most recently checked texts. Playbook plans draw on the same few thousand texts and are
 * checked whole, and the rules do not change while the process runs.
 */
const checked = new Map<string, readonly GuardFinding[]>();
const mostChecked = 5_000;

/** What hiring law forbids in a text, in text order: at most one finding per topic and clause. */
export function checkText(text: string, { matter, ...options }: CheckOptions): readonly GuardFinding[] {
  const findings = checkAlone(text, options);
  return matter === undefined || findings.length === 0 || options.kind !== 'question'
    ? findings
    : findBeside(matter, text, options, findings);
}

/** The matter of a job removes findings and never adds any. */
function findBeside(
  matter: JobMatter,
  text: string,
  options: Omit<CheckOptions, 'matter'>,
  alone: readonly GuardFinding[],
): readonly GuardFinding[] {
  const topics = new Set(alone.map(({ topic }) => topic));
  return findIn(text, { ...options, matter }).filter(({ topic }) => topics.has(topic));
}

/**
 * The findings in a remark that a model wrote about work. A note may speak of the children, animals, batches or
 * patients the posting's work deals with, of the things it handles, and of the languages it requires. A note written by
 * a person is checked without the posting, by `checkText`.
 */
export function checkRemark(text: string, { matter, ...options }: Omit<CheckOptions, 'kind'>): readonly GuardFinding[] {
  const findings = checkText(text, { ...options, kind: 'note' });
  if (findings.length === 0 || matter === undefined) return findings;
  const ofWork = topicsOfWork(normaliseText(text, options.language).text, matter);
  return findBeside(matter, text, { ...options, kind: 'note' }, findings).filter(({ topic }) => !ofWork.has(topic));
}

/**
 * The topics that do not count for a normalised line about children, animals, batches, languages or patients at work.
 */
function topicsOfWork(text: string, matter: JobMatter | undefined): ReadonlySet<GuardTopic> {
  return new Set([
    ...(isAboutChildrenAtWork(text, matter) ? topicsOfChildren : []),
    ...(isAboutAnimalsAtWork(text, matter) ? topicsOfAnimals : []),
    ...(isAboutBatchesAtWork(text, matter) ? topicsOfBatches : []),
    ...(isAboutLanguagesAtWork(text, matter) ? topicsOfLanguages : []),
    ...(isAboutPatientsAtWork(text, matter) ? topicsOfPatients : []),
  ]);
}

function checkAlone(text: string, options: Omit<CheckOptions, 'matter'>): readonly GuardFinding[] {
  const key = `${options.language} ${options.kind} ${options.reading ?? 'all'} ${text}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  const findings = findIn(text, options);
  const [oldest] = checked.keys();
  if (checked.size >= mostChecked && oldest !== undefined) checked.delete(oldest);
  checked.set(key, findings);
  return findings;
}

function findIn(text: string, options: CheckOptions): readonly GuardFinding[] {
  const normalised = normaliseText(text, options.language);
  const findings: GuardFinding[] = [];
  // A note is always about a person, whatever the posting names.
  const line = options.kind === 'question' ? MatterLine.of(normalised.text, options.matter) : undefined;
  const ofWork = topicsOfWork(normalised.text, options.matter);
  const things = thingsOfWork(options.matter);
  for (const passage of splitPassages(normalised.text)) {
    const setting = new Setting(passage.text);
    const topics = new Set<string>();
    for (const [index, clause] of passage.clauses.entries()) {
      const around = { preceding: passage.clauses.slice(0, index), following: passage.clauses.slice(index + 1) };
      const found = findInClause(clause, around, options, setting, { line, ofWork, things });
      for (const { rule, start, end } of found) {
        if (saysItIsNotAsked(clause, options.kind, start)) continue;
        topics.add(rule.topic);
        findings.push(toFinding(rule, clause.start + start, clause.start + end));
      }
    }
    for (const { rule, patterns } of rulesAcrossSentences) {
      if (topics.has(rule.topic) || !isRead(rule, options) || !setting.hasGiven(rule)) continue;
      const [match] = alphabets.flatMap(({ language, letter }) =>
        letter.test(passage.text) ? (patterns[language]?.spansIn(passage.text) ?? []) : [],
      );
      if (match === undefined || setting.excuses(rule)) continue;
      // A phrase that spans sentences is excused if any of them says that this is not asked.
      if (passage.clauses.some((clause) => saysItIsNotAsked(clause, options.kind))) continue;
      topics.add(rule.topic);
      findings.push(toFinding(rule, passage.start + match.start, passage.start + match.end));
    }
  }
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);

  function toFinding(rule: GuardRule, start: number, end: number): GuardFinding {
    const from = normalised.offsets[start] ?? 0;
    const to = endOffset(text, normalised.offsets, end);
    return {
      ruleId: rule.id,
      packs: rule.packs,
      topic: rule.topic,
      start: from,
      end: to,
      excerpt: text.slice(from, to),
      why: rule.why,
      lawful: rule.lawful,
    };
  }
}

function isRead(rule: GuardRule, { kind, reading }: Pick<CheckOptions, 'kind' | 'reading'>): boolean {
  return appliesTo(rule.kinds, kind) && !(reading === 'direct' && rule.isIndirect === true);
}

type Found = Span & { readonly rule: GuardRule };

/** What the posting excuses. */
interface Beside {
  readonly line: MatterLine | undefined;
  readonly ofWork: ReadonlySet<GuardTopic>;
  readonly things: readonly Things[];
}

/** At most one finding per topic. */
function findInClause(
  clause: Clause,
  around: Surroundings,
  { kind, reading }: CheckOptions,
  setting: Setting,
  { line, ofWork, things }: Beside,
): readonly Found[] {
  const found = new Map<string, Found>();
  for (const { language, letter, masks } of alphabets) {
    if (!letter.test(clause.text)) continue;
    const alike = [masks, ...things.map((trade) => trade[language])].flatMap((phrases) => phrases.spansIn(clause.text));
    const masked = blank(clause.text, alike);
    const words = new ClauseWords({ ...clause, text: masked }, kind, language);
    const task = new TaskLine({ ...clause, text: masked }, around, kind, language);
    const namesCandidates = words.mayNameCandidates();
    const isMatter = (span: Span, topic: GuardTopic) =>
      ofWork.has(topic) ||
      task.isMatter(span, topic) ||
      line?.isMatter(masked, span, topic) === true ||
      isCountedBefore(clause, around.preceding, span, topic);
    for (const { rule, patterns, facts } of rulesOfClauses) {
      if (found.has(rule.topic) || !isRead(rule, { kind, reading }) || !setting.hasGiven(rule)) continue;
      const phrase = firstMatch(
        masked,
        patterns[language],
        (span) =>
          (topicsOfPersons.has(rule.topic) || !words.isOfOthers(span, rule.namesOthers === true)) &&
          !isMatter(span, rule.topic),
      );
      const match =
        phrase ??
        (namesCandidates && appliesTo(rule.facts?.kinds, kind)
          ? firstMatch(
              masked,
              facts?.[language],
              (span) =>
                words.isCandidates(span, topicsOfPersons.has(rule.topic) ? 'served' : 'anybody') &&
                !isMatter(span, rule.topic),
            )
          : undefined);
      if (match && !setting.excuses(rule)) found.set(rule.topic, { rule, ...match });
    }
  }
  return [...found.values()];
}

/** The passage that contains a clause; caches whether it matches the `given` and `unless` phrases of rules. */
class Setting {
  readonly #text: string;
  readonly #answers = new Map<GuardPhrases, boolean>();

  constructor(text: string) {
    this.#text = text;
  }

  hasGiven({ given }: GuardRule): boolean {
    return given === undefined || this.#has(given);
  }

  excuses({ unless }: GuardRule): boolean {
    return unless !== undefined && this.#has(unless);
  }

  #has(phrases: GuardPhrases): boolean {
    const known = this.#answers.get(phrases);
    if (known !== undefined) return known;
    const answer = isIn(this.#text, phrases);
    this.#answers.set(phrases, answer);
    return answer;
  }
}

/**
 * "Nobody is asked about children", "leave your photo off". Does not excuse a question, a text with a "but" after it,
 * or a separate statement in the same clause ("nights not discussed, she has two kids").
 *
 * @param at offset of the finding in the clause
 */
function saysItIsNotAsked({ text, isStatement }: Clause, kind: TextKind, at = 0): boolean {
  if (kind === 'question' && !isStatement) return false;
  return isIn(text.slice(statementStart(text, at)), refusals.asked) && !isIn(text, refusals.askedAfterAll);
}

const compiledPhrases = new Map<GuardPhrases, Readonly<Record<Language, Phrases>>>();

function isIn(text: string, phrases: GuardPhrases): boolean {
  const compiled = compiledPhrases.get(phrases) ?? { en: new Phrases(phrases.en), uk: new Phrases(phrases.uk) };
  compiledPhrases.set(phrases, compiled);
  return alphabets.some(({ language, letter }) => letter.test(text) && compiled[language].spansIn(text).length > 0);
}

export function isClean(text: string, options: CheckOptions): boolean {
  return checkText(text, options).length === 0;
}

function appliesTo(kinds: readonly TextKind[] | undefined, kind: TextKind): boolean {
  return kinds === undefined || kinds.includes(kind);
}

function firstMatch(text: string, phrases: Phrases | undefined, counts: (span: Span) => boolean): Span | undefined {
  return phrases?.spansIn(text).find(counts);
}

function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (masked, { start, end }) => masked.slice(0, start) + '·'.repeat(end - start) + masked.slice(end),
    text,
  );
}

/** The end of the last matched character in the given text, without anything after it that normalisation dropped. */
function endOffset(text: string, offsets: readonly number[], end: number): number {
  const last = offsets[end - 1] ?? 0;
  const next = /\P{M}\p{M}*/uy;
  next.lastIndex = last;
  return last + (next.exec(text)?.[0].length ?? 1);
}

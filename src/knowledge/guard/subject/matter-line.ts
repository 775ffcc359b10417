import type { Language } from '#contracts/common.ts';
import { withoutEnding } from '#knowledge/plan/rules/focus-rules.ts';
import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { matterWords } from './matter-words.ts';
import type { MatterWords } from './matter-words.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { Span } from '#knowledge/guard/text/phrase.ts';

/** Stems of the words with which a posting names the work. */
export type JobMatter = ReadonlySet<string>;

type Compiled = Readonly<Record<keyof MatterWords, Phrases>>;

const compiled: Readonly<Record<Language, Compiled>> = { en: compile(matterWords.en), uk: compile(matterWords.uk) };

/** Topics that are always about a person, whatever the work is. */
const topicsOfSomebody: ReadonlySet<GuardTopic> = new Set(['age', 'gender_identity', 'orientation', 'race', 'sex']);

// How many words before and after a phrase count as beside it.
const leadsWithin = 4;
const bearersWithin = 2;
const shortestWord = 4;
/** Short words that count all the same: «впо» (internally displaced people), whom some work serves. */
const tellingShortWords = /^впо$/u;

const smallWords =
  /^(?:with|from|that|this|than|into|over|under|after|before|about|also|some|more|most|many|each|other|another|work|working|three|four|five|seven|eight|nine|years?|months?|weeks?|days?|який|яка|яких|якої|щодо|після|перед|інш\p{L}{1,3}|робот\p{L}{1,2}|один|одна|двоє|троє|чотири|десять|років|роки|року|місяц\p{L}{1,2}|тижн\p{L}{1,2}|днів|день)$/u;

/** Stems of the significant words of normalised text. */
export function matterStems(text: string): readonly string[] {
  const words = text.match(/[0-9a-zа-џґ]+/g) ?? [];
  return words
    .filter(
      (word) =>
        tellingShortWords.test(word) || (word.length >= shortestWord && !/[0-9]/.test(word) && !smallWords.test(word)),
    )
    .map(withoutEnding);
}

/**
 * A line that may be about the matter of the job: it addresses nobody, asks nothing and names no person it could be
 * about. For any other line the posting excuses nothing: asking a candidate about unions is unlawful even at a
 * unionised plant.
 */
export class MatterLine {
  readonly #text: string;
  readonly #matter: JobMatter;

  /** Undefined if the line does not qualify. */
  static of(text: string, matter: JobMatter | undefined): MatterLine | undefined {
    if (matter === undefined || matter.size === 0 || text.includes('?')) return undefined;
    return text.split(/[.;:!\n]|, /).some((part) => isIn(part, 'speaks')) ? undefined : new MatterLine(text, matter);
  }

  private constructor(text: string, matter: JobMatter) {
    this.#text = text;
    this.#matter = matter;
  }

  /** Whether the matched words of a clause are named by the posting and accompanied by other words of the posting. */
  isMatter(clause: string, span: Span, topic: GuardTopic): boolean {
    if (topicsOfSomebody.has(topic)) return false;
    const words = clause.slice(span.start, span.end);
    const stems = matterStems(words);
    const named = stems.filter((stem) => this.#matter.has(stem));
    if (named.length === 0 || named.length * 2 < stems.length) return false;
    const others = matterStems(this.#text).filter((stem) => this.#matter.has(stem) && !stems.includes(stem));
    if (others.length === 0) return false;
    const before = wordsOf(clause.slice(0, span.start));
    const after = wordsOf(clause.slice(span.end));
    return (
      !isIn(before.slice(-leadsWithin).join(' '), 'leadsTo') &&
      !isIn(after.join(' '), 'judges') &&
      !isIn([...before.slice(-bearersWithin), words, ...after.slice(0, bearersWithin)].join(' '), 'bearers')
    );
  }
}

function isIn(text: string, of: keyof MatterWords): boolean {
  return compiled.en[of].spansIn(text).length > 0 || compiled.uk[of].spansIn(text).length > 0;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[0-9a-zа-џґ']+/g) ?? [];
}

function compile(words: MatterWords): Compiled {
  return {
    speaks: new Phrases(words.speaks),
    leadsTo: new Phrases(words.leadsTo),
    judges: new Phrases(words.judges),
    bearers: new Phrases(words.bearers),
  };
}

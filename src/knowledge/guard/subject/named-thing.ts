import type { Language } from '#contracts/common.ts';
import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { Span } from '#knowledge/guard/text/phrase.ts';
import { withoutEnding } from '#knowledge/plan/rules/focus-rules.ts';
import { matterStems, namesBearer, topicsOfSomebody } from './matter-line.ts';
import type { JobMatter } from './matter-line.ts';
import { namedThingWords } from './named-thing-words.ts';
import type { NamedThingWords } from './named-thing-words.ts';

type Compiled = Readonly<Record<keyof NamedThingWords, Phrases>>;

const compiled: Readonly<Record<Language, Compiled>> = {
  en: compile(namedThingWords.en),
  uk: compile(namedThingWords.uk),
};

// The greatest distance, in words, at which two words still relate to each other.
const besideWithin = 8;
const leadsWithin = 3;
const judgesWithin = 8;

/** Topics of which only the posting's own two words are a thing: one word of them says too much of somebody. */
const topicsOfTwoWords: ReadonlySet<GuardTopic> = new Set([
  'children',
  'family_plans',
  'marital_status',
  'military',
  'pay_history',
  'photo',
  'politics',
  'pregnancy',
  'property',
  'residence',
  'union',
]);

const addressed = /^(?:your?|yours|ви|вас|вам|ваш\p{L}*)$/u;
const inNames = /^(?:the|an?|of|s|is|are|was|were|does|do|did)$/u;
/** Words that make what is matched a statement of its own: "behind on the mortgage". */
const saysMore = /^(?:on|in|at|up|off|by|go|with|behind|under|no|not|got|у|в|на|за|до|з|із|не|є|без)$/u;
const tellsLittle =
  /^(?:when|what|which|where|whose|there|here|their|have|been|were|does|will|would|could|should|might|must|still|ever|they|them|your|yours|only|just|like|make|made|take|come|goes|going|need|very|much|both|either|коли|який|якої|чому|скільки|було|були|буде|може|можна|треба|також|тільки|лише|дуже|після|перед|через|немає|якщо|щоб|вона|вони|його|вашого|вашої|ваші|ваша|ваше|вашу|вашим|вами)$/u;
const aux = /^(?:do|did|does|are|were|have|had|would|could|can|will|should|may|might|must)$/u;
const hasThings =
  /^(?:had|has|have|made|took|takes|used|uses|carried|carries|showed|shows|held|ran|run|runs|мали|мала|мав|мало|має|мають|показ\p{L}+|давал\p{L}|дають|тримал\p{L})$/u;
/** A number, in figures or in words. */
const counts =
  /(?<!\p{L})(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|дв[іа]|три|чотири|п'ять|шість|сім|вісім|дев'ять|десять)(?!\p{L})/u;
const shortestWord = 4;
const youOnly = /^(?:you|ви|вас|вам|вами)$/u;

/** The stems of a clause's neighbouring words, joined by a space: "church organs", "fall-arrest". */
export function stemPairs(text: string): readonly string[] {
  const words = wordsIn(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isJoined(text, word, next) ? [pairOf(word.text, next.text)] : [];
  });
}

/**
 * Whether the matched words of a clause are a thing that the posting names, and nobody in the clause does, has or is
 * it: "Your press lines had fourteen hand injuries", not "Is your hand injury healed?". Unlike a `MatterLine` the text
 * may ask and address somebody, so it counts who stands before and after the words.
 */
export function isNamedThing(clause: string, span: Span, topic: GuardTopic, of: JobMatter, line: string): boolean {
  if (topicsOfSomebody.has(topic)) return false;
  return new NamedThing(clause, span, of).isThing(line, topic);
}

/** Whether a remark names it as a thing: the posting's own two words, or it is counted in things of the posting. */
export function isThingOfRemark(clause: string, span: Span, topic: GuardTopic, of: JobMatter, line: string): boolean {
  if (topicsOfSomebody.has(topic)) return false;
  return new NamedThing(clause, span, of).isThingOfRemark(line);
}

interface Word extends Span {
  readonly text: string;
}

class NamedThing {
  readonly #clause: string;
  readonly #of: JobMatter;
  readonly #before: readonly Word[];
  readonly #inside: readonly Word[];
  readonly #after: readonly Word[];

  constructor(clause: string, span: Span, of: JobMatter) {
    const words = wordsIn(clause);
    this.#clause = clause;
    this.#of = of;
    const start = afterOwnersVerb(words, span);
    this.#before = words.filter(({ end }) => end <= start);
    this.#inside = words.filter((word) => word.end > start && word.start < span.end);
    this.#after = words.filter((word) => word.start >= span.end);
  }

  isThing(line: string, topic: GuardTopic): boolean {
    if (!this.#isNamed() || this.#has('persons', this.#before)) return false;
    const isPair = this.#isPair();
    if (!this.#mayBeOwned(isPair)) return false;
    const isOneWord = !topicsOfTwoWords.has(topic);
    if (isPair || (isOneWord && this.#hasHead())) return !this.#isElliptical() || this.#names(this.#after.slice(1));
    return isOneWord && !this.#reachesYou() && this.#isBesideThings(line);
  }

  isThingOfRemark(line: string): boolean {
    if (!this.#isNamed() || this.#inside.some(({ text }) => addressed.test(text))) return false;
    if (this.#before.length > 1 || this.#has('states', this.#before)) return false;
    if (this.#has('persons', [...this.#before, ...this.#after]) || this.#has('judges', this.#after)) return false;
    return this.#isPair() ? counts.test(line) : this.#before.length === 0 && this.#countsThings(line);
  }

  /** It consists of words of the posting, none of which says who or what somebody is. */
  #isNamed(): boolean {
    const telling = this.#inside.map(({ text }) => text).filter((text) => !addressed.test(text) && !inNames.test(text));
    if (telling.some((text) => saysMore.test(text))) return false;
    const isNamed = (text: string) => matterStems(text).some((stem) => this.#of.has(stem));
    const isOfSomebody =
      this.#has('persons', this.#inside) || telling.some((text) => isIn(text, 'privateHeads', 'relatives'));
    const long = telling.filter((text) => text.length >= shortestWord);
    return long.length > 0 && long.every(isNamed) && !isOfSomebody && !namesBearer(telling.join(' '));
  }

  /** "wedding packages", "hand injuries": two words that also stand side by side in the posting */
  #isPair(): boolean {
    const [first] = this.#inside.filter(({ text }) => !addressed.test(text) && !inNames.test(text));
    const isPair = (left: Word | undefined, right: Word | undefined) =>
      left !== undefined &&
      right !== undefined &&
      [left, right].every(({ text }) => isTelling(text)) &&
      isJoined(this.#clause, left, right) &&
      this.#of.pairs?.has(pairOf(left.text, right.text)) === true;
    const next = this.#next();
    if (next !== undefined && isPair(this.#inside.at(-1), next)) return !isIn(next.text, 'privateHeads');
    const previous = this.#before.at(-1);
    return previous !== undefined && isPair(previous, first) && !isIn(previous.text, 'privateHeads');
  }

  /** "smoke formulas": a thing of the posting follows, even where the posting does not put them together */
  #hasHead(): boolean {
    const next = this.#next();
    const last = this.#inside.at(-1);
    if (next === undefined || last === undefined || !isJoined(this.#clause, last, next)) return false;
    return (
      this.#names([next]) && !/(?:ed|ing)$/.test(next.text) && !isIn(next.text, 'privateHeads', 'relatives', 'judges')
    );
  }

  #next(): Word | undefined {
    return this.#after.find(({ text }) => text !== 's');
  }

  /** "Any hand injuries?", "on dialysis" */
  #isElliptical(): boolean {
    const near = this.#before.slice(-leadsWithin);
    return this.#has('elliptical', near) || (near.length === 1 && /^(?:has|had|got|on|in|на|у)$/u.test(textOf(near)));
  }

  /** Nobody owns it directly: "your seasonings had smoke", "your wedding packages", not "your smoking". */
  #mayBeOwned(isPair: boolean): boolean {
    const words = [...this.#before, ...this.#inside];
    const owner = words.findLastIndex(({ text }) => isIn(text, 'owner'));
    if (owner === -1) return true;
    const owned = words.slice(owner + 1).filter((word) => !this.#inside.includes(word));
    const verb = owned.findIndex(({ text }) => hasThings.test(text));
    const thing = verb === -1 ? owned : owned.slice(0, verb);
    if (this.#has('ownLife', thing)) return false;
    if (verb > 0 || thing.filter(({ text }) => text.length >= shortestWord).length >= 2) return true;
    return isPair && !this.#has('relatives', this.#inside);
  }

  /** "Which church do you belong to?", not "Is the church damp when you tune the organ?" */
  #reachesYou(): boolean {
    const you = this.#after.findIndex(({ text }) => youOnly.test(text));
    if (you === -1) return this.#has('persons', this.#after);
    const between = this.#after.slice(0, you);
    const link = between.at(-1);
    if (link === undefined || aux.test(link.text) || this.#has('persons', between)) return true;
    return !this.#names(between) && !isIn(link.text, 'linksToYou');
  }

  /** Another thing of the posting stands beside it, and neither a state before nor a judgement after it is said. */
  #isBesideThings(line: string): boolean {
    const before = this.#before.slice(-besideWithin);
    const after = this.#after.slice(0, besideWithin);
    const isOfThings = this.#names([...before, ...after]) || this.#isOfOwnThing() || this.#countsThings(line);
    if (!isOfThings || this.#has('judges', this.#after.slice(0, judgesWithin))) return false;
    const near = this.#before.slice(-leadsWithin);
    if (this.#has('elliptical', near) || namesBearer(textOf([...near.slice(-2), ...this.#after.slice(0, 2)])))
      return false;
    return !this.#has('states', near) || this.#isAskedFirst(near) || this.#isOfOwnThing() || this.#names(this.#before);
  }

  /** "Is the smoke …?", "Were the trials blind …?", but not "Is on dialysis" or "Has diabetes" */
  #isAskedFirst(near: readonly Word[]): boolean {
    const [first, ...rest] = near;
    if (near.length !== this.#before.length || first === undefined) return false;
    return /^(?:is|are|was|were|does|do|did)$/.test(first.text) && !this.#has('states', rest);
  }

  /** "your seasonings had smoke": a thing of somebody's, whatever it is called */
  #isOfOwnThing(): boolean {
    const owner = this.#before.findLastIndex(({ text }) => isIn(text, 'owner'));
    return owner !== -1 && this.#before.slice(owner + 1).some(({ text }) => text.length >= 4 && /s$|[иі]$/u.test(text));
  }

  /** "58 formulas" */
  #countsThings(line: string): boolean {
    const words = wordsIn(line);
    return words.some(({ text }, at) => {
      const counted = words[at + 1];
      return /^[0-9]+$/.test(text) && counted !== undefined && this.#names([counted]);
    });
  }

  #names(words: readonly Word[]): boolean {
    const own = new Set(matterStems(this.#inside.map(({ text }) => text).join(' ')));
    return words.some(
      ({ text }) => !tellsLittle.test(text) && matterStems(text).some((stem) => this.#of.has(stem) && !own.has(stem)),
    );
  }

  #has(of: keyof NamedThingWords, words: readonly Word[]): boolean {
    return isIn(textOf(words), of);
  }
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Of "Ваші поля мали хвороби", matched as a whole, only the last word is what the fields had. */
function afterOwnersVerb(words: readonly Word[], span: Span): number {
  const owner = words.findLastIndex(({ text, start }) => start < span.end && isIn(text, 'owner'));
  const verb = words.findIndex(
    ({ text, start, end }, at) => at > owner + 1 && start < span.end && end > span.start && hasThings.test(text),
  );
  const next = words[verb + 1];
  return owner === -1 || verb === -1 || next === undefined || next.start >= span.end ? span.start : next.start;
}

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(/[0-9a-zа-џґ]+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

function isTelling(word: string): boolean {
  return matterStems(word).length > 0 && !tellsLittle.test(word);
}

function isJoined(text: string, left: Word, right: Word): boolean {
  return /^(?:'s)?[ -]$/.test(text.slice(left.end, right.start));
}

function pairOf(left: string, right: string): string {
  return [left, right].map((word) => withoutEnding(word).replace(/(?<=[a-z]{3})e$/, '')).join(' ');
}

function isIn(text: string, ...of: readonly (keyof NamedThingWords)[]): boolean {
  return of.some((list) => compiled.en[list].spansIn(text).length > 0 || compiled.uk[list].spansIn(text).length > 0);
}

function compile(words: NamedThingWords): Compiled {
  return {
    persons: new Phrases(words.persons),
    owner: new Phrases(words.owner),
    ownLife: new Phrases(words.ownLife),
    privateHeads: new Phrases(words.privateHeads),
    relatives: new Phrases(words.relatives),
    elliptical: new Phrases(words.elliptical),
    linksToYou: new Phrases(words.linksToYou),
    states: new Phrases(words.states),
    judges: new Phrases(words.judges),
  };
}

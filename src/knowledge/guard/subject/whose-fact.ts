import type { Language } from '#contracts/common.ts';
import type { TextKind } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { Span } from '#knowledge/guard/text/phrase.ts';
import type { Clause } from '#knowledge/guard/text/split-clauses.ts';
import { statementStart } from '#knowledge/guard/text/statement-start.ts';
import { subjectWords } from './subject-words.ts';
import type { SubjectWords } from './subject-words.ts';

/** A span as word positions, since distances within a phrase are counted in words. */
interface Place {
  /** index of the first word of the fact; `to` is the index after its last word */
  readonly from: number;
  readonly to: number;
  /** the part between commas that contains it */
  readonly partStart: number;
  readonly partEnd: number;
}

// The greatest distance, in words, at which two words still relate to each other.
const ownedWithin = 3;
const othersBefore = 6;
const othersAfterJoin = 4;
/** At most this many words: a question without a verb. */
const fragmentWords = 6;
const demandWithin = 7;
const workWithin = 4;
const welcomeWithin = 6;
/** A phrase this short has no context of its own. */
const bareWords = 3;
const headlineWords = 4;

const compiled = { en: compileWords(subjectWords.en), uk: compileWords(subjectWords.uk) };

/** The words of one clause and what they say about whose facts it names. Built once for all the facts of the clause. */
export class ClauseWords {
  readonly #text: string;
  /** ends in a full stop */
  readonly #isStatement: boolean;
  readonly #isQuestion: boolean;
  readonly #kind: TextKind;
  /** letters of the other alphabet */
  readonly #foreign: RegExp;
  readonly #branchComesFirst: boolean;
  readonly #patterns: Readonly<Record<keyof SubjectWords, Phrases>>;
  readonly #words: readonly Span[];
  readonly #marks = new Map<keyof SubjectWords, readonly boolean[]>();

  constructor({ text, isStatement, isQuestion }: Omit<Clause, 'start'>, kind: TextKind, language: Language) {
    this.#text = text;
    this.#isStatement = isStatement;
    this.#isQuestion = isQuestion;
    this.#kind = kind;
    this.#foreign = language === 'en' ? /[а-џґ]/ : /[a-z]/;
    this.#branchComesFirst = language === 'uk';
    this.#patterns = compiled[language];
    this.#words = [...text.matchAll(/[0-9a-zа-џґ]+/g)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
  }

  /**
   * Whether a word for a private fact at this span would be a fact about the candidate; not if it belongs to other
   * people, of whom `named` limits which kinds count.
   */
  isCandidates(span: Span, named: 'anybody' | 'served'): boolean {
    const place = this.#placeOf(span);
    if (this.#isBranch(place)) return false;
    if (this.#kind === 'advert') return this.#isDemanded(place);
    if (this.#isOwned(place)) return true;
    if (this.#isOthers(place, named) || this.#isMatterOfWork(place)) return false;
    if (this.#kind === 'note') return true;
    if (this.#any('openings', 0, this.#words.length)) return false;
    return this.#any('addressed', 0, this.#words.length) || this.#asksYesOrNo();
  }

  /** Whether any word of the clause could be a fact about the candidate; if not, the search for facts is skipped. */
  mayNameCandidates(): boolean {
    const last = this.#words.length;
    if (this.#kind === 'note') return true;
    if (this.#kind === 'advert') return last <= headlineWords || this.#any('demands', 0, last);
    if (this.#any('owns', 0, last)) return true;
    return !this.#any('openings', 0, last) && (this.#any('addressed', 0, last) || this.#asksYesOrNo());
  }

  /**
   * Whether a phrase matched here is about other people or the work after all. With `namesOthers`, the phrase mentions
   * other people anyway, so a mention of them does not decide.
   */
  isOfOthers(span: Span, namesOthers: boolean): boolean {
    const place = this.#placeOf(span);
    if (this.#kind === 'advert') return this.#any('served', place.from - 2, place.from) || this.#isWelcomed(place);
    if (this.#at('owns', place.from) || (this.#kind === 'note' && this.#at('ownsInNotes', place.from))) return false;
    if (this.#followsWork(place) || (this.#kind === 'note' && this.#isMatterOfNote(place, namesOthers))) return true;
    if (place.to - place.from === 1 && this.#isFollowedByBranch(place)) return true;
    if (!namesOthers && (this.#isOthers(place, 'anybody') || this.#isMatterInside(place))) return true;
    const isBare = place.to - place.from <= bareWords && !this.#any('addressed', place.from, place.to);
    return isBare && this.#any('openings', 0, this.#words.length);
  }

  #placeOf(span: Span): Place {
    const from = this.#words.findIndex(({ end }) => end > span.start);
    const after = this.#words.findIndex(({ start }) => start >= span.end);
    const to = after === -1 ? this.#words.length : after;
    // A comma separates two statements ("diabetic, customers may notice"), but not in "if a pupil says, she is
    // pregnant".
    const isHypothetical = this.#any('openings', 0, this.#words.length);
    const partStart = isHypothetical ? 0 : this.#words.findLastIndex((_, at) => at <= from && this.#isParted(at));
    const partEnd = this.#words.findIndex((_, at) => at >= to && this.#isParted(at));
    return { from, to, partStart: Math.max(0, partStart), partEnd: partEnd === -1 ? this.#words.length : partEnd };
  }

  #isParted(at: number): boolean {
    const before = this.#words[at - 1];
    const word = this.#words[at];
    if (before === undefined || word === undefined || this.#at('relatives', at)) return false;
    return /[,:()]| - /.test(this.#text.slice(before.end, word.start));
  }

  /** "pension scheme", "cancer ward"; Ukrainian puts the branch first: "фонд пенсій" */
  #isBranch(place: Place): boolean {
    const { from } = place;
    return this.#isFollowedByBranch(place) || (this.#branchComesFirst && this.#any('branches', from - 2, from));
  }

  #isFollowedByBranch({ to, partEnd }: Place): boolean {
    return this.#any('branches', to, Math.min(to + 2, partEnd)) && !this.#any('joins', to, to + 1);
  }

  #isOwned({ from }: Place): boolean {
    const near = Math.max(0, from - ownedWithin);
    const inNote = this.#kind === 'note' ? this.#last('ownsInNotes', near, from) : -1;
    const owner = Math.max(inNote, this.#last('owns', near, from));
    return owner !== -1 && !this.#anyOthers(owner, from) && !this.#any('ends', owner, from);
  }

  #isOthers({ from, to, partStart, partEnd }: Place, named: 'anybody' | 'served'): boolean {
    const isNamed = (first: number, end: number) =>
      named === 'served' ? this.#any('served', first, end) : this.#anyOthers(first, end);
    const before = Math.max(partStart, from - othersBefore);
    const you = this.#last('addressed', before, from);
    if (isNamed(Math.max(before, you + 1), from)) return true;
    if (isNamed(to, Math.min(to + 2, partEnd))) return true;
    const join = this.#first('joins', to, Math.min(to + 3, partEnd));
    if (join === -1) return false;
    return (
      isNamed(join + 1, Math.min(join + 1 + othersAfterJoin, partEnd)) || this.#any('branches', join + 1, join + 3)
    );
  }

  /** "Which church windows have you restored?" names the subject before the verb of work. */
  #isMatterOfWork(place: Place): boolean {
    return (
      this.#isAfterWork(place) || (this.#any('asksWhich', 0, 1) && this.#any('work', place.to, this.#words.length))
    );
  }

  /** "Scanned twenty expectant mothers a day", but not "explained it well, but pregnant" */
  #isAfterWork({ from }: Place): boolean {
    const contrastAt = Math.max(0, this.#last('contrasts', 0, from));
    const isDeed = contrastAt === 0 && this.#isInDeed(from);
    return isDeed || this.#any('work', Math.max(contrastAt, this.#statementFrom(from)), from);
  }

  /** "you help refugees": looks at the words between the first and last word of the phrase. */
  #isMatterInside({ from, to }: Place): boolean {
    return this.#anyOthers(from + 1, to - 1) || this.#any('work', from + 1, to - 1);
  }

  #isMatterOfNote(place: Place, namesOthers: boolean): boolean {
    const isDeed = this.#last('contrasts', 0, place.from) === -1 && this.#isInDeed(place.from);
    return isDeed || (namesOthers && this.#isAfterWork(place));
  }

  /** "Scanned twenty expectant mothers a day", but not "explained it well, has two kids" */
  #isInDeed(from: number): boolean {
    return this.#kind === 'note' && from > 0 && this.#at('deeds', 0) && this.#statementFrom(from) === 0;
  }

  /**
   * Index of the first word of the statement that contains the fact; only notes put several statements into one
   * sentence.
   */
  #statementFrom(from: number): number {
    const word = this.#words[from];
    if (this.#kind !== 'note' || word === undefined) return 0;
    // The fact's own first word may start the statement: "has" in "has two kids".
    const start = statementStart(this.#text, word.start);
    return start === 0 ? 0 : this.#words.findIndex(({ end }) => end > start);
  }

  #followsWork({ from }: Place): boolean {
    return this.#any('work', Math.max(this.#last('addressed', 0, from), from - workWithin), from);
  }

  /** "veterans are welcome", "a record is no obstacle" */
  #isWelcomed({ from, to, partStart, partEnd }: Place): boolean {
    return this.#any('welcomes', Math.max(partStart, from - welcomeWithin), Math.min(partEnd, to + welcomeWithin));
  }

  #isDemanded(place: Place): boolean {
    const { from, to } = place;
    if (this.#any('work', 0, from) || this.#any('served', from - 2, from) || this.#isWelcomed(place)) return false;
    if (this.#words.length <= headlineWords && from <= 2) return true;
    return this.#any('demands', from - demandWithin, to + demandWithin);
  }

  /** "Any allergies?" A word in the other alphabet marks a technical term, so such a sentence is about the work. */
  #asksYesOrNo(): boolean {
    if (this.#foreign.test(this.#text) || this.#any('asksWhich', 0, 1)) return false;
    // "Has the children practise it" says what somebody did, unless a question mark follows.
    if (!this.#isQuestion && this.#any('tells', 0, 1)) return false;
    const last = this.#words.length;
    if (this.#any('polar', 0, 1)) return true;
    return !this.#isStatement && (this.#any('polar', last - 1, last) || last <= fragmentWords);
  }

  #anyOthers(from: number, to: number): boolean {
    return this.#any('served', from, to) || this.#any('people', from, to);
  }

  #at(of: keyof SubjectWords, word: number): boolean {
    return this.#marked(of)[word] === true;
  }

  #any(of: keyof SubjectWords, from: number, to: number): boolean {
    return to > 0 && this.#marked(of).slice(Math.max(0, from), to).includes(true);
  }

  #first(of: keyof SubjectWords, from: number, to: number): number {
    const found = this.#marked(of).slice(from, to).indexOf(true);
    return found === -1 ? -1 : from + found;
  }

  #last(of: keyof SubjectWords, from: number, to: number): number {
    const found = this.#marked(of).slice(from, to).lastIndexOf(true);
    return found === -1 ? -1 : from + found;
  }

  #marked(of: keyof SubjectWords): readonly boolean[] {
    const known = this.#marks.get(of);
    if (known !== undefined) return known;
    const spans = this.#patterns[of].spansIn(this.#text);
    const marked = this.#words.map(({ start, end }) => spans.some((span) => span.start < end && span.end > start));
    this.#marks.set(of, marked);
    return marked;
  }
}

function compileWords(words: SubjectWords): Readonly<Record<keyof SubjectWords, Phrases>> {
  return {
    addressed: new Phrases(words.addressed),
    owns: new Phrases(words.owns),
    ownsInNotes: new Phrases(words.ownsInNotes),
    ends: new Phrases(words.ends),
    relatives: new Phrases(words.relatives),
    polar: new Phrases(words.polar),
    tells: new Phrases(words.tells),
    asksWhich: new Phrases(words.asksWhich),
    served: new Phrases(words.served),
    people: new Phrases(words.people),
    branches: new Phrases(words.branches),
    work: new Phrases(words.work),
    openings: new Phrases(words.openings),
    demands: new Phrases(words.demands),
    contrasts: new Phrases(words.contrasts),
    deeds: new Phrases(words.deeds),
    welcomes: new Phrases(words.welcomes),
    joins: new Phrases(words.joins),
  };
}

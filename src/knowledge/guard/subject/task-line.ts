import type { Language } from '#contracts/common.ts';
import type { GuardTopic, TextKind } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { Span } from '#knowledge/guard/text/phrase.ts';
import type { Clause } from '#knowledge/guard/text/split-clauses.ts';
import { taskWords } from './task-words.ts';
import type { TaskWords } from './task-words.ts';

type Compiled = Readonly<Record<keyof TaskWords, Phrases>>;

const compiled: Readonly<Record<Language, Compiled>> = { en: compile(taskWords.en), uk: compile(taskWords.uk) };

// The greatest distance, in characters, at which two words still relate to each other.
const ownedWithin = 25;
const onMatterWithin = 25;
const youAfter = 20;
/** The number of words before a fact within which `your` makes it the candidate's. */
const yoursWithin = 4;

// Words of these topics are rarely trade terms, and questions about them may omit "your": "how do you feed three
// children?"
const privateInQuestions: ReadonlySet<GuardTopic> = new Set([
  'age',
  'children',
  'family_plans',
  'gender_identity',
  'health',
  'marital_status',
  'orientation',
  'pregnancy',
  'sex',
]);
const privateInNotes: ReadonlySet<GuardTopic> = new Set(['gender_identity', 'orientation', 'sex']);

export interface Surroundings {
  readonly preceding: readonly Clause[];
  readonly following: readonly Clause[];
}

/** Whether what a clause names belongs to a task: a case description, a way of working, what a good answer does. */
export class TaskLine {
  readonly #text: string;
  readonly #clause: Clause;
  readonly #preceding: readonly Clause[];
  readonly #following: readonly Clause[];
  readonly #kind: TextKind;
  readonly #words: Compiled;

  /** @param around the clauses before and after it in its passage */
  constructor(clause: Clause, around: Surroundings, kind: TextKind, language: Language) {
    this.#text = clause.text;
    this.#clause = clause;
    this.#preceding = around.preceding;
    this.#following = around.following;
    this.#kind = kind;
    this.#words = compiled[language];
  }

  /** Whether the words of the span belong to the task and are not a fact about the candidate. */
  isMatter(span: Span, topic: GuardTopic): boolean {
    if (this.#isMatterOfText(span)) return true;
    if (this.#kind === 'advert') return this.#isMadeFor(span) || (topic === 'sex' && this.#hasOtherForm(span));
    if (this.#kind === 'note') return !privateInNotes.has(topic) && this.#isShown(span);
    if (this.#tellsCase()) return true;
    if (this.#saysWhatIsDone()) return !this.#isOwn(span) && !this.#isPrivateUnderLabel(span, topic);
    if (!this.#has('asks', this.#text)) return false;
    if (this.#isSaidByOthers(span)) return true;
    if (this.#isAddressed(span)) return false;
    return !privateInQuestions.has(topic) || this.#isForOthers(span) || this.#isInCase();
  }

  /** "training on transgender inclusion" */
  #isMatterOfText({ start, end }: Span): boolean {
    const onIt = this.#spans('textOn').some(
      (text) => text.end < end && text.end > start - onMatterWithin && !this.#speaksTo(this.#text.slice(text.end)),
    );
    return onIt && !this.#isNearOwn({ start, end });
  }

  /** "clothes for women over fifty" */
  #isMadeFor({ start }: Span): boolean {
    return this.#spans('madeFor').some(
      (made) => made.start < start && made.end >= start - 1 && !/[:,–-]/.test(this.#text.slice(made.start, start)),
    );
  }

  #hasOtherForm({ end }: Span): boolean {
    return this.#has('orOtherForm', this.#text.slice(end));
  }

  /** "Asked the woman, not her husband", but not "good on pensions, but pregnant" */
  #isShown(span: Span): boolean {
    const before = this.#text.slice(0, span.start);
    if (this.#has('turns', before)) return false;
    if (this.#has('isKnown', this.#text)) return !this.#has('ownInDeed', this.#text);
    if (!this.#has('shown', this.#text)) return false;
    const comma = before.lastIndexOf(',');
    const isApart = comma !== -1 && !this.#has('lists', this.#text) && !this.#has('goesOn', before.slice(comma + 1));
    return !isApart && (!this.#isOwn(span) || this.#isSaidByOthers(span));
  }

  /** "A client is going through a divorce. What do you check?" */
  #tellsCase(): boolean {
    if (!this.#clause.isStatement) return false;
    const [own] = this.#spans('ownSide');
    if (own !== undefined && !this.#isSaidByOthers(own)) return false;
    return this.#following.some(
      ({ text, isQuestion }) => isQuestion && (this.#has('asksOfCase', text) || this.#has('asks', text)),
    );
  }

  /** "Explains what counts as a pre-existing condition" */
  #saysWhatIsDone(): boolean {
    return !this.#clause.isQuestion && !this.#has('ownSide', this.#text) && this.#has('does', this.#text);
  }

  /** "Weak: hides a pregnancy" */
  #isPrivateUnderLabel(span: Span, topic: GuardTopic): boolean {
    return this.#has('labelled', this.#text) && privateInQuestions.has(topic) && !this.#isForOthers(span);
  }

  /** `your` in the words or right before them, or a second `you` in the text up to them: "when they arrested you" */
  #isAddressed({ start, end }: Span): boolean {
    if (this.#words.you.spansIn(this.#text.slice(0, end + youAfter)).length > 1) return true;
    const before = this.#text.slice(0, start).split(' ').slice(-yoursWithin).join(' ');
    return this.#has('yours', `${before}${this.#text.slice(start, end + youAfter)}`);
  }

  #speaksTo(text: string): boolean {
    return this.#has('you', text) || this.#has('yours', text);
  }

  /** "a caller who asks where you are from" */
  #isSaidByOthers({ start }: Span): boolean {
    return this.#spans('saidByOthers').some((said) => said.start <= start);
  }

  /** "her husband", unless somebody else was named before: "the woman, not her husband" */
  #isOwn(span: Span): boolean {
    return this.#isNearOwn(span) && !this.#has('taskFor', this.#text.slice(0, span.start));
  }

  #isNearOwn({ start, end }: Span): boolean {
    return this.#spans('ownInDeed').some((own) => own.start < end && own.end > start - ownedWithin);
  }

  /** "A patient will not get out of bed. Where do you start with the rehabilitation?" */
  #isInCase(): boolean {
    const told = this.#preceding.at(-1);
    return told?.isStatement === true && this.#has('caseOf', told.text) && !this.#has('ownSide', told.text);
  }

  #isForOthers({ end }: Span): boolean {
    return this.#spans('taskFor').some(({ start }) => start < end);
  }

  #has(of: keyof TaskWords, text: string): boolean {
    return this.#words[of].spansIn(text).length > 0;
  }

  #spans(of: keyof TaskWords): readonly Span[] {
    return this.#words[of].spansIn(this.#text);
  }
}

function compile(words: TaskWords): Compiled {
  return {
    asks: new Phrases(words.asks),
    asksOfCase: new Phrases(words.asksOfCase),
    ownSide: new Phrases(words.ownSide),
    you: new Phrases(words.you),
    yours: new Phrases(words.yours),
    does: new Phrases(words.does),
    labelled: new Phrases(words.labelled),
    ownInDeed: new Phrases(words.ownInDeed),
    taskFor: new Phrases(words.taskFor),
    caseOf: new Phrases(words.caseOf),
    shown: new Phrases(words.shown),
    turns: new Phrases(words.turns),
    lists: new Phrases(words.lists),
    goesOn: new Phrases(words.goesOn),
    isKnown: new Phrases(words.isKnown),
    textOn: new Phrases(words.textOn),
    madeFor: new Phrases(words.madeFor),
    orOtherForm: new Phrases(words.orOtherForm),
    saidByOthers: new Phrases(words.saidByOthers),
  };
}

import type { Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * The questions for one person, each in its place: one that is written anew takes the place of the one that was refused, so
 * that the weightiest stays the first.
 */
export class PlacedQuestions {
  /** questions of the core, which come before */
  readonly #before: number;
  /** in their order, with gaps where one was refused and may still be replaced */
  #questions: Question[];
  /** of them those that stood before anything was written, and stay */
  readonly #locked: readonly Question[];
  /** what became of each question of the answer that is read */
  #ofAnswer: (Question | undefined)[] = [];
  /** the place of the one read last */
  #place = 0;

  /** @param kept by an earlier try, the locked ones among them */
  constructor(before: number, kept?: readonly Question[], locked: readonly Question[] = []) {
    this.#before = before;
    this.#questions = [...(kept ?? locked)];
    this.#locked = locked;
  }

  /** Those that are written. */
  get own(): readonly Question[] {
    return this.#questions.filter((question) => !this.#isLocked(question));
  }

  #isLocked({ id }: Question): boolean {
    return this.#locked.some((other) => other.id === id);
  }

  get all(): readonly Question[] {
    return this.#questions;
  }

  beginAnswer(): void {
    this.#ofAnswer = [];
    this.#place = 0;
  }

  /** Where the next question of the answer would stand. */
  next(): Pick<Question, 'order' | 'mustAsk'> {
    const taken = this.#questions.map(({ order }) => order - this.#before);
    do this.#place += 1;
    while (taken.includes(this.#place));
    return { order: this.#before + this.#place, mustAsk: this.#place === 1 };
  }

  /** @param question undefined: the one that was read does not stand */
  read(question: Question | undefined): void {
    this.#ofAnswer.push(question);
    if (question === undefined) return;
    this.#questions.push(question);
    this.#questions.sort((one, other) => one.order - other.order);
  }

  /**
   * The question with this number, from 0: by its place among those that are written, since an answer that writes one anew
   * counts those that stand; where none stands there, by its place in the answer that is read.
   */
  numbered(number: number): Question | undefined {
    const placeOf = ({ order }: Question) => order - this.#locked.filter((other) => other.order < order).length;
    return this.own.find((question) => placeOf(question) === this.#before + number + 1) ?? this.#ofAnswer[number];
  }

  /** @param questions the same, some with other items */
  replace(questions: readonly Question[]): void {
    this.#questions = [...questions];
  }

  /** Behind all others. */
  append(question: Question): Question {
    const placed = { ...question, order: (this.#questions.at(-1)?.order ?? this.#before) + 1 };
    this.#questions.push(placed);
    return placed;
  }

  /**
   * Without gaps. The first that was written stays when time runs short, unless a locked one before it does, and so does what
   * must be asked besides: else what was prepared for this person is the first to go.
   */
  closed(): readonly Question[] {
    const first = this.#questions.find((question) => question.mustAsk || !this.#isLocked(question));
    return this.#questions.map((question, at) => ({
      ...question,
      order: this.#before + 1 + at,
      mustAsk: question.mustAsk || question === first,
    }));
  }
}

import type { Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * The questions for one person by position. A rewritten question takes the position of the one that was rejected, so
 * that the most important stays first.
 */
export class PlacedQuestions {
  /** number of core questions, which come before these */
  readonly #before: number;
  /** in order, with gaps where a question was rejected and may still be replaced */
  #questions: Question[];
  /** questions that existed before anything was written, and are kept */
  readonly #locked: readonly Question[];
  /** the outcome of each question in the current answer */
  #ofAnswer: (Question | undefined)[] = [];
  /** position of the question that was read last */
  #place = 0;

  /** @param kept questions of an earlier attempt, including the locked ones */
  constructor(before: number, kept?: readonly Question[], locked: readonly Question[] = []) {
    this.#before = before;
    this.#questions = [...(kept ?? locked)];
    this.#locked = locked;
  }

  /** The newly written questions, without the locked ones. */
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

  /** The position of the next question in the answer. */
  next(): Pick<Question, 'order' | 'mustAsk'> {
    const taken = this.#questions.map(({ order }) => order - this.#before);
    do this.#place += 1;
    while (taken.includes(this.#place));
    return { order: this.#before + this.#place, mustAsk: this.#place === 1 };
  }

  /** @param question undefined: the question that was read was rejected */
  read(question: Question | undefined): void {
    this.#ofAnswer.push(question);
    if (question === undefined) return;
    this.#questions.push(question);
    this.#questions.sort((one, other) => one.order - other.order);
  }

  /**
   * The question with this zero-based number. Looks first at its position among the written questions, because an
   * answer that rewrites one counts the existing ones as well, then at its index in the current answer.
   */
  numbered(number: number): Question | undefined {
    const placeOf = ({ order }: Question) => order - this.#locked.filter((other) => other.order < order).length;
    return this.own.find((question) => placeOf(question) === this.#before + number + 1) ?? this.#ofAnswer[number];
  }

  /** @param questions the same questions, some with reworded items */
  replace(questions: readonly Question[]): void {
    this.#questions = [...questions];
  }

  /** Appends a question after all others. */
  append(question: Question): Question {
    const placed = { ...question, order: (this.#questions.at(-1)?.order ?? this.#before) + 1 };
    this.#questions.push(placed);
    return placed;
  }

  /**
   * Closes the gaps. The first written question becomes a must-ask unless a locked must-ask comes before it, and
   * existing must-asks stay: otherwise the questions prepared for this person would be the first to be cut when time
   * runs short.
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

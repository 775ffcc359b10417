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
  /** what became of each question of the answer that is read */
  #ofAnswer: (Question | undefined)[] = [];
  /** the place of the one read last */
  #place = 0;

  constructor(before: number, kept: readonly Question[] = []) {
    this.#before = before;
    this.#questions = [...kept];
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
   * The question with this number, from 0: by its place, since an answer that writes one anew counts those that stand; where
   * none stands there, by its place in the answer that is read.
   */
  numbered(number: number): Question | undefined {
    return this.#questions.find(({ order }) => order === this.#before + number + 1) ?? this.#ofAnswer[number];
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
   * Without gaps. The first stays when time runs short, and what must be asked besides: else what was prepared for this
   * person is the first to go.
   */
  closed(): readonly Question[] {
    return this.#questions.map((question, at) => ({
      ...question,
      order: this.#before + 1 + at,
      mustAsk: at === 0 || question.mustAsk,
    }));
  }
}

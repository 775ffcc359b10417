import type { PointToSettle, Question } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import { inTheirPlaces } from '#knowledge/plan/locked/in-their-places.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { type Tailoring, noClaims } from '#knowledge/plan/plan-parts.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { type CvBlock, besideLocked, cvBlock, requirementMinutes } from '#knowledge/plan/time/time-budget.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { OwnWorkFrame, OwnWorkQuestion } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import type { TailorBrief, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import {
  type BesideTheTalk,
  acceptBesideTheTalk,
} from '#modules/interviewing/plan-writer/draft/accept/around/accept-beside-the-talk.ts';
import { acceptPointsToSettle } from '#modules/interviewing/plan-writer/draft/accept/person/accept-points-to-settle.ts';
import { acceptQuestion, refusal } from '#modules/interviewing/plan-writer/draft/accept/questions/accept-question.ts';
import { toldDescription } from '#modules/interviewing/plan-writer/draft/read/find-in-posting.ts';
import type { KeptTailoring } from './kept-draft.ts';
import { PlacedQuestions } from './placed-questions.ts';
import { Problems } from './problems.ts';
import { StandingAnswers } from './standing-answers.ts';
import { needsSheet } from '#modules/interviewing/plan-writer/draft/accept/questions/needs-sheet.ts';
import {
  openNoteOf,
  pointItSettles,
  settlingTexts,
  wordsItSettles,
} from '#modules/interviewing/plan-writer/draft/accept/person/point-it-settles.ts';
import { wasAskedBefore } from '#modules/interviewing/plan-writer/draft/accept/questions/was-asked-before.ts';

/** The first answer and one repair. */
const mostRounds = 2;

const ofNoLine = { line: null, quote: '', secondLine: null, secondQuote: '', posting: '' } as const;
const noCv = { inCv: () => undefined, inPosting: () => undefined } as const;

/**
 * The questions for a candidate without a CV: first what an earlier round left open, then their own work, as far as no
 * core question covers it. Questions from the playbook fill gaps that the model leaves.
 */
export class OwnWorkDraft {
  readonly #input: TailorBrief;
  readonly #context: WriteContext;
  readonly #otherwise: Tailoring;
  readonly #block: CvBlock;
  readonly #placed: PlacedQuestions;
  #toSettle: readonly PointToSettle[] = [];
  #beside: BesideTheTalk = { toPrepare: [], furtherWhen: [], beforeOffer: [] };
  readonly #problems: Problems;
  readonly #answers: StandingAnswers;
  #refused: Refused[] = [];
  #round = 0;
  /** questions that were rejected and not replaced yet */
  #owed = 0;
  /** no question has been received yet */
  #isUnread = true;

  constructor(input: TailorBrief, context: WriteContext) {
    this.#input = input;
    this.#context = context;
    const { brief, core } = input;
    this.#otherwise = composeTailoring(brief, core, context.newId);
    const minutes = requirementMinutes(brief.durationMin, core.requirements.length);
    const { lockedQuestions = [] } = brief;
    this.#block = besideLocked(cvBlock(brief.durationMin, core.questions, minutes), lockedQuestions);
    this.#problems = new Problems(brief.language);
    this.#answers = new StandingAnswers(brief);
    const kept = context.kept?.part === 'tailoring' ? context.kept : undefined;
    this.#placed = new PlacedQuestions(core.questions.length, kept?.questions, lockedQuestions);
    this.#toSettle = kept?.claims?.toSettle ?? [];
    const { toPrepare, furtherWhen, beforeOffer } = kept?.claims ?? noClaims;
    this.#beside = { toPrepare, furtherWhen, beforeOffer };
  }

  get problems(): readonly string[] {
    return [...new Set(this.#problems.rules)];
  }

  get missing(): number {
    return Math.max(0, this.#otherwise.questions.length - this.#questions.length);
  }

  /** Fewer questions than there are places for are the model's choice, since each then gets more time. */
  beginRound(): boolean {
    this.#round += 1;
    return this.missing > 0 && this.#round <= mostRounds && (this.#round === 1 || this.#isOwed);
  }

  /** Whether fewer questions came than were asked for, other than by the model's choice. */
  get #isOwed(): boolean {
    return this.#isUnread || this.#owed + this.#refused.length > 0 || this.#placed.own.length === 0;
  }

  /** The current round does not count. */
  repeatRound(): void {
    this.#round -= 1;
  }

  get #questions(): readonly Question[] {
    return this.#placed.all;
  }

  takeAsked(mostQuestions = this.missing) {
    const { competencies, questions } = this.#input.core;
    const wanted = Math.min(this.missing, mostQuestions);
    const asked = {
      questions: wanted,
      tasks: 0,
      behavioral: Math.min(this.#behavioralLeft, wanted),
      questionMinutes: this.#block.minutes,
      ownWork: true,
      ...(this.#mostPoints === 0 ? {} : { toSettle: this.#mostPoints }),
      competencies: competencies.map(({ name }) => name),
      ...this.#problems.take(),
      refused: this.#refused,
      accepted: [...questions, ...this.#questions].map(({ category, text }) => `${category}: ${text}`),
    };
    this.#owed += this.#refused.length;
    this.#refused = [];
    this.#placed.beginAnswer();
    return asked;
  }

  async question(raw: unknown): Promise<void> {
    if (this.missing === 0) return;
    const question = this.#read(raw, this.#placed.next());
    this.#placed.read(question);
    if (question === undefined) return;
    this.#owed = Math.max(0, this.#owed - 1);
    await this.#context.report({ kind: 'question', question }, this.#kept());
  }

  #read(raw: unknown, { order }: Pick<Question, 'order'>): Question | undefined {
    this.#isUnread = false;
    const answer = OwnWorkQuestion.safeParse(raw);
    if (!answer.success) {
      this.#problems.add('schema.question');
      return undefined;
    }
    const result = this.#accepted(answer.data, order);
    if (result.kind === 'refused') {
      for (const rule of result.problems) this.#problems.add(rule);
      this.#refused.push({ text: answer.data.text, because: result.because });
      return undefined;
    }
    for (const rule of result.leftOut.values()) this.#problems.note(rule);
    const { question } = result;
    const { id, block, mustAsk, competencyId } = question;
    this.#answers.keep(question, {
      answer: answer.data,
      place: { id, order, block, mustAsk, competencyId },
      accepted: result,
    });
    return this.#marked(question, answer.data.feedbackWords);
  }

  /** For accepted questions, each item that was rejected or may be misread, with the reason. */
  get toReword(): readonly Refused[] {
    return this.#answers.toReword(this.#questions);
  }

  /** @param words new wording, keyed by the original text in `toReword` */
  async reword(words: ReadonlyMap<string, string>): Promise<void> {
    this.#placed.replace(this.#answers.reworded(this.#questions, words, this.#input.core.questions));
    await this.#context.keep(this.#kept());
  }

  #accepted(answer: OwnWorkQuestion, order: number) {
    const { brief, core } = this.#input;
    const competency = core.competencies.find(({ name }) => name === answer.competency);
    if (competency === undefined) return refusal(['question.competency']);
    if (needsSheet(brief, answer)) return refusal(['question.sheet_by_phone']);
    if (answer.kind === 'task') return refusal(['time.count']);
    if (answer.kind === 'behavioral' && this.#behavioralLeft === 0) return refusal(['time.question']);
    if (wasAskedBefore(brief, answer.text)) return refusal(['question.asked_before']);
    const others = [...core.questions, ...this.#questions];
    const place = {
      id: this.#context.newId(),
      order,
      block: 'cv',
      mustAsk: false,
      competencyId: competency.id,
    } as const;
    return acceptQuestion(answer, place, others, brief);
  }

  /** Marks a question that settles what an earlier round left open; the first one that does is a must-ask. */
  #marked(question: Question, words: string): Question {
    const { brief } = this.#input;
    const note = openNoteOf(brief);
    const texts = settlingTexts(question);
    const followsUp =
      words === ''
        ? pointItSettles(texts, note, brief.language)
        : wordsItSettles({ words, texts }, note, brief.language);
    if (followsUp === undefined) return question;
    const isFirst = this.#questions.every((other) => other.followsUp === undefined || other.order > question.order);
    return { ...question, followsUp, mustAsk: isFirst };
  }

  get #behavioralLeft(): number {
    return Math.max(0, this.#block.behavioral - this.#placed.own.filter(({ kind }) => kind === 'behavioral').length);
  }

  /** Takes the parts around the questions: what the earlier round left open. Drops points that break a rule. */
  async frame(answer: unknown): Promise<void> {
    const frame = OwnWorkFrame.safeParse(answer);
    if (this.#mostPoints === 0 || !frame.success) return;
    const { brief, core } = this.#input;
    const { position, language, previousFeedback = null } = brief;
    // Without a CV, a point can only be based on the feedback.
    const points = frame.data.toSettle.map((point) => ({
      ...ofNoLine,
      ...point,
      feedbackWords: point.feedbackWords || point.text,
    }));
    const accepted = acceptPointsToSettle(
      points,
      noCv,
      {
        most: this.#mostPoints,
        questions: [...core.questions, ...this.#questions],
        requirements: core.requirements,
        shown: [],
        cv: '',
        // What was noted about the person may be said to them.
        posting: `${toldDescription(position.description)} ${previousFeedback ?? ''}`,
        matter: jobMatter(position),
        feedback: previousFeedback,
        picked: pickedLines(brief),
        language,
      },
      this.#problems.add,
    );
    if (accepted.length > 0) this.#toSettle = accepted;
    const told = `${toldDescription(position.description)} ${previousFeedback ?? ''}`;
    const known = { told, matter: jobMatter(position), language };
    const beside = acceptBesideTheTalk(frame.data, known, this.#problems.add);
    if (Object.values(beside).flat().length > 0) this.#beside = beside;
    await this.#context.keep(this.#kept());
  }

  /** Without feedback from an earlier round, there is nothing to clear up. */
  get #mostPoints(): number {
    const { previousFeedback = null, durationMin } = this.#input.brief;
    return previousFeedback === null ? 0 : mostPointsToSettle(durationMin);
  }

  #kept(): KeptTailoring {
    const isNothing = [this.#toSettle, ...Object.values(this.#beside)].flat().length === 0;
    const claims = isNothing ? null : { ...noClaims, toSettle: this.#toSettle, ...this.#beside };
    return { part: 'tailoring', questions: [...this.#questions], claims };
  }

  finished(): Tailoring {
    const { questions } = this.#otherwise;
    const isSettled = this.#questions.some(({ followsUp }) => followsUp !== undefined);
    const leavesOpen = !isSettled && questions.some(({ followsUp }) => followsUp !== undefined);
    if (!this.#isOwed && !leavesOpen) return this.#with(this.#questions);
    const others = questions.filter(({ followsUp, text }) =>
      followsUp === undefined ? !this.#questions.some((own) => areAlike(own.text, text)) : !isSettled,
    );
    const first = others.filter(({ followsUp }) => followsUp !== undefined);
    const all = [...first, ...this.#placed.own, ...others.filter((question) => !first.includes(question))];
    const { core, brief } = this.#input;
    const { lockedQuestions = [] } = brief;
    const written = this.#fitting(all).slice(0, questions.length - lockedQuestions.length);
    return this.#with(inTheirPlaces(lockedQuestions, written, core.questions.length));
  }

  #with(questions: readonly Question[]): Tailoring {
    return { ...this.#otherwise, toSettle: this.#toSettle, ...this.#beside, questions };
  }

  /** The questions there is time for, in order. */
  #fitting(questions: readonly Question[]): readonly Question[] {
    let left = this.#block.behavioral;
    return questions.filter(({ kind }) => kind !== 'behavioral' || (left -= 1) >= 0);
  }
}

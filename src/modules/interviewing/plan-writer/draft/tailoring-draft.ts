import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import { type Claims, type CvBrief, type Tailoring, noClaims } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import {
  type CvBlock,
  behavioralMinutes,
  besideLocked,
  cvBlock,
  requirementMinutes,
  roomLeft,
} from '#knowledge/plan/time/time-budget.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import {
  type Acceptance,
  acceptQuestion,
  refusal,
} from '#modules/interviewing/plan-writer/draft/accept/questions/accept-question.ts';
import { CvQuestionAnswer, TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { hasMemberOf } from '#modules/interviewing/plan-writer/draft/read/has-member-of.ts';
import { CvGrounds } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import {
  type InjectionSign,
  cvSigns,
  withoutSigns,
} from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { settledBy } from '#modules/interviewing/plan-writer/draft/accept/person/point-it-settles.ts';
import { withPayWish } from '#modules/interviewing/plan-writer/draft/accept/person/with-pay-wish.ts';
import { quoteSame } from '#modules/interviewing/plan-writer/draft/accept/questions/quote-same.ts';
import { needsSheet } from '#modules/interviewing/plan-writer/draft/accept/questions/needs-sheet.ts';
import { wasAskedBefore } from '#modules/interviewing/plan-writer/draft/accept/questions/was-asked-before.ts';
import type { KeptTailoring } from './kept-draft.ts';
import { mayHold, membersMissed } from './missed-members.ts';
import { PlacedQuestions } from './placed-questions.ts';
import { Problems } from './problems.ts';
import { StandingAnswers } from './standing-answers.ts';
import { claimsOf, readClaims, remarksInOtherWords, withLater, withMore } from './tailoring-claims.ts';
import { ownUnlessWhole, withTask } from './with-task.ts';
import type { TailorBrief, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';

/** The first answer and one repair; a third round if only one question is missing. */
const rounds = { usual: 2, forOne: 3 };
/** The rules under which a remark about the person is dropped for its wording. */
const ofRemarks = ['law.item', 'claim.unfounded'];
const none: ReadonlySet<string> = new Set();
/** A model's own questions are numbered from here. */
const ownFrom = 100;

type QuestionPlace = Pick<Question, 'order' | 'mustAsk'>;

/** The accepted parts of the tailoring so far, across all rounds and attempts. */
export class TailoringDraft {
  readonly #input: TailorBrief;
  readonly #cv: CvBrief;
  readonly #signs: readonly InjectionSign[];
  readonly #grounds: CvGrounds;
  readonly #context: WriteContext;
  readonly #block: CvBlock;
  /** the questions a person gets without an earlier round's feedback */
  readonly #usual: CvBlock;
  readonly #placed: PlacedQuestions;
  #claims: Claims | undefined;
  /** the last answer's parts around the questions */
  #frame: TailoringFrame | undefined;
  readonly #problems: Problems;
  #refused: Refused[] = [];
  readonly #answers: StandingAnswers;
  #round = 0;
  /** questions that were rejected and not replaced yet */
  #owed = 0;
  /** the answer to the call for questions was unusable */
  #areUnread = false;

  constructor(input: TailorBrief, cv: CvBrief, context: WriteContext) {
    this.#input = input;
    this.#cv = cv;
    this.#signs = cvSigns(cv.pages);
    this.#problems = new Problems(input.brief.language);
    this.#answers = new StandingAnswers(input.brief);
    this.#grounds = new CvGrounds(cv, this.#signs, this.#problems.add);
    this.#context = context;
    const { core, brief } = input;
    const minutes = requirementMinutes(brief.durationMin, core.requirements.length);
    const { durationMin, previousFeedback = null, lockedQuestions = [] } = brief;
    this.#block = besideLocked(
      cvBlock(durationMin, core.questions, minutes, previousFeedback !== null),
      lockedQuestions,
    );
    this.#usual = besideLocked(cvBlock(durationMin, core.questions, minutes), lockedQuestions);
    const kept = context.kept?.part === 'tailoring' ? context.kept : undefined;
    this.#placed = new PlacedQuestions(core.questions.length, kept?.questions, lockedQuestions);
    this.#claims = kept?.claims ?? undefined;
  }

  get problems(): readonly string[] {
    return [...new Set(this.#problems.rules)];
  }

  get missing(): number {
    return this.#room.count;
  }

  /**
   * Whether there is something left to ask a model for, and a round left to do it in. Fewer questions than it may write
   * are the model's choice, unless one was rejected.
   */
  beginRound(): boolean {
    this.#round += 1;
    const isOpen =
      this.#claims === undefined ||
      (this.missing > 0 && (this.#round === 1 || this.#refused.length > 0 || this.#areUnread));
    return isOpen && (this.#round <= rounds.usual || (this.#round <= rounds.forOne && this.missing === 1));
  }

  /** The current round does not count. */
  repeatRound(): void {
    this.#round -= 1;
  }

  get hasClaims(): boolean {
    return this.#claims !== undefined;
  }

  /**
   * Receivers for two concurrent calls. Claims are read after the questions, which they may refer to by number;
   * invented quotes are counted across both answers.
   */
  halves() {
    const ended = Promise.withResolvers<void>();
    const missing = () => this.missing;
    const problems = () => this.problems;
    let ofClaims: readonly string[] = [];
    const questions = {
      get missing() {
        return missing();
      },
      get problems() {
        return problems();
      },
      question: (raw: unknown) => this.question(raw),
      frame: async (answer: unknown) => {
        this.#areUnread = answer === undefined;
        if (this.#areUnread) this.#problems.add('schema.answer');
      },
      end: () => ended.resolve(),
    };
    const claims = {
      get problems() {
        return ofClaims;
      },
      frame: async (answer: unknown) => {
        await ended.promise;
        const before = this.#problems.rules.length;
        await this.frame(answer);
        ofClaims = [...new Set(this.#problems.rules.slice(before))];
      },
    };
    return { questions, claims };
  }

  /**
   * What to ask for now. Problems of the previous round are reported once, items only for the given rules, if any. A
   * repeated call for questions alone leaves the other items to a call of their own.
   */
  takeAsked(mostQuestions = this.missing, rulesOfItems = this.hasClaims ? none : undefined) {
    const asked = {
      questions: Math.min(this.missing, mostQuestions),
      tasks: 0,
      behavioral: this.#room.behavioral,
      competencies: this.#input.core.competencies.map(({ name }) => name),
      toSettle: mostPointsToSettle(this.#input.brief.durationMin),
      ...this.#problems.take(rulesOfItems),
      refused: this.#refused,
      accepted: this.#questions.map(({ category, text }) => `${category}: ${text}`),
    };
    this.#placed.beginAnswer();
    this.#owed += this.#refused.length;
    this.#refused = [];
    this.#grounds.beginAnswer();
    return asked;
  }

  /** What to ask for if items around the questions were dropped that an interviewer would miss; otherwise undefined. */
  takeLeftOut() {
    const rules = this.#problems.rulesOfItems.filter((rule) => membersMissed(rule).length > 0);
    if (this.#claims === undefined || rules.length === 0) return undefined;
    const texts = rules.flatMap((rule) => this.#problems.itemsOf(rule)).map(({ text }) => text);
    const members = rules.flatMap(membersMissed).filter((member) => mayHold(member, this.#frame, texts));
    return { ...this.takeAsked(0, new Set(rules)), refused: [], members: [...new Set(members)] };
  }

  /** Receives the answer to {@link takeLeftOut} and adds it to the existing claims. */
  leftOut() {
    const problems = () => this.problems;
    return {
      get problems() {
        return problems();
      },
      frame: async (answer: unknown) => {
        const frame = TailoringFrame.safeParse(answer);
        if (!frame.success || !hasMemberOf(TailoringFrame, answer)) return;
        this.#takeClaims(frame.data, this.#withMore);
        await this.#context.keep(this.#kept());
      },
    };
  }

  async question(raw: unknown): Promise<void> {
    if (this.missing === 0) return;
    const question = this.#read(raw, this.#placed.next());
    this.#placed.read(question);
    if (question === undefined) return;
    this.#owed = Math.max(0, this.#owed - 1);
    await this.#context.report({ kind: 'question', question }, this.#kept());
  }

  #read(raw: unknown, place: QuestionPlace): Question | undefined {
    const answer = CvQuestionAnswer.safeParse(raw);
    if (!answer.success) {
      this.#problems.add('schema.question');
      return undefined;
    }
    const task = this.#input.brief.tasksOfOthers?.[answer.data.sameTask - 1];
    const written = task === undefined ? answer.data : withTask(answer.data, task);
    const result = ownUnlessWhole(this.#accepted(written, place, task), this.#context.newId);
    if (result.kind === 'accepted') {
      for (const rule of result.leftOut.values()) this.#problems.note(rule);
      const { question } = result;
      const { id, order, block, mustAsk, competencyId } = question;
      this.#answers.keep(question, {
        answer: written,
        place: { id, order, block, mustAsk, competencyId },
        accepted: result,
      });
      return question;
    }
    for (const rule of result.problems) this.#problems.add(rule);
    this.#refused.push({ text: answer.data.text, because: result.because });
    return undefined;
  }

  /** For accepted questions, each dropped or doubtful item, and each remark dropped for its wording, with reasons. */
  get toReword(): readonly Refused[] {
    return [...this.#answers.toReword(this.#questions), ...this.#remarksAtFault];
  }

  get #remarksAtFault(): readonly Refused[] {
    return ofRemarks.flatMap((rule) => this.#problems.itemsOf(rule));
  }

  /** @param words new wording, keyed by the original text in `toReword` */
  async reword(words: ReadonlyMap<string, string>): Promise<void> {
    this.#placed.replace(this.#answers.reworded(this.#questions, words, this.#input.core.questions));
    if (this.#frame !== undefined) this.#takeClaims(remarksInOtherWords(this.#frame, words), this.#withMore);
    await this.#context.keep(this.#kept());
  }

  /** The question as it would appear in the plan, or the rules it breaks. */
  #accepted(answer: CvQuestionAnswer, at: QuestionPlace, task: Question | undefined): Acceptance {
    const { core, brief } = this.#input;
    const competency = this.#competency(answer.competency);
    const evidence = this.#grounds.linesOf(answer);
    if (competency === undefined || evidence.length === 0) {
      return refusal([
        ...(competency === undefined ? ['question.competency'] : []),
        ...(evidence.length === 0 ? ['evidence.not_found_for_question'] : []),
      ]);
    }
    if (needsSheet(brief, answer)) return refusal(['question.sheet_by_phone']);
    if (!this.#hasTimeFor(answer)) return refusal(['time.question']);
    // a regenerated plan keeps the tasks it shares with other candidates
    if (task === undefined && wasAskedBefore(brief, answer.text)) return refusal(['question.asked_before']);
    const behind = core.questions[answer.behind - 1]?.id;
    const place = {
      ...at,
      mustAsk: at.mustAsk || answer.mustAsk === true,
      ...(behind === undefined ? {} : { behind }),
      id: task?.id ?? this.#context.newId(),
      ...(task === undefined ? {} : { setForOthers: true as const }),
      block: 'cv',
      competencyId: competency.id,
      evidence,
    } as const;
    const others = [...core.questions, ...this.#questions];
    const named = { ...answer, competency: competency.name };
    const result = acceptQuestion(named, place, others, brief);
    if (result.kind === 'refused') return result;
    const followsUp = settledBy(result.question, answer.feedbackWords, brief);
    if (followsUp === undefined) return result;
    // It settles an open point from an earlier round, so it gets as much time as a behavioral question.
    const expectedMin = Math.max(result.question.expectedMin, behavioralMinutes);
    return { ...result, question: { ...result.question, followsUp, mustAsk: true, expectedMin } };
  }

  /**
   * Takes the parts around the questions. A claim that breaks a rule is dropped without affecting the others. Kinds of
   * claims missing from this answer are kept from an earlier round.
   */
  async frame(answer: unknown): Promise<void> {
    const frame = TailoringFrame.safeParse(answer);
    if (frame.success && hasMemberOf(TailoringFrame, answer)) {
      this.#frame = frame.data;
      this.#takeClaims(frame.data);
    } else if (this.#claims === undefined || answer === undefined) this.#problems.add('schema.answer');
    else this.#reachAreas();
    await this.#context.keep(this.#kept());
  }

  /** Restores areas that no question covered at the time, if a later question does. */
  #reachAreas(): void {
    const known = [...(this.#claims?.areasToProbe ?? []), ...this.#remarksAtFault].map(({ text }) => text);
    const areasToProbe = (this.#frame?.areasToProbe ?? []).filter(({ text }) => !known.includes(text));
    if (areasToProbe.length > 0) this.#takeClaims({ ...TailoringFrame.parse({}), areasToProbe }, this.#withMore);
  }

  readonly #withMore = (before: Claims, later: Claims): Claims =>
    withMore(before, later, mostPointsToSettle(this.#input.brief.durationMin));

  #takeClaims(frame: TailoringFrame, together = withLater): void {
    const claims = readClaims(frame, {
      input: this.#input,
      grounds: this.#grounds,
      questions: this.#questions,
      questionOf: (number) => this.#numbered(number),
      report: this.#problems.add,
    });
    if (this.#grounds.isBelieved) this.#claims = together(this.#claims ?? noClaims, claims);
  }

  /**
   * The finished tailoring, with gaps filled by the playbook. Undefined if fewer than half of the questions were
   * accepted, or there was no usable answer at all.
   */
  async finished(): Promise<Tailoring | undefined> {
    const { count } = this.#usual;
    const tooFew = this.missing > 0 && this.#placed.own.length * 2 < count;
    const isOwed = this.#owed + this.#refused.length > 0;
    if (this.#claims === undefined ? tooFew || count === 0 : tooFew && isOwed) return undefined;
    // Having fewer questions than there is room for is the model's choice, since each then gets more time.
    const claims = this.#claims && withPayWish(this.#claims, this.#input, this.#cv);
    const isWhole = this.missing === 0 || !(tooFew || isOwed || this.#areUnread);
    if (isWhole && claims !== undefined) return { questions: this.#placed.closed(), ...claims };
    const { brief, core } = this.#input;
    const cv = { ...this.#cv, lines: withoutSigns(this.#cv.lines, this.#signs) };
    const composed = composeTailoring({ ...brief, cv }, core, this.#context.newId);
    for (const question of composed.questions) {
      if (this.missing === 0 || this.#placed.own.length >= count) break;
      if (!this.#hasTimeFor(question)) continue;
      // A question of the model already settles what an earlier round left open.
      if (question.followsUp !== undefined && this.#questions.some(({ followsUp }) => followsUp !== undefined))
        continue;
      if (this.#questions.some((other) => areAlike(other.text, question.text) || quoteSame(other, question))) continue;
      const filled = this.#placed.append({ ...question, source: 'playbook' });
      await this.#context.report({ kind: 'question', question: filled }, this.#kept());
    }
    return {
      questions: this.#placed.closed(),
      ...(claims ?? claimsOf(composed, [...this.#questions, ...core.questions])),
    };
  }

  get #questions(): readonly Question[] {
    return this.#placed.all;
  }

  get #room(): CvBlock {
    // What an earlier round left open gets as much time as a behavioral question.
    const asLong = ({ kind, followsUp }: Question) => ({
      kind: followsUp === undefined ? kind : ('behavioral' as const),
    });
    return roomLeft(this.#block, this.#placed.own.map(asLong));
  }

  #hasTimeFor({ kind }: Pick<Question, 'kind'>): boolean {
    return kind !== 'behavioral' || this.#room.minutes >= behavioralMinutes;
  }

  #kept(): KeptTailoring {
    return { part: 'tailoring', questions: [...this.#questions], claims: this.#claims ?? null };
  }

  #competency(name: string): Competency | undefined {
    return this.#input.core.competencies.find((competency) => competency.name === name);
  }

  /** The question with this number in an answer. */
  #numbered(askedIn: number | null): Question | undefined {
    if (askedIn === null || !Number.isInteger(askedIn)) return undefined;
    return this.#input.core.questions[askedIn - 1] ?? this.#placed.numbered(askedIn - ownFrom);
  }
}

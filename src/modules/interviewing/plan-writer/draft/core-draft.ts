import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, CoreBrief, OpenMatter } from '#knowledge/plan/plan-parts.ts';
import { checkCore } from '#knowledge/plan/rules/check-plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { requirementMinutes, writtenCoreCount } from '#knowledge/plan/time/time-budget.ts';
import type { Semaphore } from '#platform/semaphore.ts';
import { fillCore } from '#knowledge/playbook/fill-core.ts';
import { AroundQuestions } from './around-questions.ts';
import { coreBlock } from './core/core-block.ts';
import { CoreCompetencies, mostCompetencies } from './core-competencies.ts';
import { hasMemberOf } from '#modules/interviewing/plan-writer/draft/read/has-member-of.ts';
import { acceptQuestion, refusal } from '#modules/interviewing/plan-writer/draft/accept/questions/accept-question.ts';
import { needsSheet } from '#modules/interviewing/plan-writer/draft/accept/questions/needs-sheet.ts';
import { CoreFrame, QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import { countedPart } from './counted-part.ts';
import { type CallShare, divideCalls } from './divide-calls.ts';
import { findInPosting } from '#modules/interviewing/plan-writer/draft/read/find-in-posting.ts';
import type { KeptCore } from './kept-draft.ts';
import { Problems } from './problems.ts';
import { type CoreGap, coreGap, ownAreas } from './core/core-gap.ts';
import { groupedQuestions } from './core/grouped-questions.ts';
import { askingOf, namedAreas } from './core/named-areas.ts';
import { spareQuestion } from './core/spare-question.ts';
import { StandingAnswers } from './standing-answers.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';

/** The first answer and one repair; a third round if only one question is missing. */
const rounds = { usual: 2, forOne: 3 };
/** With fewer competencies than this, one would combine things that cannot be scored together. */
const competenciesPerQuestion = 4 / 5;

/** The accepted parts of a core so far, across all rounds and attempts. */
export class CoreDraft {
  readonly #brief: CoreBrief;
  readonly #wanted: number;
  readonly #around: AroundQuestions;
  /** open points of each known candidate; empty unless there are several */
  readonly openMatters: readonly (readonly OpenMatter[])[];
  readonly #context: WriteContext;
  readonly #judged: CoreCompetencies;
  #questions: Question[] = [];
  #focusAreas: readonly string[] = [];
  readonly #problems: Problems;
  #refused: Refused[] = [];
  readonly #answers: StandingAnswers;
  #round = 0;
  /** the round in which the first question was rejected; undefined once another takes its place */
  #firstLostIn: number | undefined;

  constructor(brief: CoreBrief, context: WriteContext, openMatters?: readonly (readonly OpenMatter[])[]) {
    const kept = context.kept?.part === 'core' ? context.kept : undefined;
    this.#brief = brief;
    this.#problems = new Problems(brief.language);
    this.#answers = new StandingAnswers(brief);
    this.#context = context;
    this.#around = new AroundQuestions(brief, kept);
    this.#judged = new CoreCompetencies(brief, kept);
    this.openMatters = openMatters ?? kept?.openMatters ?? [];
    this.#wanted = writtenCoreCount(
      ownAreas(brief).length,
      brief,
      this.#requirementMinutes,
      this.openMatters.length > 0,
    );
    if (kept === undefined) return;
    this.#questions = kept.questions;
    this.#focusAreas = kept.focusAreas;
  }

  /** Codes of the broken rules, for the error of a writer that gives up. */
  get problems(): readonly string[] {
    return [...new Set(this.#problems.rules)];
  }

  get missing(): number {
    return this.#wanted - this.#questions.length;
  }

  /** Whether there is something left to ask a model for, and a round left to do it in. */
  beginRound(): boolean {
    this.#makeRoom();
    this.#round += 1;
    const isOpen =
      this.missing > 0 || this.#judged.usedBy(this.#questions).some((name) => !this.#judged.isDefined(name));
    return isOpen && (this.#round <= rounds.usual || (this.#round <= rounds.forOne && this.missing === 1));
  }

  /** The current round does not count. */
  repeatRound(): void {
    this.#round -= 1;
  }

  get #mostNames(): number {
    return Math.min(mostCompetencies, Math.max(2, Math.ceil(this.#wanted * competenciesPerQuestion)));
  }

  /** Whether an earlier attempt has already settled the focus areas and competencies. */
  get isSettled(): boolean {
    return this.#focusAreas.length > 0 && this.#judged.settled.length >= 2;
  }

  /** The first question, and the competencies and focus areas of the whole core. */
  takeOpening() {
    const ofAll = this.missing;
    // Tasks are requested with the last questions.
    return { ...this.takeAsked(1), of: ofAll, competencies: this.#mostNames, tasks: 0 };
  }

  /**
   * Divides what is missing into concurrent calls, starting with competencies that have no question yet; empty if fewer
   * than two competencies are settled.
   */
  takeShares(mostCalls: number): readonly CallShare[] {
    const { settled } = this.#judged;
    if (settled.length < 2) return [];
    const used = this.#judged.usedBy(this.#questions);
    const unusedFirst = settled.toSorted((one, other) => Number(used.includes(one)) - Number(used.includes(other)));
    return divideCalls(
      this.#gap,
      unusedFirst.map((name) => this.#judged.definitionOf(name)),
      this.#questions,
      mostCalls,
    );
  }

  /** Receives the answer of the first concurrent call. `oneByOne` serialises the handling of concurrent answers. */
  opening(oneByOne: Semaphore) {
    const take = { question: (raw: unknown) => this.question(raw), frame: (answer: unknown) => this.frame(answer) };
    return countedPart(oneByOne, this.missing, () => this.#filled, take);
  }

  /** Receives the answer of one of the other calls, which contains only questions. */
  partOf({ questions, competencies }: CallShare, oneByOne: Semaphore) {
    const question = async (raw: unknown) => {
      const named = QuestionAnswer.safeParse(raw);
      if (!named.success || competencies.includes(named.data.competency)) return this.question(raw);
      this.#problems.add('question.competency');
      this.#refused.push({ text: named.data.text, because: faultSentences(['question.competency']) });
    };
    return countedPart(oneByOne, questions, () => this.#filled, { question, frame: async () => {} });
  }

  get #filled() {
    return { standing: this.#questions.length, problems: this.#problems.rules };
  }

  /** Restores the order by competency, because questions of concurrent calls arrive in any order. */
  groupQuestions(): void {
    this.#questions = [...groupedQuestions(this.#questions, this.#judged.defined)];
  }

  /** What to ask for now. Problems of the previous round are reported once. */
  takeAsked(mostQuestions = this.missing) {
    const gap = this.#gap;
    const questions = Math.min(gap.questions, mostQuestions);
    const isPartly = questions < gap.questions;
    const asked = {
      questions,
      // Tasks are requested with the last questions.
      tasks: Math.max(0, gap.tasks - (gap.questions - questions)),
      behavioral: gap.behavioral,
      competencies: isPartly
        ? Math.min(this.#mostNames, Math.max(2, this.#judged.usedBy(this.#questions).length + questions))
        : this.#mostNames,
      ...this.#around.wanted,
      ...this.#problems.take(),
      refused: this.#refused,
      accepted: this.#questions.map(({ category, text }) => `${category}: ${text}`),
      uncovered: this.#round > 1 ? gap.uncovered : [],
    };
    this.#refused = [];
    return asked;
  }

  async question(raw: unknown): Promise<void> {
    if (this.missing === 0) return;
    const answer = QuestionAnswer.safeParse(raw);
    if (!answer.success) {
      this.#problems.add('schema.question');
      return;
    }
    const { competency: name } = answer.data;
    const problem = this.#misplaced(answer.data);
    const place = {
      id: this.#context.newId(),
      order: this.#questions.length + 1,
      block: 'core',
      mustAsk: answer.data.mustAsk ?? !this.#judged.has(name),
      competencyId: this.#judged.idOf(name),
    } as const;
    const result =
      problem === undefined ? acceptQuestion(answer.data, place, this.#questions, this.#brief) : refusal([problem]);
    if (result.kind === 'refused') {
      for (const rule of result.problems) this.#problems.add(rule);
      this.#refused.push({ text: answer.data.text, because: result.because });
      if (this.#questions.length === 0) this.#firstLostIn = this.#round;
      return;
    }
    for (const rule of result.leftOut.values()) this.#problems.note(rule);
    this.#judged.add(name);
    const question = {
      ...result.question,
      focusAreas: namedAreas(answer.data, this.#brief.position),
    };
    // The first question is an easy one, or the main task of a short interview; its replacement becomes the first
    // again.
    if (this.#firstLostIn !== undefined && this.#firstLostIn < this.#round) {
      this.#questions.unshift(question);
      this.#firstLostIn = undefined;
    } else {
      this.#questions.push(question);
    }
    this.#answers.keep(question, { answer: answer.data, place, accepted: result });
    await this.#context.report({ kind: 'question', question }, this.#kept());
  }

  /** For accepted questions, each item that was rejected or may be misread, with the reason. */
  get toReword(): readonly Refused[] {
    return this.#answers.toReword(this.#questions);
  }

  /** @param words new wording, keyed by the original text in `toReword` */
  async reword(words: ReadonlyMap<string, string>): Promise<void> {
    this.#questions = [...this.#answers.reworded(this.#questions, words)];
    await this.#context.keep(this.#kept());
  }

  /** The rule that an otherwise valid question breaks in this core. */
  #misplaced(answer: QuestionAnswer): string | undefined {
    const { askedElsewhere = [], position } = this.#brief;
    const gap = this.#gap;
    const isTask = answer.kind === 'task';
    if (needsSheet(this.#brief, answer)) return 'question.sheet_by_phone';
    // Places reserved for tasks are not given to other questions.
    if (isTask ? gap.tasks === 0 : gap.questions === gap.tasks) return 'time.count';
    if (answer.kind === 'behavioral' && gap.behavioral === 0) return 'time.question';
    // The first question is decisive, so in a behavioral interview it must not be a hypothetical case. Enforced only
    // once.
    const isFirst = this.#round === 1 && this.#questions.length === 0 && this.#firstLostIn === undefined;
    const isMadeUp = this.#brief.interviewType === 'behavioral' && answer.kind === 'situational';
    if (isFirst && isMadeUp) return 'question.case_first';
    // After the first round, a question asked elsewhere is better than none.
    if (this.#round === 1 && askedElsewhere.some((text) => areAlike(text, answer.text))) return 'question.asked_before';
    if (!this.#judged.has(answer.competency) && this.#judged.isFull) return 'competency.count';
    const isNamedThere = [position.title, position.description, ...position.focusAreas].some((text) =>
      text.includes(answer.competency),
    );
    if (!isNamedThere && !isInLanguage(answer.competency, this.#brief.language)) return 'language';
    if (this.#round === 1 || gap.questions > 1) return undefined;
    const asking = { ...askingOf(answer), focusAreas: namedAreas(answer, position) };
    const covers = gap.uncovered.length === 0 || gap.uncovered.some((area) => asksAbout(asking, area));
    return covers ? undefined : 'focus.uncovered';
  }

  /** The parts of an answer around the questions. */
  async frame(answer: unknown): Promise<void> {
    const frame = CoreFrame.safeParse(answer);
    if (frame.success && hasMemberOf(CoreFrame, answer)) {
      const { language } = this.#brief;
      this.#judged.define(frame.data, (quote) => this.#inPosting(quote));
      const judged = this.#judged.defined.map((competency) => ({ ...competency, id: competency.name }));
      const plan = { competencies: judged, focusAreas: ownAreas(this.#brief) };
      this.#around.take(frame.data, plan, (quote) => this.#inPosting(quote), this.#problems.add);
      const named = frame.data.focusAreas.filter((area) => area !== '' && isInLanguage(area, language));
      if (named.length > 0) this.#focusAreas = named;
    } else {
      this.#problems.add('schema.answer');
    }
    await this.#context.keep(this.#kept());
  }

  /** Takes only the competencies, while the answer that defines them is still streaming. */
  settle(competencies: readonly unknown[]): void {
    const frame = CoreFrame.pick({ competencies: true }).safeParse({ competencies });
    if (frame.success) this.#judged.define(frame.data, (quote) => this.#inPosting(quote));
  }

  /** Returns the words as they occur in the posting; reports a problem if they do not. */
  #inPosting(quote: string): string | undefined {
    const found = quote === '' ? undefined : findInPosting(this.#brief, quote);
    if (quote !== '' && found === undefined) this.#problems.add('posting.not_found');
    return found;
  }

  /**
   * If all places are taken and a focus area is not covered, removes one question: one that no area depends on or, if
   * the core would be invalid anyway, the one whose removal uncovers the fewest areas. Its replacement is asked to
   * cover the missing areas.
   */
  #makeRoom(): void {
    const { uncovered } = this.#gap;
    if (uncovered.length === 0 || this.missing > 0) return;
    const covered = ownAreas(this.#brief).filter((area) => !uncovered.includes(area));
    const isSound = this.#soundCore(this.#questions, this.#judged.of(this.#questions)) !== undefined;
    const spare = spareQuestion(this.#questions, covered, isSound ? 0 : Infinity);
    if (spare === -1) return;
    this.#questions.splice(spare, 1);
    this.#problems.add('focus.uncovered');
  }

  /**
   * The finished core, with gaps filled by the playbook. Undefined unless at least half of the questions were accepted
   * and a plan made of the core alone satisfies every rule.
   */
  async finished(): Promise<CoreBlock | undefined> {
    if (this.missing > 0) this.#problems.add('time.count');
    if (this.#questions.length * 2 < this.#wanted) return undefined;
    const written = this.#questions.length;
    const standing = { questions: this.#questions, competencies: this.#judged.of(this.#questions) };
    const gap = this.#gap;
    const { questions, competencies } =
      gap.questions > 0
        ? fillCore(this.#brief, standing, { ...gap, areas: gap.uncovered }, this.#context.newId)
        : standing;
    if (questions.length < this.#wanted) return undefined;
    const core = this.#soundCore(questions, competencies);
    const added = core === undefined ? [] : questions.slice(written);
    for (const question of added) await this.#context.report({ kind: 'question', question });
    return core;
  }

  #soundCore(questions: readonly Question[], competencies: readonly Competency[]): CoreBlock | undefined {
    return this.#around.choices
      .map((requirements) =>
        coreBlock(
          {
            questions,
            competencies,
            requirements,
            decisionFor: (musts) => this.#around.decisionFor(musts, requirements),
            conditions: this.#around.conditions,
            candidateQuestions: this.#around.candidateQuestions,
            candidatesInView: this.openMatters.length,
          },
          { own: this.#brief.position.focusAreas, named: this.#focusAreas },
        ),
      )
      .find((block) => this.#isSound(block));
  }

  #isSound(core: CoreBlock): boolean {
    const { ok, problems } = checkCore(this.#brief, core);
    for (const { rule } of problems) this.#problems.add(rule);
    return ok;
  }

  #kept(): KeptCore {
    return {
      part: 'core',
      openMatters: this.openMatters.map((matters) => [...matters]),
      questions: this.#questions,
      ...this.#judged.kept,
      focusAreas: [...this.#focusAreas],
      ...this.#around.kept,
    };
  }

  get #gap(): CoreGap {
    return coreGap(this.#brief, this.#questions, {
      questions: this.#wanted,
      requirementMinutes: this.#requirementMinutes,
    });
  }

  get #requirementMinutes(): number {
    return requirementMinutes(this.#brief.durationMin, this.#around.expected);
  }
}

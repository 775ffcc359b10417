import type { Competency, Question, Requirement } from '#contracts/plan.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { asksAbout, focusAreasIn } from '#knowledge/plan/rules/focus-rules.ts';
import { blockSizes, mostBehavioral, requirementMinutes, setsTask } from '#knowledge/plan/time/time-budget.ts';
import { readRequirements, usesRequirements } from '#knowledge/posting/read-requirements.ts';
import { focusAreas } from '#knowledge/playbook/compose-core.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { acceptQuestion } from './accept-question.ts';
import { CoreAnswer, CoreFrame, QuestionAnswer } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { isInLanguage } from './is-in-language.ts';
import type { WriteContext } from './plan-writer.ts';
import { PlanWriterFailed } from './plan-writer-failed.ts';
import { corePrompt, outputTokens } from './prompts.ts';

/** The first answer and one repair. */
const rounds = 2;

/**
 * The block that is the same for everyone. Each question is reported as soon as it is whole and keeps the rules; what
 * is wrong or missing is asked for once more.
 *
 * @throws PlanWriterFailed when the second answer leaves the block incomplete, LlmError when a call fails
 */
export async function writeCoreWithAi(
  deps: { readonly llm: Llm },
  brief: CoreBrief,
  context: WriteContext,
): Promise<CoreBlock> {
  const requirements = usesRequirements(brief.interviewType)
    ? readRequirements(brief.position.description, brief.language)
    : [];
  const tasks = setsTask(brief.interviewType, brief.durationMin) ? 1 : 0;
  const wanted = blockSizes(
    brief.durationMin,
    tasks > 0,
    requirementMinutes(brief.durationMin, requirements.length),
  ).core;
  const draft = new CoreDraft(brief, wanted, tasks, requirements, context);
  await context.report({ kind: 'step', step: 'building_core', state: 'running' });
  for (let round = 1; round <= rounds; round += 1) {
    const prompt = corePrompt(brief, draft.asked());
    draft.beginRound(round === rounds);
    const maxOutputTokens = outputTokens(brief.language, draft.missing);
    const call = { name: 'plan_core', schema: CoreAnswer, prompt, maxOutputTokens };
    draft.frame(await askModel(deps.llm, { ...call, onQuestion: (raw) => draft.question(raw) }, context));
    const core = draft.finished();
    if (core !== undefined) {
      await context.report({ kind: 'step', step: 'building_core', state: 'done' });
      return core;
    }
  }
  throw new PlanWriterFailed(draft.problems);
}

/** What stands so far, over both rounds. */
class CoreDraft {
  readonly #brief: CoreBrief;
  readonly #wanted: number;
  readonly #tasks: number;
  readonly #requirements: readonly Requirement[];
  readonly #context: WriteContext;
  readonly #questions: Question[] = [];
  /** names in the order in which questions brought them; an id is a place in this list */
  readonly #names: string[] = [];
  readonly #defined = new Map<string, Omit<Competency, 'id'>>();
  #focusAreas: readonly string[] = [];
  #problems: string[] = [];
  #isLastRound = false;

  constructor(
    brief: CoreBrief,
    wanted: number,
    tasks: number,
    requirements: readonly Requirement[],
    context: WriteContext,
  ) {
    this.#requirements = requirements;
    this.#brief = brief;
    this.#wanted = wanted;
    this.#tasks = tasks;
    this.#context = context;
  }

  get problems(): readonly string[] {
    return [...new Set(this.#problems)];
  }

  get missing(): number {
    return this.#wanted - this.#questions.length;
  }

  asked() {
    return {
      questions: this.missing,
      tasks: this.#missingTasks,
      behavioral: this.#behavioralLeft,
      competencies: this.#names.length > 0 ? this.#names : wantedCompetencies(this.#wanted),
      problems: this.problems,
      accepted: this.#questions.map(({ text }) => text),
    };
  }

  beginRound(isLast: boolean): void {
    this.#isLastRound = isLast;
    this.#problems = [];
  }

  async question(raw: unknown): Promise<void> {
    if (this.missing === 0) return;
    const answer = QuestionAnswer.safeParse(raw);
    if (!answer.success) {
      this.#problems.push('schema.question');
      return;
    }
    const isTask = answer.data.kind === 'task';
    // The places left for tasks are kept for them.
    if (isTask ? this.#missingTasks === 0 : this.missing === this.#missingTasks) {
      this.#problems.push('time.count');
      return;
    }
    if (answer.data.kind === 'behavioral' && this.#behavioralLeft === 0) {
      this.#problems.push('time.question');
      return;
    }
    // After many rounds little is left to ask: then the model's second answer may repeat rather than be thrown away.
    const { askedElsewhere = [] } = this.#brief;
    if (!this.#isLastRound && askedElsewhere.some((text) => areAlike(text, answer.data.text))) {
      this.#problems.push('question.asked_before');
      return;
    }
    const name = answer.data.competency;
    const known = this.#names.includes(name);
    if (!known && this.#names.length === mostCompetencies) {
      this.#problems.push('competency.count');
      return;
    }
    const place = {
      id: this.#context.newId(),
      order: this.#questions.length + 1,
      block: 'core',
      mustAsk: !known,
      competencyId: idOf(known ? this.#names.indexOf(name) : this.#names.length),
    } as const;
    const result = acceptQuestion(answer.data, place, this.#questions, this.#brief.language);
    if (result.kind === 'refused') {
      this.#problems.push(...result.problems);
      return;
    }
    if (!known) this.#names.push(name);
    this.#questions.push(result.question);
    await this.#context.report({ kind: 'question', question: result.question });
  }

  /** What came around the questions. */
  frame(answer: unknown): void {
    const frame = CoreFrame.safeParse(answer);
    if (!frame.success) {
      this.#problems.push('schema.answer');
      return;
    }
    for (const { name, definition, mustHave, fromFocusArea } of frame.data.competencies) {
      if (definition.length === 0 || definition.length > 400 || !isInLanguage(definition, this.#brief.language))
        continue;
      const source = fromFocusArea ? ('focus_area' as const) : ('position_text' as const);
      this.#defined.set(name, { name, definition, source, mustHave });
    }
    const named = frame.data.focusAreas.filter((area) => isInLanguage(area, this.#brief.language));
    if (named.length > 0) this.#focusAreas = named;
  }

  /** The block, if it is whole and a plan made of it alone keeps every rule. */
  finished(): CoreBlock | undefined {
    const competencies = this.#names.flatMap((name, index): Competency[] => {
      const defined = this.#defined.get(name);
      return defined === undefined ? [] : [{ id: idOf(index), ...defined }];
    });
    if (this.missing > 0) this.#problems.push('time.count');
    if (competencies.length < this.#names.length) this.#problems.push('competency.undefined');
    if (this.missing > 0 || competencies.length < this.#names.length || competencies.length === 0) return undefined;
    const core = this.#ordered(competencies);
    const plan = assemblePlan({ ...this.#brief, cv: null }, core, emptyTailoring);
    const check = checkPlan(plan, null);
    this.#problems.push(...check.problems.map(({ rule }) => rule));
    return check.ok ? core : undefined;
  }

  /**
   * The task after the first question: it is what the interview is for, and is never the one that falls off at the
   * end. At least one competency must be had, or nothing is judged.
   */
  #ordered(competencies: readonly Competency[]): CoreBlock {
    const hasMust = competencies.some(({ mustHave }) => mustHave);
    const musts = competencies.map((competency, index) => ({
      ...competency,
      mustHave: competency.mustHave || (!hasMust && index === 0),
    }));
    // What the recruiter named must be asked about; what the model named counts where it is.
    const own = this.#brief.position.focusAreas;
    const covered = this.#focusAreas.filter((area) => this.#questions.some((question) => asksAbout(question, area)));
    const areas = focusAreas(own.length > 0 ? own : covered, competencies);
    const others = this.#questions.filter(({ kind }) => kind !== 'task');
    const tasks = this.#questions.filter(({ kind }) => kind === 'task').map((task) => ({ ...task, mustAsk: true }));
    const questions = [...others.slice(0, 1), ...tasks, ...others.slice(1)];
    if (tasks.length > 0 && others.length === 1) questions.reverse();
    return {
      competencies: musts,
      focusAreas: areas,
      requirements: this.#requirements,
      questions: questions.map((question, index) => ({
        ...question,
        order: index + 1,
        focusAreas: focusAreasIn(question, areas),
      })),
    };
  }

  get #behavioralLeft(): number {
    const minutes = requirementMinutes(this.#brief.durationMin, this.#requirements.length);
    const most = mostBehavioral(this.#brief.durationMin, this.#tasks > 0, minutes);
    return Math.max(0, most - this.#questions.filter(({ kind }) => kind === 'behavioral').length);
  }

  get #missingTasks(): number {
    return this.#tasks - this.#questions.filter(({ kind }) => kind === 'task').length;
  }
}

const mostCompetencies = 6;

function wantedCompetencies(questions: number): number {
  return Math.min(mostCompetencies, Math.max(2, Math.ceil(questions / 2)));
}

function idOf(index: number): string {
  return `c${index + 1}`;
}

import { AreaToProbe, CandidateClaim } from '#contracts/plan.ts';
import type { Competency, Evidence, Question } from '#contracts/plan.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { isMentioned, quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import type { CvBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { blockSizes } from '#knowledge/plan/time/time-budget.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { acceptQuestion } from './accept-question.ts';
import { CvQuestionAnswer, TailoringAnswer, TailoringFrame } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { cvSigns, touchesSign } from './injection-signs.ts';
import type { InjectionSign } from './injection-signs.ts';
import { isInLanguage } from './is-in-language.ts';
import { minimisePages, minimiseText } from './minimise.ts';
import type { TailorBrief, WriteContext } from './plan-writer.ts';
import { PlanWriterFailed } from './plan-writer-failed.ts';
import { cvPrompt, outputTokens } from './prompts.ts';

/** The first answer and one more: a repair of what broke a rule, or a new try where too much was invented. */
const rounds = 2;
/** A model that invents more than this share of its quotes is not believed in the rest. */
const mostInvented = 0.4;

/**
 * The block for one person. Every quote is looked up in the CV as a person sees it; what does not stand there is
 * dropped. The model sees the CV without personal data and without lines that speak to machines.
 *
 * @throws PlanWriterFailed when both answers are unusable, LlmError when a call fails
 */
export async function tailorWithAi(
  deps: { readonly llm: Llm },
  input: TailorBrief,
  context: WriteContext,
): Promise<Tailoring> {
  const { brief, core, candidate, previousFeedback } = input;
  if (brief.cv === null) throw new TypeError('nothing to tailor to');
  await context.report({ kind: 'step', step: 'tailoring', state: 'running' });
  const signs = cvSigns(brief.cv.pages);
  const pages = withBlanks(minimisePages(brief.cv.pages, candidate), signs);
  const feedback = previousFeedback === null ? null : minimiseText(previousFeedback, candidate);
  const asked = (brief.askedOfCandidate ?? []).map((text) => minimiseText(text, candidate));
  const known = { pages, feedback, asked };
  const draft = new TailoringDraft(input, brief.cv, signs, context);
  for (let round = 1; round <= rounds; round += 1) {
    const prompt = cvPrompt(brief, core, known, draft.asked());
    draft.beginRound();
    // The frame around the questions is about as long as two of them.
    const maxOutputTokens = outputTokens(brief.language, draft.missing + 2);
    const call = { name: 'plan_tailoring', schema: TailoringAnswer, prompt, maxOutputTokens };
    draft.frame(await askModel(deps.llm, { ...call, onQuestion: (raw) => draft.question(raw) }, context));
    if (draft.isGood || (round === rounds && draft.isUsable)) {
      await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
      return draft.tailoring();
    }
  }
  throw new PlanWriterFailed(draft.problems);
}

/** Lines with a sign become blanks, so that offsets stay. */
function withBlanks(pages: CvBrief['pages'], signs: readonly InjectionSign[]): CvBrief['pages'] {
  return pages.map(({ number, visible }) => ({
    number,
    visible: signs
      .filter(({ page }) => page === number)
      .reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), visible),
  }));
}

class TailoringDraft {
  readonly #input: TailorBrief;
  readonly #cv: CvBrief;
  readonly #signs: readonly InjectionSign[];
  readonly #context: WriteContext;
  readonly #wanted: number;
  readonly #questions: Question[] = [];
  #claims: Omit<Tailoring, 'questions'> = { strengths: [], areasToProbe: [], highlights: [] };
  #hasFrame = false;
  #problems: string[] = [];
  #quotes = 0;
  #invented = 0;

  constructor(input: TailorBrief, cv: CvBrief, signs: readonly InjectionSign[], context: WriteContext) {
    this.#input = input;
    this.#cv = cv;
    this.#signs = signs;
    this.#context = context;
    const hasTask = input.core.questions.some(({ kind }) => kind === 'task');
    this.#wanted = blockSizes(input.brief.durationMin, hasTask).cv;
  }

  get problems(): readonly string[] {
    return [...new Set(this.#problems)];
  }

  get missing(): number {
    return this.#wanted - this.#questions.length;
  }

  /** Nothing to ask again for. Single invented quotes are dropped, not repaired: the rest of the answer stands. */
  get isGood(): boolean {
    return this.isUsable && !this.#problems.some((problem) => problem !== 'evidence.not_found');
  }

  /** Good enough to be the last answer: fewer questions than wanted still make a plan. */
  get isUsable(): boolean {
    return this.#hasFrame && this.#invented <= this.#quotes * mostInvented;
  }

  asked() {
    return {
      questions: this.missing,
      tasks: 0,
      competencies: this.#input.core.competencies.map(({ name }) => name),
      problems: this.problems,
      accepted: this.#questions.map(({ text }) => text),
    };
  }

  beginRound(): void {
    this.#problems = [];
    this.#quotes = 0;
    this.#invented = 0;
    this.#hasFrame = false;
  }

  async question(raw: unknown): Promise<void> {
    if (this.missing === 0) return;
    const answer = CvQuestionAnswer.safeParse(raw);
    if (!answer.success) {
      this.#problems.push('schema.question');
      return;
    }
    const competency = this.#competency(answer.data.competency);
    const evidence = this.#evidence(answer.data.quote);
    if (competency === undefined) this.#problems.push('question.competency');
    if (competency === undefined || evidence === undefined) return;
    const { core, brief } = this.#input;
    const place = {
      id: this.#context.newId(),
      order: core.questions.length + this.#questions.length + 1,
      block: 'cv',
      // The first stays when time runs short: else what was prepared for this person is the first to go.
      mustAsk: this.#questions.length === 0,
      competencyId: competency.id,
      evidence: [evidence],
    } as const;
    const heardBefore = [...(brief.askedOfCandidate ?? []), ...(brief.askedElsewhere ?? [])];
    if (heardBefore.some((text) => areAlike(text, answer.data.text))) {
      this.#problems.push('question.asked_before');
      return;
    }
    const others = [...core.questions, ...this.#questions];
    const named = { ...answer.data, competency: competency.name };
    const result = acceptQuestion(named, { ...place, evidence: [evidence] }, others, brief.language);
    if (result.kind === 'refused') {
      this.#problems.push(...result.problems);
      return;
    }
    this.#questions.push(result.question);
    await this.#context.report({ kind: 'question', question: result.question });
  }

  /** What came around the questions; a claim that breaks a rule is left out, it holds up nothing else. */
  frame(answer: unknown): void {
    const frame = TailoringFrame.safeParse(answer);
    if (!frame.success) {
      this.#problems.push('schema.answer');
      return;
    }
    this.#hasFrame = true;
    const { strengths, areasToProbe, highlights } = frame.data;
    this.#claims = {
      strengths: strengths
        .flatMap(({ text, competency, quote }) => {
          const claim = { text, competencyId: this.#asked(competency)?.id, evidence: this.#evidence(quote) };
          return parsed(CandidateClaim, claim).filter(() => this.#isOwnSentence(text));
        })
        .slice(0, 5),
      areasToProbe: areasToProbe
        .flatMap(({ text, competency, quote, searchedFor, statement }) => {
          const competencyId = this.#asked(competency)?.id;
          const area =
            quote === null
              ? { text, competencyId, absence: this.#absence(searchedFor, statement) }
              : { text, competencyId, evidence: this.#evidence(quote) };
          const proven = quote === null ? area.absence !== undefined : area.evidence !== undefined;
          return proven ? parsed(AreaToProbe, area).filter(() => this.#isOwnSentence(text)) : [];
        })
        .slice(0, 5),
      highlights: highlights
        .filter(({ text, quote }) => this.#evidence(quote) !== undefined && text.length <= 240 && this.#isSayable(text))
        .map(({ text }) => text)
        .slice(0, 5),
    };
  }

  tailoring(): Tailoring {
    return { questions: this.#questions, ...this.#claims };
  }

  #competency(name: string): Competency | undefined {
    return this.#input.core.competencies.find((competency) => competency.name === name);
  }

  /** A claim about something nobody asks about reaches nobody. */
  #asked(name: string): Competency | undefined {
    const competency = this.#competency(name);
    const questions = [...this.#input.core.questions, ...this.#questions];
    return questions.some(({ competencyId }) => competencyId === competency?.id) ? competency : undefined;
  }

  #evidence(quote: string): Evidence | undefined {
    const { cvId, pages } = this.#cv;
    const found = findQuote(pages, quote);
    this.#quotes += 1;
    const usable =
      found !== undefined &&
      found.quote.length >= quoteLength.min &&
      found.quote.length <= quoteLength.max &&
      !touchesSign(found, this.#signs);
    if (!usable) {
      this.#invented += 1;
      this.#problems.push('evidence.not_found');
      return undefined;
    }
    return { cvId, page: found.page, start: found.start, end: found.end, quote: found.quote };
  }

  #absence(searchedFor: readonly string[], statement: string | null) {
    const terms = searchedFor.filter((term) => term.length > 0);
    return statement === null || terms.length === 0 || isMentioned(this.#cv.pages, terms)
      ? undefined
      : { searchedFor: terms.slice(0, 8), statement };
  }

  /** A highlight may quote in the CV's language; a claim is in the plan's. */
  #isOwnSentence(text: string): boolean {
    return this.#isSayable(text) && isInLanguage(text, this.#input.brief.language);
  }

  #isSayable(text: string): boolean {
    const { language } = this.#input.brief;
    return text.length > 0 && isLawfulRemark(text, language);
  }
}

function parsed<Item>(
  schema: { safeParse(value: unknown): { success: true; data: Item } | { success: false } },
  value: unknown,
): Item[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}

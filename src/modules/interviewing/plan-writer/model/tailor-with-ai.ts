import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import type { Tailoring } from '#knowledge/plan/plan-parts.ts';
import { withPickedPoints } from '#knowledge/playbook/tailoring/left-open/with-picked-points.ts';
import { TailoringAnswer } from './answer-schemas.ts';
import { askForLeftOut } from './ask-for-left-out.ts';
import { askInCalls } from './ask-in-calls.ts';
import { type PacedLlm, isAtOnce } from './call-size.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { toldPages } from '#modules/interviewing/plan-writer/personal-data/told-pages.ts';
import type { TailorBrief, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { PlanWriterFailed } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import { cvPrompt } from './prompt/prompts.ts';
import { rewordLeftOut } from './reword-left-out.ts';
import { type TailoringAsked, questionsAlone, tailorInHalves } from './tailor-in-halves.ts';
import { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';

/**
 * Writes the part for one person. Every quote is looked up in the CV as a person sees it and dropped if it is not
 * there. The model sees the CV without personal data and without lines that address machines. Faulty parts are
 * requested again; what is then missing is filled from the playbook's templates.
 *
 * @throws PlanWriterFailed if fewer than half of the questions are accepted in the end; LlmError if a call fails
 */
export async function tailorWithAi(
  deps: { readonly llm: PacedLlm; readonly callsAtOnce: number; today(): string },
  input: TailorBrief,
  context: WriteContext,
): Promise<Tailoring> {
  const { brief, core, candidate } = input;
  if (brief.cv === null) throw new TypeError('nothing to tailor to');
  await context.report({ kind: 'step', step: 'tailoring', state: 'running' });
  const pages = toldPages(brief.cv.pages, candidate);
  const { previousFeedback = null, askedOfCandidate = [], replacedQuestions = [], tasksOfOthers = [] } = brief;
  const feedback = previousFeedback === null ? null : withoutOrders(minimiseText(previousFeedback, candidate));
  const asked = [...askedOfCandidate, ...replacedQuestions].map((text) => minimiseText(text, candidate));
  const leftOpen = pickedLines(brief)?.map((line) => withoutOrders(minimiseText(line, candidate)));
  const known = { pages, lines: brief.cv.lines, feedback, leftOpen, asked, tasksOfOthers, today: deps.today() };
  const draft = new TailoringDraft(input, brief.cv, context);
  const part = { part: 'tailoring' as const, language: brief.language, frameQuestions: 3 };
  // Questions filled in from the playbook may quote the CV with personal data.
  const prompt = ({ accepted, ...next }: TailoringAsked) =>
    cvPrompt(brief, core, known, { ...next, accepted: accepted.map((text) => minimiseText(text, candidate)) });
  const areAtOnce = isAtOnce(deps.llm, deps.callsAtOnce);
  if ((areAtOnce || deps.llm.contextTokens !== undefined) && draft.missing > 0 && !draft.hasClaims) {
    await tailorInHalves(deps.llm, draft, { language: brief.language, prompt, areAtOnce }, context);
  }
  const request = (next: TailoringAsked) =>
    draft.hasClaims
      ? { prompt: prompt({ ...next, members: ['questions'] }), schema: questionsAlone }
      : { prompt: prompt(next), schema: TailoringAnswer };
  await askInCalls(deps.llm, draft, { ...part, request }, context);
  await rewordLeftOut(deps.llm, draft, { part: 'tailoring', language: brief.language }, context);
  await askForLeftOut(deps.llm, draft, { language: brief.language, prompt }, context);
  const tailoring = await draft.finished();
  if (tailoring === undefined) throw new PlanWriterFailed(draft.problems);
  await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
  return withPickedPoints(tailoring, brief);
}

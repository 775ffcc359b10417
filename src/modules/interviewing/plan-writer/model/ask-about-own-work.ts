import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import type { Tailoring } from '#knowledge/plan/plan-parts.ts';
import { withPickedPoints } from '#knowledge/playbook/tailoring/left-open/with-picked-points.ts';
import { OwnWorkDraft } from '#modules/interviewing/plan-writer/draft/own-work-draft.ts';
import type { TailorBrief, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { ownWorkAnswer } from './answer-schemas.ts';
import { askInCalls } from './ask-in-calls.ts';
import type { PacedLlm } from './call-size.ts';
import { corePrompt } from './prompt/prompts.ts';
import { rewordLeftOut } from './reword-left-out.ts';

/**
 * Writes the questions for a candidate without a CV. The only information about the person sent to the model is an
 * earlier round's note, without personal data.
 *
 * @throws LlmError if a call fails
 */
export async function askAboutOwnWork(
  deps: { readonly llm: PacedLlm; today(): string },
  input: TailorBrief,
  context: WriteContext,
): Promise<Tailoring> {
  const { brief, core, candidate } = input;
  const { previousFeedback = null } = brief;
  await context.report({ kind: 'step', step: 'tailoring', state: 'running' });
  const draft = new OwnWorkDraft(input, context);
  const schema = ownWorkAnswer(
    core.competencies.map(({ name }) => name),
    previousFeedback !== null,
  );
  const part = { part: 'tailoring' as const, language: brief.language, frameQuestions: 0 };
  const feedback = previousFeedback === null ? null : withoutOrders(minimiseText(previousFeedback, candidate));
  const leftOpen = pickedLines(brief)?.map((line) => withoutOrders(minimiseText(line, candidate)));
  const requirements = core.requirements.map(({ text }) => text);
  // A locked question may have been written by a person.
  const request = ({ accepted, ...asked }: ReturnType<OwnWorkDraft['takeAsked']>) => ({
    prompt: corePrompt(
      brief,
      { ...asked, accepted: accepted.map((text) => minimiseText(text, candidate)) },
      'questions',
      { feedback, leftOpen, requirements, today: deps.today() },
    ),
    schema,
  });
  await askInCalls(deps.llm, draft, { ...part, request }, context);
  await rewordLeftOut(deps.llm, draft, { part: 'tailoring', language: brief.language }, context);
  await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
  return withPickedPoints(draft.finished(), brief);
}

import * as z from 'zod';
import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import type { CoreBrief, KnownCandidate, OpenMatter } from '#knowledge/plan/plan-parts.ts';
import { setsTask } from '#knowledge/plan/time/time-budget.ts';
import { LlmCutOff } from '#platform/llm/llm-errors.ts';
import { semaphore } from '#platform/semaphore.ts';
import { acceptOpenMatters } from '#modules/interviewing/plan-writer/draft/accept/person/accept-open-matters.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { toldPages } from '#modules/interviewing/plan-writer/personal-data/told-pages.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { counts } from './answer-limits.ts';
import { OpenMatters } from './answer-schemas.ts';
import { askModel } from './ask-model.ts';
import { atOnce } from './at-once.ts';
import { type PacedLlm, fitted } from './call-size.ts';
import { openMattersPrompt, outputTokens } from './prompt/prompts.ts';

/** The answer is shorter than one question. */
const asLongAs = 0;
/** With only one candidate, there is nobody to compare. */
const several = 2;

/**
 * Asks which points about the job are open for each of several candidates. Each candidate gets a separate call, so that
 * no call sees two of them, and points that contain something only their own documents say are dropped. A candidate
 * whose answer is unusable or cut off is left out.
 *
 * @returns one list per candidate; empty if fewer than two are known
 * @throws LlmError if a call fails
 */
export async function askOpenMatters(
  { llm, callsAtOnce, today }: { readonly llm: PacedLlm; readonly callsAtOnce: number; today(): string },
  { brief, candidates }: { readonly brief: CoreBrief; readonly candidates: readonly KnownCandidate[] },
  context: WriteContext,
): Promise<readonly (readonly OpenMatter[])[]> {
  // If the interview consists of a task, everybody gets the same one anyway.
  if (candidates.length < several || setsTask(brief.interviewType, brief.durationMin)) return [];
  const found: (readonly OpenMatter[])[] = candidates.map(() => []);
  const limited = semaphore(callsAtOnce);
  const ask = async (candidate: KnownCandidate, at: number, own: WriteContext) => {
    const pages = toldPages(candidate.cv.pages, candidate);
    const { previousFeedback } = candidate;
    const feedback = previousFeedback === null ? null : withoutOrders(minimiseText(previousFeedback, candidate));
    const { language } = brief;
    const leftOpen = pickedLines({ ...candidate, language })?.map((line) =>
      withoutOrders(minimiseText(line, candidate)),
    );
    const prompt = openMattersPrompt(brief, { pages, lines: candidate.cv.lines, feedback, leftOpen, today: today() });
    const call = {
      part: 'open_matters' as const,
      schema: OpenMatters,
      ...fitted(llm, prompt, outputTokens(brief.language, asLongAs)),
    };
    const take = {
      problems: [],
      get missing() {
        return counts.openMatters.max + counts.heardMatters.max - (found[at]?.length ?? 0);
      },
      frame: async (answer: unknown) => {
        const read = z.safeParse(OpenMatters, answer);
        if (!read.success) return;
        const known = { pages, feedback };
        const heard = feedback === null ? [] : read.data.heard.map((text) => ({ text, done: true, heard: true }));
        const open = acceptOpenMatters(read.data.matters, brief, known);
        found[at] = open.length === 0 ? [] : [...open, ...acceptOpenMatters(heard, brief, known)];
      },
    };
    try {
      await askModel(llm, call, take, own);
    } catch (error) {
      if (!(error instanceof LlmCutOff)) throw error;
    }
  };
  await atOnce<WriteContext>(
    candidates.map((candidate, at) => (own) => limited(() => ask(candidate, at, own))),
    context,
  );
  const known = found.filter(({ length }) => length > 0);
  return known.length < several ? [] : known;
}

import * as z from 'zod/mini';
import { acceptableText } from '#contracts/common.ts';
import type { ImportedPosting } from '#contracts/hiring/position-texts.ts';
import { limits } from '#contracts/limits.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { cvOfText } from '#modules/hiring/index.ts';
import { assembleFitting } from '#modules/interviewing/plan/assemble-fitting.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { newId } from '#platform/new-id.ts';
import { PreviewContent, type StoredPreview } from './preview-queries.ts';

type Given = Pick<StoredPreview, 'id' | 'cvText' | 'type' | 'durationMin' | 'language'>;

/**
 * The plan of a visitor, by the playbook alone: nothing of it leaves the server, and a try costs nothing.
 *
 * @param checking called when the questions are there
 */
export async function composePreview(
  preview: Given,
  posting: ImportedPosting,
  checking: () => Promise<void>,
): Promise<PreviewContent> {
  const title = titleOf(posting);
  const cv = preview.cvText === null ? null : { cvId: newId(), ...cvOfText(preview.cvText) };
  const position = {
    id: preview.id,
    version: 1,
    title,
    department: posting.department,
    description: posting.description,
    focusAreas: [],
    level: levelOf(posting),
  };
  const { type: interviewType, durationMin, language } = preview;
  const brief: PlanBrief = { position, interviewType, durationMin, language, cv };
  const writer = createPlaybookWriter();
  const core = await writer.writeCore({ position, interviewType, durationMin, language }, unwatched);
  const tailoring = await writer.tailor({ brief, core, candidate: null }, unwatched);
  await checking();
  const plan = assembleFitting(brief, core, tailoring);
  const { problems } = checkPlan(plan, cv, jobMatter(position));
  // A plan that nobody could read back is none.
  return z.parse(PreviewContent, {
    title,
    cvId: cv?.cvId ?? null,
    promptVersion: writer.promptVersion,
    core,
    plan,
    problems,
  });
}

/** Many postings do not say it. */
export function levelOf({ level }: Pick<ImportedPosting, 'level'>) {
  return level ?? 'middle';
}

/** Where the posting names none that can be told, how it begins. */
function titleOf({ title, description }: Pick<ImportedPosting, 'title' | 'description'>): string {
  const [beginning = ''] = description.split('\n');
  return title ?? acceptableText(beginning.trim(), limits.position.title).trim();
}

const unwatched: WriteContext = {
  newId,
  signal: new AbortController().signal,
  heartbeat: () => {},
  kept: undefined,
  report: async () => {},
  keep: async () => {},
  spent: () => {},
  answered: async () => {},
};

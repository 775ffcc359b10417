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
 * Writes a visitor's plan using the playbook alone: no data leaves the server, and an attempt costs nothing.
 *
 * @param checking called once the questions are written
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
  // Parsed before it is stored: a plan that does not match the schema could not be read back.
  return z.parse(PreviewContent, {
    title,
    cvId: cv?.cvId ?? null,
    promptVersion: writer.promptVersion,
    core,
    plan,
    problems,
  });
}

/** Falls back to "middle", because many postings do not state a level. */
export function levelOf({ level }: Pick<ImportedPosting, 'level'>) {
  return level ?? 'middle';
}

/** If the posting has no recognisable title, uses its beginning. */
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

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod';
import { Language } from '#contracts/common.ts';
import { InterviewType, Level } from '#contracts/interviewing/plan/plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';

/** A recruiter's input: a position, an interview and usually the text of a CV. */
export const Posting = z.object({
  trade: z.string(),
  language: Language,
  position: z.object({
    title: z.string(),
    level: Level,
    department: z.nullable(z.string()),
    focusAreas: z.array(z.string()),
    description: z.string(),
  }),
  interview: z.object({ type: InterviewType, durationMinutes: z.number() }),
  cv: z.nullable(z.string()),
  previousFeedback: z.nullable(z.string()),
  /** the interviewer's role */
  userRole: z.optional(z.string()),
});
export type Posting = z.infer<typeof Posting>;

export interface NamedPosting {
  /** the set and the language, such as `A-en` */
  readonly set: string;
  readonly name: string;
  readonly posting: Posting;
}

/** The postings below `folder`, which has one folder per set and language. */
export function postingsIn(folder: string): readonly NamedPosting[] {
  return globSync(`${folder}/[A-Z]*-*/*.json`)
    .toSorted()
    .map((file) => ({
      set: basename(dirname(file)),
      name: basename(file, '.json'),
      posting: Posting.parse(JSON.parse(readFileSync(file, 'utf8'))),
    }));
}

/** The brief that the product makes from it: the CV goes through the reader for pasted text. */
export function briefOf({ set, name, posting }: NamedPosting): PlanBrief {
  const { position, interview, language, cv, previousFeedback, userRole = null } = posting;
  return {
    position: {
      id: idOf(`${set}/${name}`),
      version: 1,
      title: position.title,
      description: position.description,
      focusAreas: position.focusAreas,
      level: position.level,
    },
    interviewType: interview.type,
    durationMin: interview.durationMinutes,
    language,
    cv: cv === null ? null : cvBrief(cv, idOf(`${set}/${name}/cv`)),
    previousFeedback,
    userRole,
  };
}

function cvBrief(text: string, cvId: string): PlanBrief['cv'] {
  const visible = plainText(text).trim();
  const lines = achievementLines([{ number: 1, visible, headings: [], largest: 0 }]);
  return { cvId, pages: [{ number: 1, visible }], lines };
}

/** The same on every machine, because the position's id decides between questions that fit equally well. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

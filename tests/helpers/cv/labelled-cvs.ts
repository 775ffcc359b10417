import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Language } from '#contracts/common.ts';
import { type InterviewType, Level, type PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';
import { cvSigns, withoutSigns } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures', 'labelled-cvs');

/** The kind of a CV's line, as labelled by a person. The first four are work about which something can be claimed. */
const labelledKinds = [
  'result',
  'change',
  'led',
  'built',
  'routine',
  'title',
  'employer',
  'dates',
  'place',
  'skills',
  'wish',
  'education',
  'certificate',
  'contact',
  'referee',
  'hobby',
  'other',
] as const;

const LabelledCv = z.object({
  language: Language,
  position: z.object({
    title: z.string(),
    level: Level,
    focusAreas: z.array(z.string()),
    description: z.string(),
  }),
  cv: z.string(),
  lines: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(labelledKinds),
      /** the role of the line has ended */
      ended: z.boolean(),
      /** a good interviewer would ask a question about this work */
      worthAsking: z.boolean(),
    }),
  ),
  /** what the CV gives evidence of, in a fair reader's words */
  shows: z.array(z.string()),
  doesNotShow: z.array(z.string()),
});
export type LabelledCv = z.infer<typeof LabelledCv> & { readonly name: string };
export type LabelledLine = LabelledCv['lines'][number];

/** The CVs of a set, written and labelled by somebody who had not seen how plans are made. */
export function labelledCvs(set: string): readonly LabelledCv[] {
  const folder = join(fixtures, set);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const read = LabelledCv.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return {
        ...read,
        name: file.replace('.json', ''),
        // Cleaned like every text that the reader extracts, so that a label is still a part of it.
        cv: plainText(read.cv),
        lines: read.lines.map((line) => ({ ...line, text: plainText(line.text) })),
      };
    });
}

/** A plan without a model, made from the CV's text by the same steps as after reading a file. */
export function planOf(cv: LabelledCv, interviewType: InterviewType, durationMin: number): PlanContent {
  const pages = [{ number: 1, visible: cv.cv, headings: [], garbled: [] }];
  const lines = withoutSigns(achievementLines(pages), cvSigns(pages));
  const brief: PlanBrief = {
    position: { id: `01900000-0000-7000-8000-${idDigits(cv.name)}`, version: 1, ...cv.position },
    interviewType,
    durationMin,
    language: cv.language,
    cv: { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible: cv.cv }], lines },
  };
  let made = 0;
  return composePlan(brief, () => `01900000-0000-7000-9000-${(made += 1).toString(16).padStart(12, '0')}`);
}

/** The position's id is part of the random choice between equally suitable questions. */
function idDigits(name: string): string {
  return Buffer.from(name).toString('hex').slice(0, 12).padEnd(12, '0');
}

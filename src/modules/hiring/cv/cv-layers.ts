import * as z from 'zod';
import { CvText } from '#contracts/hiring/cvs.ts';
import { achievementKinds, roleStates } from '#knowledge/evidence/achievement-line.ts';

/** JSON columns of `hiring.cv_text`, as parsed when read back. */
export const VisiblePages = CvText.shape.pages;
export const HiddenReport = CvText.shape.hidden;
export const CvLines = z.array(
  z.object({
    page: z.int(),
    start: z.int(),
    end: z.int(),
    quote: z.string(),
    // CVs read before lines had these fields lack them until they are read again
    kind: z.enum(achievementKinds).default('routine'),
    role: z.enum(roleStates).default('unknown'),
  }),
);

import * as z from 'zod';
import { CvText } from '#contracts/hiring.ts';

/** JSON columns of `hiring.cv_text`, as they are read back. */
export const VisiblePages = CvText.shape.pages;
export const HiddenReport = CvText.shape.hidden;
export const CvLines = z.array(z.object({ page: z.int(), start: z.int(), end: z.int(), quote: z.string() }));

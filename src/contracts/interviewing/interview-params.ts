import * as z from 'zod/mini';
import { Id } from '#contracts/common.ts';

export const interviewParams = z.object({ interviewId: Id });

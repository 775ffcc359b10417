import * as z from 'zod/mini';
import { Id } from './common.ts';

export const interviewParams = z.object({ interviewId: Id });

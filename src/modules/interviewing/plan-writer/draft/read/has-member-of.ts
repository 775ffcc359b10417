import type * as z from 'zod';

/** Whether an answer contains any member of the schema; otherwise it is not an answer to it. */
export function hasMemberOf({ shape }: z.ZodObject, answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(shape).some((key) => key in answer);
}

import type * as z from 'zod';

/** Whether an answer holds anything that the schema names: one that holds nothing of it is no answer to it. */
export function hasMemberOf({ shape }: z.ZodObject, answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(shape).some((key) => key in answer);
}

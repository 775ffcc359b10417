import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';

/** The code of the product's own refusal; `other` for any other failure. */
export function codeOfFailure(error: unknown, other: string): string {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type?.includes('.') === true ? type : other;
}

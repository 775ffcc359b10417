import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';

/** A refusal of the product names itself by its code; anything else is `other`: what was wanted could not be made. */
export function codeOfFailure(error: unknown, other: string): string {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const type = cause instanceof ApplicationFailure ? cause.type : undefined;
  return type?.includes('.') === true ? type : other;
}

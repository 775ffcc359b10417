import type { WriteContext } from './plan-writer.ts';

/** Evidence and law are checked question by question while they are written: these steps are over with the writing. */
export async function reportChecked(context: WriteContext): Promise<void> {
  await context.report({ kind: 'step', step: 'tailoring', state: 'done' });
  for (const step of ['checking_evidence', 'checking_law'] as const) {
    await context.report({ kind: 'step', step, state: 'running' });
    await context.report({ kind: 'step', step, state: 'done' });
  }
}

import type { SuccessOf } from '#contracts/endpoint.ts';
import type { getPrepSheet as contract } from '#contracts/interviewing/candidate-sheets.ts';
import type { Actor } from '#platform/actor.ts';
import { type SheetDeps, type SheetWanted, loadSheetFacts } from './load-sheet-facts.ts';
import { prepSheetOf } from './prep-sheet-of.ts';

/** @throws AppError interviewing.interview_not_found, hiring.candidate_not_found, interviewing.twin_not_found */
export async function getPrepSheet(
  deps: SheetDeps,
  actor: Actor,
  wanted: SheetWanted,
): Promise<SuccessOf<typeof contract>> {
  return prepSheetOf(await loadSheetFacts(deps, actor, wanted));
}

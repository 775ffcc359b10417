import type { CandidateSheet } from '#contracts/interviewing/candidate-sheets.ts';
import type { Actor } from '#platform/actor.ts';
import { type SheetDeps, type SheetWanted, loadSheetFacts } from './load-sheet-facts.ts';
import { noticeOf } from './notice-of.ts';

/** @throws AppError interviewing.interview_not_found, hiring.candidate_not_found, interviewing.twin_not_found */
export async function getNotice(deps: SheetDeps, actor: Actor, wanted: SheetWanted): Promise<CandidateSheet> {
  return noticeOf(await loadSheetFacts(deps, actor, wanted));
}

import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { ScoreSuggestion, declineReasons } from '#contracts/interviewing/run/score-suggestion.ts';
import { AppError } from '#platform/app-error.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { Decided } from './decide-suggestion.ts';

/** The version of an answer that a suggestion was made for. */
export type LookedAt = Pick<Answer, 'questionId' | 'versions'>;

/** The newest suggestion for each question, keyed by question id. */
export async function newestSuggestions(tx: TenantTx, interviewId: string) {
  return tx
    .selectFrom('interviewing.score_suggestion')
    .selectAll()
    .distinctOn('question_id')
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .orderBy('question_id')
    .orderBy('score_version', 'desc')
    .orderBy('note_version', 'desc')
    .execute();
}

type SuggestionRow = Awaited<ReturnType<typeof newestSuggestions>>[number];

/** The suggestion for the current version of the answer, if there is one. */
export async function findSuggestion(
  tx: TenantTx,
  interviewId: string,
  { questionId, versions }: LookedAt,
): Promise<SuggestionRow | undefined> {
  return tx
    .selectFrom('interviewing.score_suggestion')
    .selectAll()
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .where('question_id', '=', questionId)
    .where('score_version', '=', versions.score)
    .where('note_version', '=', versions.note)
    .executeTakeFirst();
}

/**
 * The first suggestion stored for a version of an answer is final, so that nobody can ask again until the number suits
 * them.
 *
 * @throws AppError interviewing.interview_not_found if the interview was deleted in the meantime
 */
export async function storeSuggestion(
  tx: TenantTx,
  { interviewId, answer }: { readonly interviewId: string; readonly answer: LookedAt },
  decided: Decided,
  writtenBy: { readonly model: string; readonly promptVersion: string },
): Promise<SuggestionRow> {
  const { questionId, versions } = answer;
  const suggested = decided.kind === 'suggested' ? decided : undefined;
  const spread = 'lowest' in decided ? decided : undefined;
  await sql`insert into interviewing.score_suggestion (id, owner_id, interview_id, question_id, score_version,
      note_version, score, lowest, highest, decline_reason, reason, quotes, model, prompt_version)
    select ${newId()}, i.owner_id, i.id, ${questionId}::uuid, ${versions.score}::integer, ${versions.note}::integer,
      ${suggested?.score ?? null}::smallint, ${spread?.lowest ?? null}::smallint, ${spread?.highest ?? null}::smallint,
      ${decided.kind === 'declined' ? decided.why : null},
      ${suggested?.reason ?? ''}, ${storedJson(suggested?.quotes ?? [])}::jsonb, ${writtenBy.model},
      ${writtenBy.promptVersion}
    from interviewing.interview i where i.owner_id = ${tx.ownerId} and i.id = ${interviewId}
    on conflict do nothing`.execute(tx);
  const row = await findSuggestion(tx, interviewId, answer);
  if (row === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return row;
}

/** @param answer the current answer */
export function suggestionView(row: SuggestionRow, { versions }: Pick<Answer, 'versions'>): ScoreSuggestion {
  const ofAnswer = {
    questionId: row.question_id,
    isOutdated: row.score_version !== versions.score || row.note_version !== versions.note,
    createdAt: row.created_at.toISOString(),
  };
  const { score, lowest, highest, reason } = row;
  if (row.decline_reason === null) {
    const quotes = z.parse(z.array(z.string()), row.quotes);
    return z.parse(ScoreSuggestion, { ...ofAnswer, kind: 'suggested', score, lowest, highest, reason, quotes });
  }
  const why = z.parse(z.enum(declineReasons), row.decline_reason);
  return z.parse(ScoreSuggestion, { ...ofAnswer, kind: 'declined', why, lowest, highest });
}

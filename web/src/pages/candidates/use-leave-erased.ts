import { type Query, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { cvsQuery } from '#web/features/candidates/api.ts';
import { useUser } from '#web/shared/api/session.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { removeStoredWhere } from '#web/shared/storage.ts';

/** Query kinds that may contain a candidate's name, or quote what was written about them. */
const kinds: ReadonlySet<unknown> = new Set([
  'candidate',
  'cv',
  'interview',
  'position',
  'plan',
  'share',
  'activity',
  'unsent',
  'cached-interview',
]);
const mayNameSomebody = ({ queryKey }: Query): boolean => kinds.has(queryKey[0]);

/** After a candidate is deleted: leaves their page and removes all their data from this browser. */
export function useLeaveErased(candidate: Candidate, interviews: readonly Interview[]): () => Promise<void> {
  const { t } = useTranslation('candidates');
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUser().id;
  return async () => {
    const list = client.getQueryData(cvsQuery(candidate.id).queryKey);
    const cvs = list?.pages.flatMap(({ items }) => items) ?? [];
    const ids = [candidate, ...interviews, ...cvs].map(({ id }) => id);
    await forgetOnDevice(userId, candidate.id, ids);
    client.removeQueries({ type: 'inactive', predicate: mayNameSomebody });
    notify.success(t('erase.done', { name: candidate.name }));
    // `replace`, so that Back leads to the previous page: this one has nothing left to show.
    await navigate(paths.candidates(), { replace: true });
    client.removeQueries({ predicate: ({ queryKey }) => names(JSON.stringify(queryKey), ids) });
    void client.invalidateQueries({ predicate: mayNameSomebody });
  };
}

/** Deletes drafts about the candidate, and interview run data that has not been sent. */
async function forgetOnDevice(userId: string, candidateId: string, ids: readonly string[]): Promise<void> {
  const newInterview = `draft:${userId}:interview`;
  removeStoredWhere((key, value) => names(key, ids) || (key === newInterview && names(value, [candidateId])));
  await import('#web/features/runner/sync/run-device.ts')
    .then(({ discardRunsWith }) => discardRunsWith(userId, candidateId))
    .catch(() => undefined);
}

function names(text: string, ids: readonly string[]): boolean {
  return ids.some((id) => text.includes(id));
}

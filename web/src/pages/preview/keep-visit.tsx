import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { convertAnonymousSession } from '#contracts/interviewing/previews.ts';
import { convertVisit } from '#web/features/preview/api.ts';
import { dropDraft } from '#web/features/preview/visitor-draft.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';
import { type Visit, forgetVisit } from '#web/shared/visit.ts';
import { Waiting } from './preview-frame.tsx';

interface KeepVisitProps {
  readonly visit: Visit;
  readonly userId: string;
}

const pollMs = 1500;

/** Moves the preview made before signing in into the account and opens its plan; the call is idempotent. */
export function KeepVisit({ visit, userId }: KeepVisitProps): ReactNode {
  const { t } = useTranslation('preview');
  useDocumentTitle(t('keep.title'));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['kept-visit', visit.sessionId],
    queryFn: () => convertVisit(visit, userId),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.notKept === 'unfinished' ? pollMs : false),
  });
  const isNothing =
    data?.notKept === 'nothing' || refusalOf(convertAnonymousSession, error)?.code === 'common.not_found';
  if (typeof data?.interviewId === 'string') return <Kept to={paths.interview(data.interviewId)} />;
  if (isNothing) return <Kept to={paths.dashboard()} />;
  if (data?.notKept === 'limit')
    return <NoRoom busy={isFetching} onRetry={() => void refetch()} until={visit.expiresAt} />;
  return (
    <>
      <h1 className="visually-hidden">{t('keep.title')}</h1>
      {error === null ? (
        <Waiting label={t('keep.title')} />
      ) : (
        <ErrorState
          title={t('keep.failed')}
          error={error}
          onRetry={() => void refetch()}
          drawing={<Drawing name="chair" />}
        />
      )}
    </>
  );
}

/** The visit now belongs to the account, or was empty: this browser can forget it. */
function Kept({ to }: { readonly to: string }) {
  useEffect(() => {
    forgetVisit();
    dropDraft();
  }, []);
  return <Navigate to={to} replace />;
}

interface NoRoomProps {
  readonly busy: boolean;
  readonly until: string;
  readonly onRetry: () => void;
}

function NoRoom({ busy, until, onRetry }: NoRoomProps) {
  const { t } = useTranslation('preview');
  const format = useFormat();
  return (
    <>
      <h1 className="visually-hidden">{t('noRoom.title')}</h1>
      <StatePanel
        picture={<Drawing name="chair" />}
        title={t('noRoom.title')}
        action={
          <>
            <Button component={Link} to={paths.subscription()} variant="filled">
              {t('noRoom.plans')}
            </Button>
            <Button loading={busy} onClick={onRetry}>
              {t('noRoom.again')}
            </Button>
            <Button component={Link} to={paths.dashboard()} variant="subtle" onClick={forgetVisit}>
              {t('noRoom.without')}
            </Button>
          </>
        }
      >
        {t('noRoom.text', { when: format.dateTime(until) })}
      </StatePanel>
    </>
  );
}

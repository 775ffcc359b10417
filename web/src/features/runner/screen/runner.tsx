import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { runQuery } from '#web/entities/interview/api.ts';
import { followedPlanQuery } from '#web/entities/plan/language/followed-plan-query.ts';
import { useUser } from '#web/shared/api/session.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { FullScreen } from '#web/shared/ui/page/top-bar.tsx';
import { keepPageOffline } from '#web/features/runner/sync/keep-page-offline.ts';
import { RunContext, useRun } from '#web/features/runner/sync/run-context.ts';
import { RunScreen } from './run-screen.tsx';
import { RunSkeleton } from '#web/features/runner/screen/frame/run-skeleton.tsx';
import type { RunStore } from '#web/features/runner/sync/run-store.ts';
import { useWriteLock } from '#web/features/runner/sync/use-write-lock.ts';
import { useRunStore } from '#web/features/runner/sync/use-run-store.ts';
import styles from './runner.module.css';

/** The interview in progress, full screen. Namespaces: runner, common, errors. */
export function Runner({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('runner');
  const { writeLock, takeOver } = useWriteLock(`askwell-run/${useUser().id}/${interviewId}`);
  const loaded = useRunStore(interviewId, writeLock);
  useEffect(keepPageOffline, []);
  return (
    <FullScreen>
      {loaded.kind === 'failed' && (
        <main id="main" className={styles.alone}>
          <ErrorState title={t('failed')} stays={t('failedStays')} error={loaded.error} onRetry={loaded.retry} />
        </main>
      )}
      <Pending pending={loaded.kind === 'loading'} skeleton={<RunSkeleton />}>
        {loaded.kind === 'ready' && (
          <RunContext value={loaded.store}>
            {loaded.store.view().readOnly ? (
              <FollowServer interviewId={interviewId} store={loaded.store} />
            ) : (
              <FollowTwin interviewId={interviewId} store={loaded.store} />
            )}
            <RunScreen key={loaded.key} takeOver={takeOver} />
          </RunContext>
        )}
      </Pending>
    </FullScreen>
  );
}

interface FollowProps {
  readonly interviewId: string;
  readonly store: RunStore;
}

/** For a tab without the write lock: shows the run as the server has it. */
function FollowServer({ interviewId, store }: FollowProps) {
  const { data } = useQuery(runQuery(interviewId));
  useEffect(() => {
    if (data !== undefined) store.receive(data);
  }, [data, store]);
  return null;
}

/**
 * For the tab with the write lock: takes only the plan's translation from the server, which may have become available
 * since.
 */
function FollowTwin({ interviewId, store }: FollowProps) {
  const version = useRun(({ plan }) => plan.version);
  const isMissing = useRun(({ otherLanguage }) => otherLanguage === undefined);
  const { data } = useQuery({ ...followedPlanQuery(interviewId, version), enabled: isMissing });
  useEffect(() => {
    if (data?.twin?.state === 'ready') store.receiveTwin(data.twin);
  }, [data, store]);
  return null;
}

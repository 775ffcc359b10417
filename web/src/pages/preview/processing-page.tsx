import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertCircle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import type { Preview } from '#contracts/interviewing/previews.ts';
import {
  isLimit,
  isVisitOver,
  previewQuery,
  useCreatePreview,
  useStopPreview,
  wasStopped,
} from '#web/features/preview/api.ts';
import { LimitReached } from '#web/features/preview/limit-reached.tsx';
import { MakingSteps } from '#web/features/preview/making-steps.tsx';
import { noValues } from '#web/features/preview/preview-values.ts';
import { storedDraft } from '#web/features/preview/visitor-draft.ts';
import { ApiError, isUnreachable } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';
import { type Visit, heldVisit } from '#web/shared/visit.ts';
import { PreviewFrame, Waiting } from './preview-frame.tsx';
import styles from './preview-page.module.css';

/**
 * A visitor's plan while it is generated. Survives a reload: the server does the work, and the browser stores the
 * visit.
 */
export function Component() {
  const [visit] = useState(heldVisit);
  if (visit === undefined || visit.previewId === null) return <Navigate to={paths.interviewPreview()} replace />;
  return (
    <PreviewFrame>
      <Processing visit={visit} previewId={visit.previewId} />
    </PreviewFrame>
  );
}

interface ProcessingProps {
  readonly visit: Visit;
  readonly previewId: string;
}

function Processing({ visit, previewId }: ProcessingProps): ReactNode {
  const { t } = useTranslation('preview');
  const format = useFormat();
  const { data, error, refetch } = useQuery(previewQuery(visit, previewId));
  useDocumentTitle(t('processing.title'));
  // Expired or unknown: the preview page explains it.
  const isGone = isVisitOver(error) || (error instanceof ApiError && error.status === 404);
  const isStopped = data !== undefined && wasStopped(data);
  if (isGone || isStopped || data?.state === 'ready') return <Navigate to={paths.interviewPreview()} replace />;
  return (
    <>
      <header className={styles.head}>
        <h1>{t('processing.title')}</h1>
        <p>{t('processing.lead', { until: format.moment(visit.expiresAt) })}</p>
      </header>
      {data === undefined && error === null && <Waiting label={t('loading')} />}
      {data === undefined && error !== null && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <div className={styles.making}>
            <div>
              <MakingSteps preview={data} />
              {data.state !== 'failed' && <Stop visit={visit} previewId={previewId} />}
            </div>
            {data.state !== 'failed' && <ComingStart />}
          </div>
          {isUnreachable(error) && data.state !== 'failed' && (
            <Notice tone="info" role="status" icon={<IconCloudOff aria-hidden />}>
              {t('processing.offline')}
            </Notice>
          )}
          {data.state !== 'failed' && <BackgroundNotice />}
          {data.state === 'failed' && <Failed preview={data} />}
        </>
      )}
    </>
  );
}

/** Stops the plan and returns to the form, which still has the input. */
function Stop({ visit, previewId }: ProcessingProps) {
  const { t } = useTranslation('preview');
  const stop = useStopPreview(visit, previewId);
  return (
    <Button loading={stop.isPending} onClick={() => stop.mutate(undefined, { onError: notifyError })}>
      {t('processing.stop')}
    </Button>
  );
}

/** A placeholder for the plan: the time budget and the questions. */
function ComingStart() {
  return (
    <div className={styles.coming} aria-hidden>
      <Skeleton height={28} radius="sm" animate={false} />
      {['72%', '56%', '64%'].map((width) => (
        <div key={width} className={styles.question}>
          <Skeleton height={14} width={width} animate={false} />
          <Skeleton height={10} width="28%" animate={false} />
        </div>
      ))}
    </div>
  );
}

/** What went wrong, with buttons to retry the same input or change it. */
function Failed({ preview: { error, fromPage } }: { readonly preview: Preview }) {
  const { t } = useTranslation(['preview', 'common']);
  const [draft] = useState(storedDraft);
  // No captcha: the visit has already passed one.
  const sending = useCreatePreview(async () => undefined);
  if (isLimit(sending.error)) return <LimitReached error={sending.error} />;
  return (
    <StatePanel
      role="alert"
      strip
      picture={<IconAlertCircle aria-hidden />}
      title={t('processing.failed')}
      action={
        <>
          <Button component={Link} to={paths.interviewPreview()} state={fromPage ? 'text' : undefined} variant="filled">
            {fromPage ? t('processing.paste') : t('processing.change')}
          </Button>
          {draft !== undefined && (
            <Button
              leftSection={<IconRefresh aria-hidden />}
              loading={sending.isPending}
              onClick={() => sending.mutate({ ...noValues(currentLanguage()), ...draft })}
            >
              {t('common:action.retry')}
            </Button>
          )}
        </>
      }
    >
      {sending.error === null ? error?.message : errorMessage(sending.error)}
    </StatePanel>
  );
}

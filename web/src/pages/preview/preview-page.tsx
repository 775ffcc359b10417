import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import type { Preview } from '#contracts/interviewing/previews.ts';
import { hasEnded, isVisitOver, previewQuery, wasStopped } from '#web/features/preview/api.ts';
import { PreviewForm } from '#web/features/preview/preview-form.tsx';
import { dropDraft } from '#web/features/preview/visitor-draft.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { useSteadyPending } from '#web/shared/ui/page/use-steady-pending.ts';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';
import { type Visit, forgetVisit, heldVisit } from '#web/shared/visit.ts';
import { KeepVisit } from './keep-visit.tsx';
import { PlanStart } from './plan-start.tsx';
import { PreviewFrame, Waiting } from './preview-frame.tsx';
import styles from './preview-page.module.css';

/**
 * A plan without an account: the form, then the beginning of the plan. Signed-in users get it moved into their account.
 */
export function Component() {
  return (
    <PreviewFrame>
      <Content />
    </PreviewFrame>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation('preview');
  const session = useSession();
  const [visit, setVisit] = useState(heldVisit);
  const [asksAnother, setAsksAnother] = useState(isNewAsked);
  if (session.status === 'loading') return <Waiting label={t('loading')} />;
  const isMade = visit !== undefined && visit.previewId !== null;
  if (session.status === 'signed-in') {
    return isMade ? (
      <KeepVisit visit={visit} userId={session.user.id} />
    ) : (
      <Navigate to={paths.newPosition()} replace />
    );
  }
  if (!isMade || asksAnother) return <Asked />;
  return (
    <Made
      visit={visit}
      previewId={visit.previewId ?? ''}
      onAnother={() => setAsksAnother(true)}
      onStartAgain={() => {
        forgetVisit();
        setVisit(undefined);
      }}
    />
  );
}

/** Whether the visitor comes from the landing page with a new posting. */
function isNewAsked(): boolean {
  return `${location.pathname}${location.hash}` === paths.newPreview();
}

interface MadeProps {
  readonly visit: Visit;
  readonly previewId: string;
  readonly onAnother: () => void;
  readonly onStartAgain: () => void;
}

function Made({ visit, previewId, onAnother, onStartAgain }: MadeProps): ReactNode {
  const { t } = useTranslation('preview');
  const { data, error, refetch } = useQuery(previewQuery(visit, previewId));
  const isSlow = useSteadyPending(data === undefined && error === null);
  if (isVisitOver(error) || (error instanceof ApiError && error.status === 404))
    return <Over onStartAgain={onStartAgain} />;
  if (data !== undefined) return <Shown preview={data} visit={visit} onAnother={onAnother} />;
  if (isSlow) return <Waiting label={t('loading')} />;
  if (error === null) return null;
  return (
    <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} drawing={<Drawing name="chair" />} />
  );
}

interface ShownProps {
  readonly preview: Preview;
  readonly visit: Visit;
  readonly onAnother: () => void;
}

function Shown({ preview, visit, onAnother }: ShownProps) {
  if (!hasEnded(preview)) return <Navigate to={paths.interviewProcessing()} replace />;
  if (preview.plan === null) return <Asked {...(!wasStopped(preview) && { failed: preview })} />;
  return <PlanStart plan={preview.plan} expiresAt={visit.expiresAt} onAnother={onAnother} />;
}

/** @param failed the previous attempt, whose error is shown above the stored input */
function Asked({ failed }: { readonly failed?: Preview }) {
  const { t } = useTranslation('preview');
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  useDocumentTitle(t('title'));
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <PreviewForm
        asText={state === 'text'}
        failure={failed?.error?.message}
        onSent={() => void navigate(paths.interviewProcessing())}
      />
    </>
  );
}

function Over({ onStartAgain }: Pick<MadeProps, 'onStartAgain'>) {
  const { t } = useTranslation('preview');
  useDocumentTitle(t('over.title'));
  return (
    <>
      <h1 className="visually-hidden">{t('over.title')}</h1>
      <StatePanel
        picture={<Drawing name="chair" />}
        title={t('over.title')}
        action={
          <>
            <Button
              variant="filled"
              onClick={() => {
                dropDraft();
                onStartAgain();
              }}
            >
              {t('over.again')}
            </Button>
            <Button component={Link} to={paths.login()}>
              {t('account.signIn')}
            </Button>
          </>
        }
      >
        {t('over.text')}
      </StatePanel>
    </>
  );
}

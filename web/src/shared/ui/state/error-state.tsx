import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isUnreachable } from '#web/shared/api/api-error.ts';
import { errorMessage, requestIdOf } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { useWhenOnline } from '#web/shared/use-when-online.ts';
import styles from './error-state.module.css';
import { StatePanel } from './state-panel.tsx';

interface ErrorStateProps {
  /** what failed: "The candidates could not be loaded" */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** what is unaffected: "Nothing was lost. The list below is from 11:58." */
  readonly stays?: string;
  /** link to another page, for errors that a retry cannot fix, such as not found */
  readonly wayOn?: ReactNode;
  /** a drawing, if the error is all the page shows */
  readonly drawing?: ReactNode;
}

/**
 * An error, beside old data that stays on the page or instead of the whole content: what failed, what is unaffected, a
 * retry button and the request id. After a network failure, retries by itself when the browser is back online.
 */
export function ErrorState({ title, error, onRetry, stays, wayOn, drawing }: ErrorStateProps) {
  const { t } = useTranslation();
  const requestId = requestIdOf(error);
  useWhenOnline(() => {
    if (isUnreachable(error)) onRetry?.();
  });
  const mayRetry = onRetry !== undefined && !isNotFound(error);
  return (
    <StatePanel
      role="alert"
      strip={drawing === undefined}
      picture={drawing ?? <IconAlertCircle aria-hidden />}
      title={title}
      action={
        (wayOn !== undefined || mayRetry || requestId !== undefined) && (
          <>
            {wayOn}
            {mayRetry && (
              <Button
                {...(drawing === undefined && { size: 'sm' })}
                leftSection={<IconRefresh aria-hidden />}
                onClick={onRetry}
              >
                {t('action.retry')}
              </Button>
            )}
            {requestId !== undefined && <RequestId id={requestId} />}
          </>
        )
      }
    >
      {errorMessage(error)} {stays}
    </StatePanel>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function RequestId({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => notify.error(t('error.notCopied')),
    );
  };
  return (
    <span className={styles.request}>
      <code>{t('error.request', { id })}</code>
      <ActionIcon size="sm" aria-label={copied ? t('state.copied') : t('error.copyRequest')} onClick={copy}>
        {copied ? <IconCheck /> : <IconCopy />}
      </ActionIcon>
    </span>
  );
}

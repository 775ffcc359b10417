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
  /** what stays: "Nothing was lost. The list below is from 11:58." */
  readonly stays?: string;
  /** where to go from here: what is not there will not come by trying again */
  readonly wayOn?: ReactNode;
  /** a drawing, where nothing else of the page is there */
  readonly drawing?: ReactNode;
}

/**
 * A failure beside the old data, which stays on the page, or in place of all of it: what failed, what stays, retry,
 * request id. What only the network kept away is asked for again by itself when the network is back.
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

import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/shared/ui/notice.tsx';
import type { NoAnswer } from './fetch-legal.ts';

interface LoadFailureProps {
  /** what failed */
  readonly title: string;
  readonly failure: NoAnswer;
  readonly onRetry: () => void;
}

/** Like the app's `ErrorState`, but without its component library. */
export function LoadFailure({ title, failure: { requestId }, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {title} {t(requestId === undefined ? 'error.network' : 'error.generic')}{' '}
      {requestId !== undefined && <code>{t('error.request', { id: requestId })}</code>}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </Notice>
  );
}

import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

interface FormProblemProps {
  readonly error: unknown;
  /** message for errors without one of their own */
  readonly fallback: string;
}

/**
 * The server's error message for a form, next to its button, including how long to wait if rate-limited; the input
 * stays.
 */
export function FormProblem({ error, fallback }: FormProblemProps) {
  const { t } = useTranslation('auth');
  if (error === null || error === undefined) return null;
  const wait = error instanceof ApiError ? error.retryAfterSec : undefined;
  const silent = error instanceof ApiError && error.message === '';
  return (
    <Notice tone="danger" role="alert" apart icon={<IconAlertCircle aria-hidden />}>
      {silent ? fallback : errorMessage(error)} {wait !== undefined && t('wait', { count: wait })}
    </Notice>
  );
}

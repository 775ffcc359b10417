import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

interface FormProblemProps {
  readonly error: unknown;
  /** the sentence for a failure that came without one */
  readonly fallback: string;
}

/** What the server answered to the form, beside its button; the input stays. Says how long to wait where it must be. */
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

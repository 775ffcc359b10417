import { IconAlertCircle } from '@tabler/icons-react';
import { errorMessage, requestIdOf } from '#web/shared/error-message.ts';
import styles from './form-failure.module.css';

/** What the server answered to a form, beside its button; the input stays. */
export function FormFailure({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const requestId = requestIdOf(error);
  return (
    <p className={styles.failure} role="alert">
      <IconAlertCircle aria-hidden />
      <span>
        {errorMessage(error)} {requestId !== undefined && <code>{requestId}</code>}
      </span>
    </p>
  );
}

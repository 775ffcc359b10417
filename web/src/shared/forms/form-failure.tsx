import { IconAlertCircle } from '@tabler/icons-react';
import { errorMessage, requestIdOf } from '#web/shared/api/error-message.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

/** The server's error message for a form, next to its button; the user's input stays. */
export function FormFailure({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const requestId = requestIdOf(error);
  return (
    <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {errorMessage(error)} {requestId !== undefined && <code>{requestId}</code>}
    </Notice>
  );
}

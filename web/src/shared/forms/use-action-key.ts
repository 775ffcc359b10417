import { useState } from 'react';
import { newIdempotencyKey } from '#web/shared/api/api-client.ts';

/**
 * The idempotency key of what a form sends: the same values get the same key, so a second click or a retry after a
 * lost answer creates nothing twice; changed values are a new act.
 */
export function useActionKey(): (values: unknown) => string {
  const [keyFor] = useState(actionKeys);
  return keyFor;
}

export function actionKeys(): (values: unknown) => string {
  let last = { values: '', key: '' };
  return (values) => {
    const text = JSON.stringify(values);
    if (last.values !== text) last = { values: text, key: newIdempotencyKey() };
    return last.key;
  };
}

import { useState } from 'react';
import { newIdempotencyKey } from '#web/shared/api/api-client.ts';

/**
 * Idempotency keys for a form: the same values get the same key, so that a double click or a retry after a lost
 * response creates nothing twice; changed values get a new key.
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

import { useRef } from 'react';
import { newIdempotencyKey } from '#web/shared/api-client.ts';

/**
 * The idempotency key of what a form sends: the same values get the same key, so a second click or a retry after a
 * lost answer creates nothing twice; changed values are a new act.
 */
export function useActionKey(): (values: unknown) => string {
  const last = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}

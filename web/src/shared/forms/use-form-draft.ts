import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/shared/storage.ts';
import { useUser } from '#web/shared/api/session.ts';
import { DraftKeeper } from './draft-keeper.ts';

export interface FormDraft<T> {
  /** what the user had entered before a reload, if anything */
  readonly stored: Partial<T> | undefined;
  readonly keep: (values: T) => void;
  /** call once the form has been sent */
  readonly drop: () => void;
}

/** Stores an unsent form on this device, per user, so that reloading or leaving the page loses nothing. */
export function useFormDraft<T extends object>(name: string): FormDraft<T> {
  const key = `draft:${useUser().id}:${name}`;
  const [stored] = useState(() => parse<T>(readStored(key)));
  const [keeper] = useState(
    () =>
      new DraftKeeper<T>({
        read: () => readStored(key),
        write: (text) => writeStored(key, text),
        remove: () => removeStored(key),
      }),
  );
  useEffect(() => {
    addEventListener('pagehide', keeper.flush);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return { stored, keep: keeper.keep, drop: keeper.drop };
}

function parse<T>(text: string | null): Partial<T> | undefined {
  if (text === null) return undefined;
  try {
    // Written by this hook; the form ignores fields that no longer exist.
    const value: Partial<T> = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

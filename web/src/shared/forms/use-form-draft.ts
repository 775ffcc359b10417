import { useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/shared/storage.ts';
import { useUser } from '#web/shared/session.ts';

export interface FormDraft<T> {
  /** what was typed before a reload, if anything */
  readonly stored: Partial<T> | undefined;
  readonly keep: (values: T) => void;
  /** the form was sent */
  readonly drop: () => void;
}

const delayMs = 400;

/** Keeps an unsent form on this device, for this user, so that a reload loses nothing. */
export function useFormDraft<T extends object>(name: string): FormDraft<T> {
  const key = `draft:${useUser().id}:${name}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [stored] = useState(() => parse<T>(readStored(key)));
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stored,
    keep: (values) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writeStored(key, JSON.stringify(values)), delayMs);
    },
    drop: () => {
      clearTimeout(timer.current);
      removeStored(key);
    },
  };
}

function parse<T>(text: string | null): Partial<T> | undefined {
  if (text === null) return undefined;
  try {
    // Written by this very hook; a field that no longer exists is ignored by the form.
    const value: Partial<T> = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

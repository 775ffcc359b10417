import type { UseFormReturnType } from '@mantine/form';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import { call } from '#web/shared/api/api-client.ts';
import { type FillableValues, askedOf, fillable, fillsOf, isPosting, undoOf } from './position-fills.ts';
import type { PositionValues } from './position-values.ts';

interface PastedPosting {
  readonly onPaste: (event: ClipboardEvent) => void;
  /** the fields that still hold what the text filled in */
  readonly filled: readonly (keyof FillableValues)[];
  readonly undo: () => void;
}

/**
 * Fills the empty fields of the form from a posting that is pasted into the description. Without an answer nothing is
 * filled and nothing is said.
 */
export function usePastedPosting(
  form: Pick<UseFormReturnType<PositionValues>, 'getValues' | 'setFieldValue'>,
  isLevelOpen: () => boolean,
): PastedPosting {
  const [fills, setFills] = useState<Partial<FillableValues>>({});
  const [before, setBefore] = useState<FillableValues>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const write = (values: Partial<FillableValues>): void => {
    for (const name of fillable) {
      const value = values[name];
      if (value !== undefined) form.setFieldValue(name, value);
    }
  };
  const fill = async (pasted: string): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const body = askedOf({ ...form.getValues(), description: pasted });
    if (body === undefined) return;
    const found = await call(suggestForPosition, { body, signal: mine.signal });
    if (mine.signal.aborted) return;
    const values = form.getValues();
    const next = fillsOf(values, found, isLevelOpen());
    setBefore(values);
    setFills(next);
    write(next);
  };
  const values = form.getValues();
  return {
    onPaste: (event) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (isPosting(pasted)) fill(pasted).catch(() => undefined);
    },
    filled: fillable.filter((name) => name in fills && values[name] === fills[name]),
    undo: () => {
      if (before !== undefined) write(undoOf(form.getValues(), fills, before));
      setFills({});
    },
  };
}

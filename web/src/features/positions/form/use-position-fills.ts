import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type FillableValues, type Found, fillable, fillsOf, undoOf } from './position-fills.ts';
import { type PositionValues, noPosition } from './position-values.ts';

/** Who filled a form: a text that was pasted, the page of a posting, a model. */
export type FillSource = 'text' | 'page' | 'model';

interface Filled {
  readonly source: FillSource;
  readonly fills: Partial<FillableValues>;
  readonly before: FillableValues;
}

export interface PositionFills {
  /** who filled last, and which fields still hold it */
  readonly last: { readonly source: FillSource; readonly fields: readonly (keyof FillableValues)[] } | undefined;
  /** Fills what nobody wrote in, and the description in any case. */
  readonly fill: (source: FillSource, found: Found) => void;
  readonly undo: () => void;
}

/**
 * What others than the person have filled in, with one undo for the last of them.
 *
 * @param isChosen whether somebody chose it: level and type always have a value
 */
export function usePositionFills(
  form: Pick<UseFormReturnType<PositionValues>, 'getValues' | 'setFieldValue'>,
  isChosen: (name: 'level' | 'type') => boolean,
): PositionFills {
  const [filled, setFilled] = useState<Filled>();

  const write = (values: Partial<FillableValues>): void => {
    for (const name of fillable) {
      const value = values[name];
      if (value !== undefined) form.setFieldValue(name, value);
    }
  };
  const values = form.getValues();
  const isOpen = (name: keyof FillableValues): boolean => {
    const value = form.getValues()[name];
    if (name === 'description' || value === filled?.fills[name]) return true;
    return name === 'level' || name === 'type' ? !isChosen(name) && value === noPosition[name] : value.trim() === '';
  };
  const fields = fillable.filter(
    (name) => filled !== undefined && name in filled.fills && values[name] === filled.fills[name],
  );
  return {
    last: filled === undefined || fields.length === 0 ? undefined : { source: filled.source, fields },
    fill: (source, found) => {
      const before = form.getValues();
      const fills = fillsOf(before, found, isOpen);
      setFilled({ source, fills, before });
      write(fills);
    },
    undo: () => {
      if (filled !== undefined) write(undoOf(form.getValues(), filled.fills, filled.before));
      setFilled(undefined);
    },
  };
}

import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type FillableValues, type Found, fillable, fillsOf, undoOf } from './position-fills.ts';
import { type PositionValues, noPosition } from './position-values.ts';

/** What filled the form: pasted text, an imported page, or a model. */
export type FillSource = 'text' | 'page' | 'model';

interface Filled {
  readonly source: FillSource;
  readonly fills: Partial<FillableValues>;
  readonly before: FillableValues;
}

export interface PositionFills {
  /** the last source, and the fields that still hold what it filled in */
  readonly last: { readonly source: FillSource; readonly fields: readonly (keyof FillableValues)[] } | undefined;
  /** Fills fields the user has not edited, and always the description. */
  readonly fill: (source: FillSource, found: Found) => void;
  readonly undo: () => void;
}

/**
 * Tracks automatic fills, with an undo for the last one.
 *
 * @param isChosen whether the user chose the value: level and type always have one
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

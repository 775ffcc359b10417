import { distinctAreas } from '#contracts/hiring/focus-areas.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Level } from '#contracts/interviewing/plan/plan.ts';

export interface PositionValues {
  title: string;
  level: Level;
  type: Position['type'];
  department: string;
  url: string;
  description: string;
  focusAreas: string[];
  notChecked: string[];
  alsoChecked: string[];
}

/** The values of a new form. */
export const noPosition: PositionValues = {
  title: '',
  level: 'middle',
  type: 'full_time',
  department: '',
  url: '',
  description: '',
  focusAreas: [],
  notChecked: [],
  alsoChecked: [],
};

/** The values as the API expects them: trimmed, empty optional fields as null. */
export function toInput(values: PositionValues) {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    // pasted titles may contain line breaks
    title: values.title.replaceAll(/\s*\n\s*/g, ' '),
    level: values.level,
    type: values.type,
    description: values.description,
    focusAreas: values.focusAreas,
    notChecked: values.notChecked,
    alsoChecked: values.alsoChecked,
    department: orNull(values.department),
    url: orNull(values.url),
  };
}

export function toValues(position: Position): PositionValues {
  const { title, level, type, description, notChecked, alsoChecked } = position;
  return {
    title,
    level,
    type,
    description,
    // a position stored by an earlier release may contain duplicate areas
    focusAreas: distinctAreas(position.focusAreas),
    notChecked,
    alsoChecked,
    department: position.department ?? '',
    url: position.url ?? '',
  };
}

import { expect, test } from 'vitest';
import { focusFirstError } from './focus-first-error.ts';

class Field {
  readonly place: number;
  hasFocus = false;

  constructor(place: number) {
    this.place = place;
  }

  compareDocumentPosition(other: Field): number {
    return other.place > this.place ? 4 : 2;
  }

  focus(): void {
    this.hasFocus = true;
  }
}

test('a form is refused › at two fields, and at one without an input › the focus goes to the one that stands first', () => {
  const fields: Record<string, Field> = { title: new Field(3), url: new Field(1), level: new Field(0) };
  focusFirstError({ getInputNode: (path) => fields[path] ?? null }, { title: 'missing', areas: 'long', url: 'wrong' });
  expect(Object.values(fields).filter(({ hasFocus }) => hasFocus)).toEqual([fields['url']]);
});

test('a form is refused › at no field of its own › nothing gets the focus', () => {
  const field = new Field(0);
  focusFirstError({ getInputNode: () => null }, { elsewhere: 'wrong' });
  expect(field.hasFocus).toBe(false);
});

import { expect, test } from 'vitest';
import { capitalised } from './capitalised.ts';

test.each([
  ['forecast accuracy', 'Forecast accuracy'],
  ['частотники', 'Частотники'],
  ['їжа й безпека', 'Їжа й безпека'],
  ['iOS releases', 'iOS releases'],
  ['B2B sales', 'B2B sales'],
  ['5S on the floor', '5S on the floor'],
])('capitalised › “%s” where it stands alone › is “%s”', (text, shown) => {
  expect(capitalised(text)).toBe(shown);
});

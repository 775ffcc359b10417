import { expect, test } from 'vitest';
import { isSetAsCode } from './is-set-as-code.ts';

test.each([
  ['indented lines', ['Nested Loop (rows=12)', '  -> Index Scan using postings_account'], true],
  ['code', ['postings.insert(m.paymentId, -m.amount)', 'kafka.send("posted", m.paymentId)', '}'], true],
  ['a log', ['2026-03-01 02:14:07 consumer paused', '2026-03-01 02:14:09 rebalance'], true],
  ['figures of a case', ['Bed 3: rate 112, regular. Midnight: 106', 'Bed 7 (CHF): rate 86, irregular'], false],
  ['a message', ['Good morning,', 'our order 4417 came without the invoice.'], false],
])('isSetAsCode › %s › %j is %s', (_name, lines, isCode) => {
  expect(isSetAsCode(lines)).toBe(isCode);
});

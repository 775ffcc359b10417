import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

test.each([
  ['Why? <script>alert(1)</script>', 'Why?'],
  ['<b>Bold</b> claims', 'Bold claims'],
  ['<img src=x onerror=alert(1)> What next?', 'What next?'],
  ['![pixel](https://evil.example/p.png) What next?', 'What next?'],
  ['See [the guide](https://evil.example) first.', 'See the guide first.'],
  ['Look at https://evil.example/?q=1 now', 'Look at now'],
  ['Open javascript:alert(1)', 'Open'],
  ['Visit www.evil.example today', 'Visit today'],
  ['Zero\u200bwidth and \u202eoverride', 'Zerowidth and override'],
  ['Two\n lines ,  one', 'Two lines, one'],
  ['335 000 : (365 − 30) is the mean', '335 000 : (365 − 30) is the mean'],
  ['One thing : the order', 'One thing: the order'],
  ['A service in .NET , and its end .', 'A service in .NET, and its end.'],
  ['Is 3 < 5 and 7 > 2?', 'Is 3 < 5 and 7 > 2?'],
  ['Чому саме так?', 'Чому саме так?'],
])('plainText › of %j › is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['  -> Index Scan on postings  (rows=12)  ', '  -> Index Scan on postings  (rows=12)'],
  ['\tif (isPaid ? 1 : 0) return;', '  if (isPaid ? 1 : 0) return;'],
  ['  See <script>alert(1)</script>\nit', '  See   it'],
  ['List<Payment> open = repo.findAll();', 'List<Payment> open = repo.findAll();'],
  ['Map<String, List<Order>> byDay', 'Map<String, List<Order>> byDay'],
  ['static <T extends Job> Set<A> run(T job)', 'static <T extends Job> Set<A> run(T job)'],
  ['Total<b>4</b><IMG SRC=x>', 'Total 4'],
  ['async load(): Promise<void>', 'async load(): Promise<void>'],
  ['<b>Total</b>: 4 <!-- hidden --><img src=x onerror=go()>', ' Total : 4'],
])('plainLine › of %j › is %j', (text, plain) => {
  expect(plainLine(text)).toBe(plain);
});

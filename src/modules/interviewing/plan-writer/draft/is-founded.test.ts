import { expect, test } from 'vitest';
import { isFounded } from './is-founded.ts';

const en = 'Cut checkout latency from 900 ms to 200 ms by moving reads to a PostgreSQL replica';
const uk = 'Провела переїзд 14 сервісів на Kubernetes, 40 000 повідомлень за хвилину';

test.each([
  ['Cut latency to 200 ms with a replica of PostgreSQL.', en, 'en', true],
  ['System design: the line names figures from before and after.', en, 'en', true],
  ['The candidate moved reads away from the main database.', en, 'en', true],
  ['Cut latency to 100 ms.', en, 'en', false],
  ['Knows PostgreSQL and Kafka in depth.', en, 'en', false],
  ['Cut latency for Amazon.', en, 'en', false],
  ['Probably led the whole move to a replica.', en, 'en', false],
  ['The line suggests experience with large systems.', en, 'en', false],
  ['Перевела 14 сервісів на Kubernetes.', uk, 'uk', true],
  ['Обробляла 40,000 повідомлень за хвилину.', uk, 'uk', true],
  ['Перевела 15 сервісів на Kubernetes.', uk, 'uk', false],
  ['Працювала з Terraform під час переїзду.', uk, 'uk', false],
  ['Схоже, керувала командою.', uk, 'uk', false],
  ['Мабуть, сама ухвалювала рішення.', uk, 'uk', false],
] as const)('isFounded › %j › beside its quote is %s', (remark, quote, language, founded) => {
  expect(isFounded(remark, quote, ['System design'], language)).toBe(founded);
});

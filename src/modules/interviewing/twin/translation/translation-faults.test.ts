import { describe, expect, it } from 'vitest';
import type { PlanTextKind } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { toldText } from './told-text.ts';
import { faultOf, isMadeUnlawful } from './translation-faults.ts';

const nobody = { name: '' };
const quote = 'Led the migration of 40 services to PostgreSQL';
const line = (text: string, kind: PlanTextKind = 'question') => ({ kind, told: toldText(text, [quote], nobody) });

describe('faultOf', () => {
  it.each([
    ['How did you cut the p95 from 900 ms to 120 ms?', 'Як ви скоротили p95 з 900 мс до 120 мс?'],
    [`You wrote “${quote}”. Which part was yours?`, 'Ви написали «{#1}». Яка частина була вашою?'],
    ['Two weeks in four are nights.', 'Два тижні з 4 — нічні.'],
    ['Kubernetes', 'Kubernetes'],
    ['First line\nsecond line', 'Перший рядок\nдругий рядок'],
  ])('%s › said in Ukrainian › stands', (text, translated) => {
    expect(faultOf(line(text), translated, 'uk')).toBeUndefined();
  });

  it('a line of a sheet that is code › left as it is › stands', () => {
    expect(faultOf(line('select id from orders where total > 40', 'sheet'), undefined, 'uk')).toBe('text.missing');
    const code = line('order.total_price = 40', 'sheet');
    expect(faultOf(code, 'order.total_price = 40', 'uk')).toBeUndefined();
  });

  it.each([
    ['missing', undefined, 'text.missing'],
    ['empty', ' ', 'text.missing'],
    ['with another figure', 'Як ви скоротили час із 900 мс до 12 мс за місяць?', 'claim.figures'],
    ['with a figure more', 'Як ви скоротили час із 900 мс до 120 мс за 3 місяці?', 'claim.figures'],
    ['with a figure less', 'Як ви скоротили час із 900 мс?', 'claim.figures'],
    ['in the same language', 'How did you bring the time from 900 ms to 120 ms?', 'text.language'],
    ['in the same language, in marks', '«How did you bring the time from 900 ms to 120 ms?»', 'text.language'],
    ['in Russian', 'Как вы сократили время с 900 мс до 120 мс за месяц, что было сделано?', 'text.language'],
    ['word for word', 'How did you cut the time from 900 ms to 120 ms?', 'text.language'],
    ['with a mark that was not there', 'Як ви скоротили {#1} з 900 мс до 120 мс?', 'evidence.not_found'],
    ['on two lines', 'Як ви скоротили час\nз 900 мс до 120 мс?', 'text.lines'],
    ['far longer', `Як ви скоротили час із 900 мс до 120 мс? ${'Розкажіть докладно. '.repeat(8)}`, 'text.length'],
  ])('a translation %s › does not stand', (_, translated, fault) => {
    expect(faultOf(line('How did you cut the time from 900 ms to 120 ms?'), translated, 'uk')).toBe(fault);
  });

  it.each(['Яка частина була вашою?', '«{#1}» і «{#1}»: яка частина була вашою?'])(
    'a quote that is left out or stands twice, %s › does not stand',
    (translated) => {
      expect(faultOf(line(`“${quote}”: which part was yours?`), translated, 'uk')).toBe('evidence.not_found');
    },
  );

  it('a Ukrainian text left in Ukrainian › is not English', () => {
    expect(faultOf(line('Як ви це зробили?'), 'Як ви це зробили?', 'en')).toBe('text.language');
    expect(faultOf(line('Як ви це зробили?'), 'How did you do it?', 'en')).toBeUndefined();
  });
});

describe('isMadeUnlawful', () => {
  const how = { target: 'uk', language: 'en', matter: new Set<string>() } as const;
  const question = { text: 'Which hours can you work?', kind: 'question' } as const;

  it('a question about private life that the original is not › is found; the same said lawfully is not', () => {
    expect(isMadeUnlawful(question, 'Чи є у вас маленькі діти?', how)).toBe(true);
    expect(isMadeUnlawful(question, 'У які години ви можете працювати?', how)).toBe(false);
  });

  it('what the original asks as well, and names › are left to whoever wrote them', () => {
    const original = { text: 'Do you have small children?', kind: 'question' } as const;
    expect(isMadeUnlawful(original, 'Чи є у вас маленькі діти?', how)).toBe(false);
    expect(isMadeUnlawful({ text: 'Children', kind: 'name' }, 'Чи є у вас маленькі діти?', how)).toBe(false);
  });
});

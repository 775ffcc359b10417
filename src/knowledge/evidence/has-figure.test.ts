import { describe, expect, it } from 'vitest';
import { hasFigure } from './has-figure.ts';

describe('hasFigure', () => {
  it.each([
    'Cut delivery time by 35 % in one quarter',
    'Trained 12 nurses on the new pumps',
    'Moved 400 users to PostgreSQL 16',
    'Grew monthly revenue from $40,000 to $95,000',
    'Скоротила закриття місяця з 9 до 4 днів',
    'Обслуговував 60 столів за зміну',
    'Since 2021 served 1,800 customers a month',
    'Kept waste under 3 %',
    'Closed 2.5M of new business',
  ])('%s › measured › has a figure', (text) => expect(hasFigure(text)).toBe(true));

  it.each([
    'Joined the ward in March 2019 as a deputy',
    'Працювала з 2016 року в обласній лікарні',
    'Upgraded the till system to version 4.2',
    'Audited the plant against ISO 9001',
    'Moved the reports to PostgreSQL 16',
    'Graduated with GPA 4.8',
    'Електромонтер 5 розряду',
    'Вела облік у 1С та M.E.Doc',
    'Reachable on call 24/7 at +380 44 123 45 67',
    'Kept p95 and S3 in good order',
    'Taught chemistry in Year 9 and Key Stage 4',
    'Worked from 03/2018 to 12.2020',
    'Вчитель 1 категорії',
  ])('%s › a date, grade, version or number to call › has none', (text) => expect(hasFigure(text)).toBe(false));
});

import { expect, test } from 'vitest';
import { namesLess, showsLess } from './names-less.ts';

test.each([
  // levels; satisfying the other alternative is enough
  ['Level 3 in baking or time served', 'NVQ Level 2 Bakery, 2011', true],
  ['Level 3 in baking or time served', 'NVQ Level 3 Professional Bakery, 2015', false],
  ['Level 3 in baking or time served', 'Time served: doughs, bench, deck oven', false],
  ['Level 3 in baking or time served', 'NVQ Level 2 Bakery, 2011\nTime served: doughs, bench', false],
  ['SHE Management Level 6, or Level 4 with Level 6 finished within 12 months', 'NCFE Level 4 SHE, 2024', false],
  ['SHE Management Level 6, or Level 4 with Level 6 finished within 12 months', 'Level 3 in safety', true],
  ['Level 3 HACCP', 'QQI Level 2', false],
  ['Level 3 HACCP', 'HACCP, March 2025', false],
  ['Three years at Band 6 or above', 'Band 5 sister for four years', true],
  ['Three years at Band 6 or above', 'Band 7 ward manager for four years', false],
  ['Рівень 4 з безпечності харчових продуктів', 'Сертифікат, 3 рівень, 2024', true],
  ['Рівень 4 з безпечності харчових продуктів', 'Сертифікат, рівень 4', false],
  // electrical safety groups and workers' wage grades
  ['Група IV з електробезпеки', 'III група з електробезпеки до 1000 В', true],
  ['Група з електробезпеки не нижче IV', 'V група з електробезпеки', false],
  ['Група IV з електробезпеки', 'ІІІ група допуску', true],
  ['Електрогазозварник 5 розряду', 'Зварник 3-го розряду', true],
  ['Електрогазозварник 5 розряду', 'Зварник, розряд 6', false],
  ['Лікар першої категорії', 'Друга кваліфікаційна категорія', true],
  ['Лікар першої категорії', 'вища категорія, 2024', false],
  ['Магістр або спеціаліст фармації', 'Бакалавр фармації, 2016', true],
  ['Магістр або спеціаліст фармації', 'Спеціаліст, «Фармація», 2016', false],
  ["Master's in hydrogeology", 'BSc Geology, 2018', true],
  ["Master's in hydrogeology", 'MSc Hydrogeology', false],
  // driving licences
  ['Category C driving licence', 'Full clean category B licence', true],
  ['Category C driving licence', 'C+E licence, digital card', false],
  ['C+E licence with current CPC', 'HGV class 2 driver, category C', true],
  ['Driving licence, category B', 'Category C licence', false],
  ['Category D driving licence', 'Category C licence', true],
  ['Посвідчення водія категорії С', 'Посвідчення водія B, стаж 12 років', true],
  ['Посвідчення водія категорії B', 'Права категорії В, С', false],
  ['Категорії B і CE, посвідчення водія', 'Посвідчення водія категорії B', true],
  ['Посвідчення водія категорії C або D', 'Посвідчення водія категорії D', false],
  // years; neither calendar dates nor durations of a task count
  ['Five years in revenue', 'Two years in revenue at a resort', true],
  ['Five years in revenue', 'Nine years of revenue', false],
  ['Five years in revenue', 'Revenue manager, 2014 to 2021, two years of them in Leeds', false],
  ['Five years in revenue', 'Revenue up by a third in two years', false],
  ['CPC with a refresher in the last five years', 'CPC refresher, two years old', false],
  ['Від 5 років на склотарі', 'Три роки на склотарі', true],
  ['Від 5 років на склотарі', 'Сім років на склотарі', false],
  ['Від 5 років на склотарі', 'Брак на склотарі вдвічі менший за два роки', false],
  // counted things
  ['Four years running 20 or more vehicles', 'Ran a depot of 12 vehicles for six years', true],
  ['Four years running 20 or more vehicles', 'Six years, 12 vehicles and later 31', false],
  ['Four years running 20 or more vehicles', 'Six years of running the depot', false],
  ['Керування командою щонайменше 10 людей', 'Команда з 6 людей', true],
  ['Керування командою щонайменше 10 людей', 'Команда з 14 людей', false],
  // language level codes beside other requirements
  ['Phone work in German C1', 'German B1', true],
  ['Робота з листами англійською B2', 'Англійська С1', false],
])('namesLess › “%s” beside “%s” › is %j', (asked, said, isLess) => {
  expect(namesLess(asked, said)).toBe(isLess);
});

test('showsLess › of two papers of one sentence › goes by the words of each', () => {
  const basis = 'Level 3 food safety and Level 4 HACCP';
  const paper = (text: string) => ({ text, basis, kind: 'licence' as const });
  expect(showsLess(paper('Level 3 food safety'), 'Level 3 Food Safety, 2025')).toBe(false);
  expect(showsLess(paper('Level 4 HACCP'), 'Level 3 HACCP, 2025')).toBe(true);
});

test('showsLess › of hours and a beginning › compares nothing', () => {
  const asked = { text: 'Two years of nights', basis: 'two years of nights' };
  expect(showsLess({ ...asked, kind: 'shift' }, 'A year of nights')).toBe(false);
  expect(showsLess({ ...asked, kind: 'start' }, 'A year of nights')).toBe(false);
});

test.each(['A ', 'A+ ', 'A, ', 'A\t', 'B  C/'])(
  'namesLess › of %j over and over, without a licence behind it › takes time that grows with its length',
  (category) => {
    const secondsOf = (count: number) => {
      const begun = process.cpuUsage();
      namesLess('Category C driving licence', `Driver: category B and then ${category.repeat(count)}x`);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000_000;
    };
    // With two ways to read each gap, 24 letters take seconds and 50 take years, so the long text is tried last.
    expect(secondsOf(24)).toBeLessThan(0.5);
    expect(secondsOf(2_000)).toBeLessThan(4 * Math.max(secondsOf(1_000), 0.02));
  },
);

test('namesLess › of a list of categories › reads all of them', () => {
  expect(namesLess('Category CE licence', 'Driving licence, categories B, C1 and C+E')).toBe(false);
  expect(namesLess('Посвідчення водія категорії CE', 'Посвідчення водія, категорії B та C')).toBe(true);
});

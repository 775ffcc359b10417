import { describe, expect, test } from 'vitest';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { privateMattersIn } from './private-matters.ts';

const options = {
  language: 'en',
  matter: jobMatter({ title: 'Dispensing optician', description: 'Children’s clinic on Fridays.', focusAreas: [] }),
} as const;

function matters(cv: string, feedback = '') {
  return privateMattersIn({ pages: [{ number: 1, visible: cv }], feedback }, options);
}

describe('privateMattersIn', () => {
  test.each([
    ['Cerys Maddocks\nMarried, two children', ['family']],
    ['Тарас Бондарчук\nСтрий | 31 рік', ['age']],
    ['Мельничук Остап, 1992 р. н.', ['age']],
    ['Nationality: Irish', ['origin']],
    ['Стан здоров’я: добрий', ['health']],
    ['Віросповідання: православний', ['beliefs']],
    ['Досвід\n2016–2018\nВідпустка для догляду за дитиною', ['family']],
    ['Побажання\nБез ночівель: вдома син-школяр', ['family']],
    ['Досвід\n2020–2024, охоронець\nВідстрочка є, документи в порядку', ['military']],
    ['Employment\n2016 to 2019 stay at home parent', ['family']],
    ['Other\nI look after my father at weekends together with my sister, so Saturdays only by arrangement', ['family']],
    ['Умови\nДо Дніпра двічі на місяць. Мама після інсульту, живе з нами.', ['family']],
    ['Умови\nДоглядаю маму, тому без ночей', ['family']],
    ['Team\n- Union rep for GMB at the site until 2022', ['beliefs']],
    ['Досвід\n• Голова первинного профкому до 2022', ['beliefs']],
    ['Особисте\nЄ донька, 12 років, тиждень через тиждень зі мною', ['family']],
    ['Personal details\nOne daughter, 12 years old', ['family']],
    ['Полтава, 46 років, заміжня', ['family', 'age']],
    ['Married, two children. Eleven years in children’s publishing', ['family']],
    ['Employment\n2018: career break for my children’s early years', ['family']],
  ])('privateMattersIn › %j › %j', (cv, expected) => {
    expect(matters(cv)).toEqual(expected);
  });

  test.each([
    'Employment\nActing lead, 2019–2024, while the manager is on maternity leave',
    'Employment\n2019–2024, counsellor at a hub for veterans',
    'Досвід\n2019–2024, діловодка: військовий облік працівників',
    'Employment\n2019–2024\nChildren’s clinic twice a week',
    "Profile\nEleven years in children's publishing. I sell picture books.",
    "Employment\n2014–2015, bookseller\n- Children's section, school events",
    'Languages\nEnglish, Irish',
    'Employment\nFuneral Director, Meredith & Daughters, Wrexham, 2009–2017',
    'Employment\n2009–2017\n- Rang the family myself within the hour and went to see the mother',
    'Employment\n2009–2017\n- Negotiated the rota with the union rep',
    'Досвід\n2009–2017\n– перемовини з профспілкою про графік',
  ])('privateMattersIn › of the work or of somebody else: %j › none', (cv) => {
    expect(matters(cv)).toEqual([]);
  });

  test('privateMattersIn › an earlier note › only what is surely said of the person', () => {
    expect(matters('', 'Calm at the till. Is married, would move.')).toEqual(['family']);
    expect(matters('', 'A man asked for it without a paper; refused him politely.')).toEqual([]);
  });
});

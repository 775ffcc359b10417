import { describe, expect, it } from 'vitest';
import { achievementLines } from './achievement-lines.ts';
import { profileOf } from './cv-profile.ts';

const page = (visible: string) => [{ number: 1, visible }];

describe('profileOf', () => {
  const uk = page(
    'Ольга Ткаченко\nІнженерка з даних | olha@example.com\n\nДосвід роботи\nІнженерка з даних, «Зерно»  березень 2020 – дотепер\n• Скоротила час звіту з 5 годин до 20 хвилин\nУніверситетська лікарня\n2015 – 2020\nАналітик\n\nОсвіта\nКПІ, 2010–2015\nНавички: SQL, Python\nМови\nукраїнська, англійська B2',
  );

  it('a Ukrainian CV › with the usual parts › gives each of them', () => {
    const { name, email, headline, roles, skills, education, languages } = profileOf(uk);
    expect([name?.quote, email?.quote, headline?.quote]).toEqual([
      'Ольга Ткаченко',
      'olha@example.com',
      'Інженерка з даних',
    ]);
    expect(roles.map(({ title, organisation, dates }) => [title?.quote, organisation?.quote, dates.quote])).toEqual([
      ['Інженерка з даних', '«Зерно»', 'березень 2020 – дотепер'],
      ['Аналітик', 'Університетська лікарня', '2015 – 2020'],
    ]);
    expect(skills.map(({ quote }) => quote)).toEqual(['SQL', 'Python']);
    expect(education.map(({ quote }) => quote)).toContain('КПІ, 2010–2015');
    expect(languages.map(({ quote }) => quote)).toEqual(['українська', 'англійська B2']);
  });

  it('a name in capitals › above headings in capitals › is the name, and no heading', () => {
    const cv = page(
      'DECLAN TWOMEY\nCork | declan@example.ie\n\nEXPERIENCE\nElectrician, Fenwick, 2020 – 2021\n\nEDUCATION\nCork College, 2015',
    );
    expect(profileOf(cv).name?.quote).toBe('DECLAN TWOMEY');
    const first = page('EXPERIENCE\nElectrician, Fenwick, 2020 – 2021\n\nEDUCATION\nCork College, 2015');
    expect(profileOf(first).roles.map(({ title }) => title?.quote)).toEqual(['Electrician']);
  });

  it.each([
    ['Priyanka Nair ACMA', 'Priyanka Nair'],
    ['PRIYANKA NAIR ACMA CGMA', 'PRIYANKA NAIR'],
    ['Jack Acma', 'Jack Acma'],
  ])('“%s” › above a CV › is the name “%s”, located as it stands', (line, said) => {
    const text = `${line}\nBarnsley | p.nair@example.com\n\nEXPERIENCE\nAccountant, Fenwick, 2020 – 2021`;
    const { name } = profileOf(page(text));
    expect(name?.quote).toBe(said);
    expect(text.slice(name?.start, name?.end)).toBe(said);
  });

  it('jobs › with a long line of an employer, and with months of one year › have their titles and employers', () => {
    const cv = page(
      'Priya Nair\n\nCAREER\n\nManagement Accountant, Tolbridge Hydraulics Ltd, Wakefield (GBP 19m, precision engineering)\nSept 2020 - present\n- Stock take lead\n\nInterim Finance Analyst (contract), Brightlane Rail Components, Jan - May 2017\n- Stock reconciliation project\n\nEDUCATION\nSheffield Hallam, 2013',
    );
    const said = profileOf(cv).roles.map(({ title, organisation, dates }) =>
      [title, organisation, dates].map((one) => one?.quote),
    );
    expect(said).toEqual([
      ['Management Accountant', 'Tolbridge Hydraulics Ltd', 'Sept 2020 - present'],
      ['Interim Finance Analyst', 'Brightlane Rail Components', 'Jan - May 2017'],
    ]);
  });

  it('a text without any of it › read › is empty', () => {
    expect(profileOf(page('lorem ipsum dolor'))).toEqual({
      name: undefined,
      email: undefined,
      headline: undefined,
      roles: [],
      skills: [],
      education: [],
      languages: [],
    });
  });

  it('an organisation › at the end of a line, before a comma › stands without the comma', () => {
    const cv = page('Досвід роботи\nМедична сестра, Міська лікарня,\nсерпень 2019 – донині');
    expect(profileOf(cv).roles.map(({ title, organisation }) => [title?.quote, organisation?.quote])).toEqual([
      ['Медична сестра', 'Міська лікарня'],
    ]);
  });

  it.each(['.', ':', ',', ';'])('a title › behind dates and “%s” › stands without it', (mark) => {
    const cv = page(`Досвід роботи\n09.2023 – дотепер${mark} Електромонтер 4 розряду, ТОВ «Цукор»`);
    expect(profileOf(cv).roles.map(({ title, organisation }) => [title?.quote, organisation?.quote])).toEqual([
      ['Електромонтер 4 розряду', 'ТОВ «Цукор»'],
    ]);
  });

  it.each([
    ['on the first line', 'DECLAN TWOMEY\nButtevant, Co. Cork'],
    ['below what the paper is', 'CURRICULUM VITAE\n\nDECLAN TWOMEY\nButtevant, Co. Cork'],
  ])('a name in capitals › %s, where headings have them too › is the name', (_where, top) => {
    const cv = page(`${top}\n\nEXPERIENCE\nElectrician, Fenwick M&E - Feb 2020 to June 2021\n\nSKILLS\nPLC, VSD`);
    expect(profileOf(cv).name?.quote).toBe('DECLAN TWOMEY');
    expect(profileOf(cv).roles.map(({ title }) => title?.quote)).toEqual(['Electrician']);
  });

  it('a heading in capitals › above all › is nobody’s name', () => {
    const cv = page('PROFESSIONAL SUMMARY OF ME\nI repair things.\n\nEXPERIENCE\nnone\n\nSKILLS\nPLC');
    expect(profileOf(cv).name).toBeUndefined();
  });

  it('dates of a school › beside no work › are no role', () => {
    expect(profileOf(page('Education\nUniversity of Leeds, 2009–2012')).roles).toEqual([]);
  });
});

describe('achievementLines', () => {
  const lines = (visible: string) => achievementLines(page(visible)).map(({ quote }) => quote);

  it('deeds with numbers › among duties › come first', () => {
    expect(
      lines(
        'Experience\n• Took part in meetings\n• Wrote the release notes for our customers\n• Cut the cost of storage by 40 % in one quarter',
      ),
    ).toEqual(['Cut the cost of storage by 40 % in one quarter', 'Wrote the release notes for our customers']);
  });

  it('a deed broken over two lines › in a column › is one slice', () => {
    expect(lines('Experience\n• Built a refund service that handles\n40,000 requests a minute')).toEqual([
      'Built a refund service that handles\n40,000 requests a minute',
    ]);
  });

  it.each([
    'Managed two children and was born on 12.03.1990',
    'Built my family house with 3 children',
    'Wrote to lead.person@example.com 12 times',
    'Managed calls: +380 44 123 45 67',
    'Створив родину, одружений, 2 дітей',
    'Дата народження: 12.03.1990, керував гуртком',
  ])('%s › private › is never offered', (text) => {
    expect(lines(`Experience\n• ${text}`)).toEqual([]);
  });

  it.each([
    'Took months out to look after my mother and cut her costs by 10 %',
    'У 2022 списаний після поранення, керував групою з 5 осіб',
    'Education: led a course project of 4 students',
  ])('%s › time away or another part › is never offered', (text) => {
    expect(lines(`Experience\n• ${text}`)).toEqual([]);
  });

  it('two sentences of one bullet › with the figure in the second › stay together', () => {
    const bullet = 'Rebuilt the rota for the ward. Overtime fell from 80 to 30 hours';
    expect(lines(`Experience\n• ${bullet}`)).toEqual([bullet]);
  });

  it('entries in small letters › without bullets › are not put together', () => {
    expect(
      lines(
        'Jobs\nзамінив насос на інший, за рік зекономили 40 тис. грн\nпереробив щит у цеху, аварій стало 1 замість 6\nвів журнал',
      ),
    ).toEqual([
      'замінив насос на інший, за рік зекономили 40 тис. грн',
      'переробив щит у цеху, аварій стало 1 замість 6',
    ]);
  });

  it('a school with numbers › in education › is never offered', () => {
    expect(lines('Education\nBuilt 12 robots at the University of Leeds and led a team of 4')).toEqual([]);
  });
});

// Anything quadratic in the text's length takes minutes here and exceeds the test's time limit.
describe('a text as long as a CV may be', () => {
  it.each(['a', 'Ж', '1', '.', ':', '-', '_', '%', 'www.', 'a.', 'a@', ' \n'])(
    'one sign over and over › %j › is read in time that grows with its length',
    (sign) => {
      const long = page(`${sign.repeat(120_000 / sign.length)}!`);
      expect(profileOf(long).email).toBeUndefined();
      expect(achievementLines(long)).toEqual([]);
    },
  );
});

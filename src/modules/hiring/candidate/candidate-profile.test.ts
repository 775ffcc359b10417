import { describe, expect, it } from 'vitest';
import { candidateProfile } from './candidate-profile.ts';
import { spanOfDates } from './span-of-dates.ts';

const today = new Date('2026-11-20T12:00:00Z');
const at = { page: 1, start: 0, end: 1 };
const role = (title: string, organisation: string | null, dates: string) => ({
  ...at,
  quote: title,
  title,
  organisation,
  dates,
});
const read = (roles: ReturnType<typeof role>[], headline: string | null = null, languages: string[] = []) =>
  candidateProfile(
    {
      headline: headline === null ? null : { ...at, quote: headline },
      roles,
      languages: languages.map((name) => ({ ...at, quote: name, name })),
    },
    today,
  );

describe('spanOfDates', () => {
  it.each([
    ['2019 – 2024', 60],
    ['Mar 2019 – Feb 2024', 60],
    ['03.2019 - 02.2024', 60],
    ['01.03.2019 - 28.02.2024', 60],
    ['березень 2019 – лютий 2024', 60],
    ['з 2019 року по теперішній час', 95],
    ['Sept. 2026 – present', 3],
    ['March 2020 to June', 4],
    ['Jan - May 2017', 5],
    ['січень – травень 2017', 5],
    ['2025 - 2031', 23],
    ['2024 – 2019', 0],
  ])('%s › read in November 2026 › covers %i months', (dates, months) => {
    const span = spanOfDates(dates, today);
    expect(span && span.to - span.from).toBe(months);
  });

  it('dates without a year › read › cover nothing', () => {
    expect(spanOfDates('March to June', today)).toBeUndefined();
  });
});

describe('candidateProfile', () => {
  it('jobs that overlap › in any order › the one that ended last is named, and no month counts twice', () => {
    const roles = [
      role('Intern', 'Nova', '2014 - 2016'),
      role('Senior engineer', 'Acme', '2020 – now'),
      role('Engineer', 'Beta', 'Jan 2016 – Dec 2021'),
    ];
    expect(read(roles, 'Tech lead', ['English B2', 'українська'])).toEqual({
      lastRole: { title: 'Senior engineer', organisation: 'Acme' },
      years: 12,
      languages: ['English B2', 'українська'],
    });
  });

  it('a job without a title › in a CV with a headline › goes by the headline, without one by the employer', () => {
    const untitled = role('Acme', 'Acme', '2020 - 2024');
    expect(read([untitled], 'Accountant').lastRole).toEqual({ title: 'Accountant', organisation: 'Acme' });
    expect(read([untitled]).lastRole).toEqual({ title: 'Acme', organisation: null });
  });

  it('a CV without jobs › with and without a headline › tells no years', () => {
    expect(read([], 'Nurse')).toEqual({ lastRole: { title: 'Nurse', organisation: null }, years: null, languages: [] });
    expect(read([])).toEqual({ lastRole: null, years: null, languages: [] });
  });
});

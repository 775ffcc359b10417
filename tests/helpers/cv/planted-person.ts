import { expect } from 'vitest';
import type { Language } from '#contracts/common.ts';

/** Personal details that a CV may contain besides the work: for tests of what leaves the product. */
const before: Readonly<Record<Language, string>> = {
  en: `Olena Kovalenko
olena.kovalenko@example.com, +380 67 123 45 67, Lviv
Date of birth 17 May 1986 | Age 38 | Married, two children
DOB 17/05/1986
12 Zelena Street, apt 4, Lviv 79005
Nationality Ukrainian
kovalenko.design, linkedin.com/in/olena-kov, Telegram @olena_kov
Passport No FE123456`,
  uk: `Олена Коваленко
olena.kovalenko@example.com, +380 67 123 45 67, Львів
Дата народження 17 травня 1986 року
17.05.1986 р.н., 38 років, заміжня
вул. Зелена, 12, кв. 4, Львів
Громадянство Україна
kovalenko.design, linkedin.com/in/olena-kov, Телеграм @olena_kov
РНОКПП 3141592653`,
};
const after: Readonly<Record<Language, string>> = {
  en: `References
Peter Fairbanks, CTO, Globex, p.fairbanks@globex.example
Recommended by Peter Fairbanks`,
  uk: `Рекомендації
Петро Ферман, технічний директор, «Глобус», p.ferman@globus.example`,
};

export const plantedPerson = { name: 'Olena Kovalenko', before, after } as const;

const personal =
  /olena|kovalenko|олен|коваленк|example\.com|123 45 67|1986|17[./]05|17 may|17 травня|age 38|38 років|married|two children|заміжн|zelena|зелена|79005|nationality|громадянство|FE123456|3141592653|fairbanks|ферман|globex|глобус/iu;

/** Complete request bodies: one of the planted figures or names anywhere in them is a leak. */
export function expectNothingPersonal(bodies: readonly string[]): void {
  expect(bodies.length).toBeGreaterThan(0);
  // A prompt's markers contain random digits, which may look like a year; the stand-in records the time of each body,
  // whose seconds may look like a date.
  const told = bodies.map((body) =>
    body.replaceAll(/\b[0-9a-f]{16}\b/gu, '').replaceAll(/"at":"\d{4}-\d\d-\d\dT[\d:.]+Z"/gu, ''),
  );
  expect(told.flatMap((body) => personal.exec(body)?.[0] ?? [])).toEqual([]);
}

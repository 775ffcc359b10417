import type { Language } from '#contracts/common.ts';

interface Phrases {
  /** an area in which the CV names concrete work */
  strength(competency: string): string;
  strengthWithFigure(competency: string): string;
  /** work named without a figure beside it */
  noFigure(competency: string): string;
  notVisible(competency: string): string;
  absence(competency: string): string;
  mustHave(competencies: readonly string[]): string;
  fromCv(quote: string): string;
}

/** What the playbook says about a candidate: what stands in the CV, or that it does not, and nothing else. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    strength: (competency) => `${competency}: the CV names concrete work of this kind.`,
    strengthWithFigure: (competency) => `${competency}: the CV names concrete work of this kind, with a figure.`,
    noFigure: (competency) => `${competency}: this line names work without a figure; ask what came of it.`,
    notVisible: (competency) => `${competency}: not visible in the CV; ask for a case.`,
    absence: (competency) => `Searched the CV for words that point to “${competency}” and found none.`,
    mustHave: (competencies) => `Must-have for this role: ${competencies.join(', ')}.`,
    fromCv: (quote) => `From the CV: “${quote}”`,
  },
  uk: {
    strength: (competency) => `${competency}: у резюме названо конкретну роботу такого роду.`,
    strengthWithFigure: (competency) => `${competency}: у резюме названо конкретну роботу такого роду, з числом.`,
    noFigure: (competency) => `${competency}: у цьому рядку названо роботу без числа; запитайте, що з неї вийшло.`,
    notVisible: (competency) => `${competency}: з резюме не видно; попросіть навести випадок.`,
    absence: (competency) => `У резюме шукали слова, що вказують на компетенцію «${competency}», і не знайшли жодного.`,
    mustHave: (competencies) => `Обов’язкове для цієї ролі: ${competencies.join(', ')}.`,
    fromCv: (quote) => `З резюме: «${quote}»`,
  },
};

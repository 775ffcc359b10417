import { expect, test } from 'vitest';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { forbiddenInAnswer } from './law-rules.ts';

const postings = {
  en: {
    counter: { title: 'Pharmacist', description: 'Prescriptions and patients of a high street.', focusAreas: [] },
    office: { title: 'Payroll manager', description: 'Pay for nine hundred people.', focusAreas: [] },
  },
  uk: {
    counter: { title: 'Завідувач аптеки', description: 'П’ять фармацевтів, 900 рецептів на місяць.', focusAreas: [] },
    office: { title: 'Керівник відділу зарплати', description: 'Зарплата для 900 людей.', focusAreas: [] },
  },
};

test.each([
  ['en', "I'd ask first. How is your health, and are you on any medication? Then the gel."],
  ['uk', 'Ібупрофену не раджу: тиск може піднятися. Давно болить, що ще приймаєте, нирки здорові? Тоді гель.'],
] as const)(
  'forbiddenInAnswer › of what a good answer asks a patient in %s › finds nothing at such work alone',
  (language, text) => {
    const topics = (posting?: (typeof postings)['en']['counter']) =>
      forbiddenInAnswer(text, { language, reading: 'direct', matter: posting && jobMatter(posting) }).map(
        ({ topic }) => topic,
      );
    expect(topics()).toEqual(['health']);
    expect(topics(postings[language].office)).toEqual(['health']);
    expect(topics(postings[language].counter)).toEqual([]);
  },
);

test.each([
  ['en', 'Her disability rules out nights.', 'health'],
  ['en', 'How many children have you got?', 'children'],
  ['uk', 'Має хронічну хворобу, тож ночей не витримає.', 'health'],
  ['uk', 'Чи маєте ви дітей?', 'children'],
] as const)('forbiddenInAnswer › in %s of “%s” › finds it at such work as well', (language, text, topic) => {
  const matter = jobMatter(postings[language].counter);
  expect(forbiddenInAnswer(text, { language, reading: 'direct', matter }).map((found) => found.topic)).toContain(topic);
});

import { expect, test } from 'vitest';
import { competencies } from '#knowledge/playbook/playbook.ts';
import { topicsOfJob } from '#knowledge/playbook/questions/topic-questions.ts';
import { competencyOf } from './choose-competencies.ts';

test.each([
  ['Working time and rest breaks', undefined],
  ['Working with the board and saying no to it', undefined],
  ['On-time delivery to shops', undefined],
  ['Safe working on the roof', 'safe-work'],
  ['Безпека робіт у траншеях', 'safe-work'],
  ['Working together', 'working-together'],
  ['Співпраця', 'working-together'],
])('competencyOf › “%s” › is %s', (area, id) => {
  expect(competencyOf(area, competencies)?.id).toBe(id);
});

test.each([
  ['Production Director', 'Вчасні відвантаження', false],
  ['Директорка виробництва', 'Вчасні відвантаження', false],
  ['Office Assistant', 'Time management', true],
])('topicsOfJob › of a %s › ask about the tasks of one desk: %s %j', (title, area, isAsked) => {
  const topics = topicsOfJob({ title, description: '', focusAreas: [area], level: 'senior' });
  expect(topics.some(({ ofOneDesk }) => ofOneDesk === true)).toBe(isAsked);
});

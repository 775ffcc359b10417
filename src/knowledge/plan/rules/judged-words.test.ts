import { describe, expect, it } from 'vitest';
import { judgesCareer, judgesTrait } from './judged-words.ts';

describe('judgesTrait', () => {
  it.each([
    'Sounds confident',
    'Speaks without an accent',
    'Very charismatic',
    'Confident and well-spoken',
    'Has a degree from a prestigious university',
    'Говорить упевнено',
    'Має харизму',
    'Закінчила престижний університет',
  ])('%s › said of the candidate › is a trait', (behaviour) => {
    expect(judgesTrait(behaviour)).toBe(true);
  });

  it.each([
    'Gives a confidence interval with the estimate',
    'Names the protocol of a university hospital',
    'Explains how a smart meter is read',
    'Checks the appearance of the plate before it leaves',
    'Shows confidence intervals for both variants',
    'Наводить довірчий інтервал',
    'Називає протокол університетської лікарні',
  ])('%s › ordinary work › is no trait', (behaviour) => {
    expect(judgesTrait(behaviour)).toBe(false);
  });
});

describe('judgesCareer', () => {
  it.each([
    'Has a gap in employment',
    'Gaps between jobs',
    'She is too old',
    'Часто змінює роботу',
    'Перерва в роботі',
  ])('%s › with a word of employment › is refused', (text) => {
    expect(judgesCareer({ text, jobReason: 'Continuity.' })).toBe(true);
  });

  it.each([
    'Leaves a gap in coverage open',
    'Ignores a gap between the rail and the platform',
    'Reads the graduated cylinder wrong',
    'Runs a machine that is forty years old without a check',
    'Перерва в роботі сервера лишилася без пояснення',
    'Не знає, який вік обладнання',
  ])('%s › ordinary work › is left alone', (text) => {
    expect(judgesCareer({ text, jobReason: 'It matters.' })).toBe(false);
  });
});

import { jobMatter } from './subject/job-matter.ts';
import { describe, expect, test } from 'vitest';
import { checkRemark, checkText, isClean } from './check-text.ts';

const question = { language: 'en', kind: 'question' } as const;
const ukQuestion = { language: 'uk', kind: 'question' } as const;

describe('checkText', () => {
  test('checkText › a forbidden question between lawful ones › names rule, packs and the exact slice', () => {
    const text = 'Tell me about your last release.\nBy the way, how old are you? Thank you.';
    const findings = checkText(text, question);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ ruleId: 'age.years', topic: 'age', packs: ['US', 'UK', 'EU', 'UA'] });
    expect(findings[0]?.excerpt).toBe('how old are you');
    expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe(findings[0]?.excerpt);
  });

  test('checkText › two topics in one sentence › reports both in the order of the text', () => {
    const findings = checkText('Are you married and do you have any disabilities?', question);
    expect(findings.map((finding) => finding.topic)).toEqual(['marital_status', 'health']);
  });

  test('checkText › a forbidden question beside its look-alike › still finds it', () => {
    const text = 'We maintain child processes, but do you have children?';
    expect(checkText(text, question).map((finding) => finding.excerpt)).toEqual(['have children']);
  });

  test.each([
    ['Are you part of the LGBT community?', question],
    ['Ви з ЛГБТ-спільноти?', ukQuestion],
  ])('checkText › %s › is no look-alike of the work for that community', (text, options) => {
    expect(checkText(text, options).map((finding) => finding.topic)).toEqual(['orientation']);
  });

  test.each([
    'У вашому 6-Б четверо переселенців, двоє дітей втратили батьків. Як ви проведете перший урок про війну?',
    'У класі є діти-переселенці. Як ви з ними працювали?',
    'Серед учнів є переселенці з Маріуполя. Розкажіть про урок, де це мало значення.',
    'Двоє дітей у класі втратили батьків. Що ви скажете класові перед уроком?',
  ])('checkText › %s › is about the pupils', (text) => {
    expect(checkText(text, ukQuestion)).toEqual([]);
  });

  test.each([
    ['Ви переселенець?', 'origin'],
    ['У вашій родині є переселенці?', 'origin'],
    ['У вашій родині двоє дітей втратили батька?', 'children'],
    ['Ваші діти-переселенці вже звикли?', 'children'],
    ['У вас є двоє дітей?', 'children'],
  ])('checkText › %s › is about the candidate', (text, topic) => {
    expect(checkText(text, ukQuestion).map((finding) => finding.topic)).toContain(topic);
  });

  test.each([
    ['When did you lose your parents?', question, ['children']],
    ['Have you lost anyone in the war?', question, ['children']],
    ['Are your parents still alive?', question, ['children']],
    ['Did you lose a child?', question, ['children']],
    ['Коли ви втратили батьків?', ukQuestion, ['children']],
    ['Ви втратили когось на війні?', ukQuestion, ['children']],
    ['Чи є у вас загиблі близькі?', ukQuestion, ['children']],
    ['Чи живі ваші батьки?', ukQuestion, ['children']],
    ['Скільки переселенців у вашій родині?', ukQuestion, ['origin']],
    ['When did you last lose a customer?', question, []],
    ['How do you tell parents that you lost a child on a trip for a minute?', question, []],
    ['Tell me how you supported a client who lost her husband.', question, []],
    ['How did you support a colleague after they lost their father?', question, []],
    ['Розкажіть, коли ви втратили довіру батьків учня.', ukQuestion, []],
    ['Ви втратили дитину з поля зору на екскурсії. Що робите?', ukQuestion, []],
    ['Як ви розмовляєте з родинами загиблих?', ukQuestion, []],
    ['Скільки переселенців ви навчали?', ukQuestion, []],
  ] as const)('checkText › %s › tells whose loss it is', (text, options, topics) => {
    expect(checkText(text, options).map((finding) => finding.topic)).toEqual(topics);
  });

  test.each([
    ['Mon-Fri 8:30-17:30, flexible.', 'en', []],
    ['Пн–пт 8:30–17:30, один день з дому.', 'uk', []],
    ['Bar staff wanted, 18-28. Evenings.', 'en', ['age']],
    ['Офіціанти, 18–30, вечори.', 'uk', ['age']],
  ] as const)('checkText › the advert “%s” › tells hours of work from ages', (text, language, topics) => {
    expect(checkText(text, { language, kind: 'advert' }).map(({ topic }) => topic)).toEqual(topics);
  });

  test.each([
    ['full-width letters', 'Ｈｏｗ ｏｌｄ ａｒｅ ｙｏｕ?'],
    ['zero-width characters', 'How o\u200bld a\u2060re y\u00adou?'],
    ['Cyrillic twins', 'Hоw оld аrе уоu?'],
    ['a word of nothing but Cyrillic twins', 'What is your ѕех?'],
    ['no-break spaces and a line break', 'How\u00a0old\nare   you?'],
    ['combining marks', 'How o\u0301ld are you?'],
  ])('checkText › %s › is not fooled and cuts the excerpt from the given text', (_name, text) => {
    const [finding] = checkText(text, question);
    expect(finding?.excerpt).toBe(text.slice(finding?.start, finding?.end));
    expect(isClean(text, question)).toBe(false);
  });

  test.each([
    ['Latin twins', 'Чи є у вас дiти?'],
    ['a stress mark', 'Скі\u0301льки вам ро\u0301ків?'],
    ['decomposed letters', 'Який у вас сімейний стан?'.normalize('NFD')],
    ['any apostrophe', 'Як ваша сімʼя ставиться до відряджень?'],
    ['capitals', 'ВИ ОДРУЖЕНІ?'],
  ])('checkText › Ukrainian with %s › is found', (_name, text) => {
    expect(isClean(text, ukQuestion)).toBe(false);
  });

  test('checkText › English inside a Ukrainian advert › is found too', () => {
    const findings = checkText('Потрібен менеджер, English native speaker.', { language: 'uk', kind: 'advert' });
    expect(findings.map((finding) => finding.topic)).toEqual(['language']);
  });

  test('checkText › a term that binds adverts only › is left alone in a question', () => {
    expect(isClean('Recent graduates only.', { language: 'en', kind: 'advert' })).toBe(false);
    expect(isClean('How would you onboard recent graduates?', question)).toBe(true);
  });

  test('checkText › called twice › answers the same', () => {
    expect(checkText('Are you pregnant?', question)).toEqual(checkText('Are you pregnant?', question));
  });

  test('checkText › empty and blank texts › are clean', () => {
    expect(isClean('', question)).toBe(true);
    expect(isClean(' \n\t', question)).toBe(true);
  });

  // 100k characters that start a phrase over and over and never finish it; a backtracking expression would need
  // minutes. Doubling the text may at most double the CPU time.
  test.each([
    ['one letter', 'a'],
    ['spaces', ' '],
    ['openings of English phrases', 'do you have you ever had any more of your '],
    ['openings of Ukrainian phrases', 'чи плануєте ви ще мати у вас є маленькі '],
    ['apostrophes and marks', "'\u0301"],
    ['look-alikes that never end', 'regardless of any of every '],
    ['numbers', 'aged 25 to 3 '],
  ])('checkText › 100k characters of %s › takes linear time', (_name, unit) => {
    const timeOf = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const start = process.cpuUsage();
      checkText(text, question);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    timeOf(10_000);
    const half = timeOf(50_000);
    expect(timeOf(100_000)).toBeLessThan(half * 4 + 200);
  });
});

test.each([
  ['Say four such plants come to us.', []],
  ['When did you come to the US?', ['origin']],
  ['When did you move to the UK?', ['origin']],
])('checkText › %s › “us” without an article is no country', (text, topics) => {
  expect(checkText(text, question).map(({ topic }) => topic)).toEqual(topics);
});

describe('checkRemark', () => {
  const posting = {
    title: 'Dispensing manager',
    description:
      'You supervise the dispensing for children under 16. Paediatric clinics on Wednesdays. Welsh is welcome.',
    focusAreas: ['paediatric dispensing'],
  };
  const options = { language: 'en', matter: jobMatter(posting), reading: 'direct' } as const;

  test.each([
    "Children's dispensing: supervises it on Wednesdays and in school holidays, which is what under-16s need here",
    'A little boy, about plus seven, and his dad had been quoted the thinnest lens elsewhere.',
    'Welsh spoken well; a real help in this position',
  ])('checkRemark › %j, of the work that the posting names › is clean', (text) => {
    expect(checkRemark(text, options)).toEqual([]);
    expect(checkText(text, { language: 'en', kind: 'note', reading: 'direct' })).not.toEqual([]);
  });

  test.each([
    'Welsh by birth, and sounds it.',
    'Has two children under 16 at home.',
    'Native Welsh, her English has an accent.',
  ])('checkRemark › %j, of the person › is found', (text) => {
    expect(checkRemark(text, options)).not.toEqual([]);
  });
});

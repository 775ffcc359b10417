import { describe, expect, test } from 'vitest';
import { fitMinutes } from './fit-minutes.ts';
import {
  allowedCount,
  blockSizes,
  cvBlock,
  cvShareOf,
  coreSizeOf,
  mostBehavioral,
  questionBudget,
  requirementMinutes,
  roomLeft,
  timeBudget,
  writtenCoreCount,
} from './time-budget.ts';

const durations = Array.from({ length: 34 }, (_, index) => 15 + index * 5);

describe('timeBudget', () => {
  test.each([
    [15, 2, 8, 3, 1, 1],
    [30, 3, 20, 4, 2, 1],
    [45, 3, 33, 6, 2, 1],
    [60, 4, 44, 7, 3, 2],
    [90, 5, 65, 10, 5, 5],
    // between rows: the fixed parts of the shorter row, and a tenth, rounded up, for the candidate's questions
    [20, 2, 13, 3, 1, 1],
    [25, 2, 18, 3, 1, 1],
    [75, 4, 58, 8, 3, 2],
    [85, 4, 67, 9, 3, 2],
    [180, 5, 147, 18, 5, 5],
  ])('timeBudget › of %i minutes › divides as the table says', (duration, ...parts) => {
    const budget = timeBudget(duration);
    expect([budget.intro, budget.questions, budget.candidateQuestions, budget.wrapUp, budget.buffer]).toEqual(parts);
  });

  test.each(durations)('timeBudget › of %i minutes › adds up, and the candidate has a tenth', (duration) => {
    const { intro, questions, candidateQuestions, wrapUp, buffer } = timeBudget(duration);
    expect(intro + questions + candidateQuestions + wrapUp + buffer).toBe(duration);
    expect(candidateQuestions).toBeGreaterThanOrEqual(Math.max(3, duration / 10));
  });

  test('timeBudget › of a length no interview has › throws', () => {
    expect(() => timeBudget(10)).toThrow(RangeError);
    expect(() => timeBudget(185)).toThrow(RangeError);
  });
});

describe('allowedCount', () => {
  test.each([
    [15, 2, 2],
    [30, 3, 4],
    [45, 3, 7],
    [60, 4, 8],
    [90, 6, 10],
  ])('allowedCount › of %i minutes › is %i to %i', (duration, min, max) => {
    expect(allowedCount(duration, false)).toEqual({ min, max });
  });

  test('allowedCount › of an hour and of 90 minutes with a task › allows two to four questions beside it', () => {
    expect(allowedCount(60, true)).toEqual({ min: 3, max: 4 });
    expect(allowedCount(90, true)).toEqual({ min: 4, max: 7 });
  });
});

describe('blockSizes with fitMinutes', () => {
  const cases = durations.flatMap((duration) =>
    [false, true].flatMap((hasTask) =>
      [0, requirementMinutes(duration, 5)].map((requirements) => [duration, hasTask, requirements] as const),
    ),
  );

  test.each(cases)(
    'blockSizes › for %i minutes, a task: %s, requirements of %i › fits, and a core question has the same minutes with a CV and without',
    (duration, hasTask, requirements) => {
      if (hasTask && duration < 45) return;
      const sizes = blockSizes(duration, hasTask, requirements);
      const most = mostBehavioral(duration, hasTask, requirements);
      const core = Array.from({ length: sizes.core }, (_, index) => ({
        block: 'core' as const,
        kind:
          hasTask && index === 0
            ? ('task' as const)
            : index <= most - 1
              ? ('behavioral' as const)
              : ('knowledge' as const),
        expectedMin: hasTask && index === 0 ? 30 : 5 + (index % 3),
      }));
      const seen = new Set<string>();
      for (let cvCount = 0; cvCount <= sizes.cv; cvCount += 1) {
        const { behavioral } = cvBlock(duration, core, requirements);
        const cv = Array.from({ length: cvCount }, (_, index) => ({
          block: 'cv' as const,
          kind: index < behavioral ? ('behavioral' as const) : ('situational' as const),
          expectedMin: 6,
        }));
        const questions = [...core, ...cv];
        const fitted = fitMinutes(duration, questions, requirements);
        const minutes = fitted?.minutes ?? [];
        const budget = questionBudget(duration, hasTask, requirements, coreSizeOf(core));
        const total = timeBudget(duration).questions;
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        expect(sum(minutes) + (fitted?.spare ?? 0) + requirements).toBe(total);
        expect(sum(minutes.slice(0, sizes.core))).toBe(budget.core);
        expect(sum(minutes.slice(sizes.core))).toBeLessThanOrEqual(total * cvShareOf(duration));
        const count = allowedCount(duration, hasTask);
        expect(questions.length).toBeGreaterThanOrEqual(count.min);
        expect(questions.length).toBeLessThanOrEqual(count.max);
        minutes.forEach((value, index) => {
          const kind = questions[index]?.kind;
          expect(value).toBeGreaterThanOrEqual(kind === 'task' ? 25 : kind === 'behavioral' ? 5 : 3);
          expect(value).toBeLessThanOrEqual(kind === 'task' ? 45 : 12);
        });
        seen.add(minutes.slice(0, sizes.core).join());
      }
      expect(seen.size).toBe(1);
    },
  );

  test('blockSizes › for 15 minutes › leaves no room for a CV block', () => {
    expect(blockSizes(15, false)).toEqual({ core: 2, cv: 0 });
  });

  test('blockSizes › for half an hour › is three or four questions with the CV’s', () => {
    expect(blockSizes(30, false)).toEqual({ core: 3, cv: 1 });
    expect(blockSizes(30, false, 2)).toEqual({ core: 3, cv: 1 });
  });

  test('blockSizes › for an hour with a task › is two questions beside it and one about the CV', () => {
    expect(blockSizes(60, true)).toEqual({ core: 3, cv: 1 });
  });

  test.each([
    [45, 3, 0, { count: 2, behavioral: 2 }, 18],
    [45, 3, 3, { count: 2, behavioral: 2 }, 15],
    // more core questions, fewer for the candidate
    [45, 4, 3, { count: 2, behavioral: 2 }, 18],
    [45, 5, 0, { count: 1, behavioral: 1 }, 25],
    [60, 4, 0, { count: 2, behavioral: 2 }, 28],
    // like a core that was locked when an hour had five questions
    [60, 5, 3, { count: 2, behavioral: 2 }, 25],
    [60, 7, 0, { count: 1, behavioral: 1 }, 32],
    [90, 6, 0, { count: 3, behavioral: 3 }, 43],
    [30, 3, 0, { count: 1, behavioral: 1 }, 15],
  ])(
    'cvBlock › of %i minutes beside %i core questions and requirements of %i › is %j, and the core has %i minutes',
    (duration, count, requirements, block, minutes) => {
      const core = Array.from({ length: count }, (_, index) => ({
        kind: index % 2 === 0 ? ('behavioral' as const) : ('situational' as const),
      }));
      expect(cvBlock(duration, core, requirements)).toMatchObject(block);
      expect(questionBudget(duration, false, requirements, coreSizeOf(core)).core).toBe(minutes);
    },
  );

  test.each([
    // one question per matter that an earlier round left open, and the minutes freed by what it has seen done well
    [45, 4, 3, { count: 3, behavioral: 1, minutes: 14 }],
    // each of five gets an answer and a follow-up, which leaves the candidate one question; so do six with an answer each
    [45, 5, 3, { count: 1, behavioral: 1, minutes: 5 }],
    [45, 6, 3, { count: 1, behavioral: 1, minutes: 5 }],
    [50, 6, 3, { count: 1, behavioral: 1, minutes: 5 }],
    [45, 7, 3, { count: 0, behavioral: 0, minutes: 2 }],
    [60, 4, 3, { count: 3, behavioral: 3, minutes: 18 }],
    [30, 3, 3, { count: 1, behavioral: 1, minutes: 5 }],
  ])('cvBlock › of %i minutes beside %i core questions, requirements of %i and a note › is %j', (...given) => {
    const [duration, count, requirements, block] = given;
    const core = Array.from({ length: count }, () => ({ kind: 'situational' as const }));
    expect(cvBlock(duration, core, requirements, true)).toEqual(block);
  });

  test('cvBlock › beside four cases and with a note › has no question more, since four minutes are the least of one', () => {
    const core = Array.from({ length: 4 }, () => ({ kind: 'behavioral' as const }));
    expect(cvBlock(45, core, 3, true)).toEqual({ count: 2, behavioral: 2, minutes: 10 });
  });

  test('roomLeft › of three quarters of an hour › two cases have room, and nothing beside them', () => {
    const core = Array.from({ length: 3 }, () => ({ kind: 'situational' as const }));
    const block = cvBlock(45, core, 0);
    const aCase = { kind: 'behavioral' as const };
    expect(roomLeft(block, [])).toEqual({ count: 2, behavioral: 2, minutes: 15 });
    expect(roomLeft(block, [aCase])).toEqual({ count: 1, behavioral: 1, minutes: 10 });
    expect(roomLeft(block, [aCase, aCase])).toEqual({ count: 0, behavioral: 0, minutes: 5 });
  });

  test.each([
    [30, 3, 3],
    [45, 3, 3],
    [45, 4, 4],
    [45, 4, 6],
    [30, 3, 6],
    [60, 4, 3],
    [60, 4, 4],
    [60, 5, 5],
    [60, 5, 8],
    [90, 7, 7],
  ])('writtenCoreCount › of %i minutes › is %i for %i focus areas', (duration, count, areas) => {
    const ofDemands = (demands: number) =>
      writtenCoreCount(areas, { interviewType: 'panel', durationMin: duration }, requirementMinutes(duration, demands));
    expect([0, 3, 6].map(ofDemands)).toEqual([count, count, count]);
  });

  test('writtenCoreCount › of a final talk › is three in three quarters of an hour: it is for what is open about a person', () => {
    const ofFinal = (durationMin: number) => writtenCoreCount(6, { interviewType: 'final', durationMin }, 3);
    expect([45, 60].map(ofFinal)).toEqual([3, 5]);
  });

  test.each([
    ['technical', 45, 4, [4, 6]],
    ['technical', 45, 3, [3, 6]],
    ['final', 45, 6, [3, 6]],
    // cases take five minutes each
    ['behavioral', 45, 6, [4, 5]],
    ['behavioral', 50, 6, [5, 6]],
    ['technical', 50, 8, [5, 6]],
    ['technical', 55, 8, [6, 6]],
    // there is time beside them for what is open about a candidate
    ['technical', 60, 4, [4, 4]],
    ['phone_screening', 30, 6, [2, 2]],
    ['coding', 45, 6, [2, 2]],
  ] as const)(
    'writtenCoreCount › of a %s interview of %i minutes with %i focus areas › for one person and for several is %j',
    (interviewType, durationMin, areas, counts) => {
      const written = (forSeveral: boolean) => writtenCoreCount(areas, { interviewType, durationMin }, 3, forSeveral);
      expect([written(false), written(true)]).toEqual(counts);
    },
  );

  test.each([
    ['situational', 'situational', 3, [5, 4, 4, 4, 4, 4, 5]],
    // what decides has what two requirements less leave
    ['situational', 'situational', 2, [6, 4, 4, 4, 4, 4, 5]],
    ['situational', 'behavioral', 3, [4, 4, 4, 4, 4, 5, 5]],
    ['behavioral', 'situational', 3, [5, 4, 4, 4, 4, 4, 5]],
  ] as const)(
    'fitMinutes › six for everybody in 45 minutes, the first %s, the last %s, requirements of %i › have %j with the person’s own case',
    (first, last, requirements, minutes) => {
      const core = Array.from({ length: 6 }, (_, at) => ({
        block: 'core' as const,
        kind: at === 0 ? first : at === 5 ? last : ('situational' as const),
        expectedMin: at === 0 ? 6 : 4,
        ...(at === 1 ? { handout: ['A: 5 bar'] } : {}),
      }));
      expect(mostBehavioral(45, false, 3, 6)).toBe(1);
      const block = cvBlock(45, core, requirements);
      expect(block).toEqual({ count: 1, behavioral: 1, minutes: 5 });
      const own = { block: 'cv' as const, kind: 'behavioral' as const, expectedMin: 6 };
      expect(fitMinutes(45, [...core, own], requirements)).toEqual({ minutes, spare: 0 });
    },
  );

  test('fitMinutes › a core of cases alone, locked before the person had more minutes › each keeps its five', () => {
    const core = Array.from({ length: 5 }, () => ({
      block: 'core' as const,
      kind: 'behavioral' as const,
      expectedMin: 5,
    }));
    expect(fitMinutes(45, core, 0)).toEqual({ minutes: [5, 5, 5, 5, 5], spare: 8 });
  });

  test.each([
    [5, 7, 9],
    [10, 10, 6],
  ])(
    'fitMinutes › a single question for this person of %i minutes › has %i, %i are to spare',
    (natural, own, spare) => {
      const core = Array.from({ length: 5 }, () => ({
        block: 'core' as const,
        kind: 'situational' as const,
        expectedMin: 6,
      }));
      const question = { block: 'cv' as const, kind: 'situational' as const, expectedMin: natural };
      const fitted = fitMinutes(60, [...core, question], 0);
      expect([fitted?.minutes.at(-1), fitted?.spare]).toEqual([own, spare]);
    },
  );

  test('fitMinutes › what an earlier round left open, with another question for this person › has most of their minutes', () => {
    const core = Array.from({ length: 3 }, () => ({
      block: 'core' as const,
      kind: 'situational' as const,
      expectedMin: 5,
    }));
    const own = { block: 'cv' as const, kind: 'situational' as const, expectedMin: 7 };
    const open = { ...own, expectedMin: 6, followsUp: 'Who signs is open.' };
    expect(fitMinutes(45, [...core, open, own], 3)?.minutes).toEqual([5, 5, 5, 10, 5]);
    // Also beside one more core question.
    const four = [...core, { ...own, block: 'core' as const, expectedMin: 5 }];
    expect(fitMinutes(45, [...four, open, own], 3)?.minutes).toEqual([5, 5, 4, 4, 8, 4]);
    expect(fitMinutes(45, [...core, own, { ...own }], 3)?.minutes).toEqual([5, 5, 5, 7, 7]);
  });

  test('fitMinutes › what an earlier round has seen done well › is asked without follow-ups where the person’s own questions need the time', () => {
    const core = Array.from({ length: 4 }, () => ({
      block: 'core' as const,
      kind: 'situational' as const,
      expectedMin: 5,
    }));
    const seen = core.map((question, at) => ({ ...question, isSeen: at === 3 }));
    const own = (kind: 'behavioral' | 'situational') => ({ block: 'cv' as const, kind, expectedMin: 5 });
    const three = [own('behavioral'), own('behavioral'), own('situational')];
    expect(fitMinutes(45, [...core, own('behavioral')], 3)).toEqual({ minutes: [5, 5, 4, 4, 7], spare: 5 });
    expect(fitMinutes(45, [...seen, own('behavioral')], 3)).toEqual({ minutes: [5, 5, 4, 4, 7], spare: 5 });
    expect(fitMinutes(45, [...seen, ...three], 3)).toEqual({ minutes: [5, 5, 4, 3, 5, 5, 3], spare: 0 });
  });

  test('fitMinutes › a question that its writer gave three minutes › has four, and three where there are many', () => {
    const short = { block: 'core' as const, kind: 'situational' as const, expectedMin: 3 };
    expect(fitMinutes(45, [{ ...short, expectedMin: 9 }, short, short], 3)?.minutes).toEqual([7, 4, 4]);
    const many = [{ ...short, expectedMin: 9 }, ...Array.from({ length: 7 }, () => short)];
    expect(fitMinutes(45, many, 3)?.minutes).toEqual([9, 3, 3, 3, 3, 3, 3, 3]);
  });

  test('fitMinutes › a question with a sheet to read › has four minutes', () => {
    const short = { block: 'core' as const, kind: 'situational' as const, expectedMin: 3 };
    const core = [
      { ...short, expectedMin: 9 },
      { ...short, handout: ['A: 5 bar'] },
      ...Array.from({ length: 6 }, () => short),
    ];
    expect(fitMinutes(45, core, 3)?.minutes).toEqual([8, 4, 3, 3, 3, 3, 3, 3]);
    // Within a quarter of an hour the case needs its five minutes.
    const aCase = { ...short, kind: 'behavioral' as const };
    expect(fitMinutes(15, [aCase, { ...short, handout: ['A: 5 bar'] }], 0)?.minutes).toEqual([5, 3]);
  });

  test('fitMinutes › when one question must fill an hour › answers undefined', () => {
    expect(fitMinutes(60, [{ block: 'core', kind: 'behavioral', expectedMin: 6 }], 0)).toBeUndefined();
  });
});

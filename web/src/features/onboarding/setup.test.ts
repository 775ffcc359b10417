import { describe, expect, it } from 'vitest';
import { isBegun, isUnderWay, noSetup, parseSetup, stepOf } from './setup.ts';

const position = {
  title: 'Nurse',
  url: null,
  description: '',
  focusAreas: [],
  notChecked: [],
  alsoChecked: [],
  level: 'middle',
  type: 'full_time',
  department: null,
} as const;
const filled = { ...noSetup, position: { ...position, focusAreas: [], notChecked: [], alsoChecked: [] } };

describe('parseSetup', () => {
  it('what was stored › read again › is the same', () => {
    const setup = { ...filled, sent: { position: { key: 'k', body: filled.position, id: null } } };
    expect(parseSetup(JSON.stringify(setup))).toEqual(setup);
  });

  it.each([null, '', '{', '[]', '{"sent":{"position":{"key":1}}}'])(
    '%s › read › is a setup that has not begun',
    (text) => {
      expect(parseSetup(text)).toEqual(noSetup);
    },
  );
});

describe('stepOf', () => {
  it.each([
    ['a new account', noSetup, false, null, 'company'],
    ['a new account that asks for the last step', noSetup, false, 'interview', 'company'],
    ['the company is known', noSetup, true, null, 'position'],
    ['the company is known, and asked for again', noSetup, true, 'company', 'company'],
    ['the position is written', filled, true, null, 'interview'],
    ['the position is written, and asked for again', filled, true, 'position', 'position'],
    ['the position is written, the company was never told', filled, false, 'interview', 'company'],
    ['a step that does not exist', filled, true, 'payment', 'interview'],
  ] as const)('%s › shown › is %s', (_name, setup, hasCompany, asked, step) => {
    expect(stepOf(setup, hasCompany, asked)).toBe(step);
  });
});

describe('isBegun', () => {
  it.each([
    ['nothing was told', noSetup, false, false],
    ['the company was', noSetup, true, true],
    ['the position was', filled, false, true],
  ] as const)('%s › asked › is %s', (_name, setup, hasCompany, begun) => {
    expect(isBegun(setup, hasCompany)).toBe(begun);
  });
});

describe('isUnderWay', () => {
  it('a position was sent, whether or not an answer came › asked › it is', () => {
    expect(isUnderWay(filled)).toBe(false);
    expect(isUnderWay({ ...filled, sent: { position: { key: 'k', body: filled.position, id: null } } })).toBe(true);
  });
});

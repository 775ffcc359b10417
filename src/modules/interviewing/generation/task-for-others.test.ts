import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { taskForOthers } from './task-for-others.ts';

const posting = 'Sterile services manager\nYou are the User under HTM 01-01 and release loads in T-DOC.';
const quote = 'Steam audit of 2025 at Fenwick: 1,110 sets returned through T-DOC';
const evidence = [{ cvId: '01900000-0000-7000-8000-000000000001', page: 1, start: 0, end: quote.length, quote }];
const band = (behaviours: string[]) => ({ band: '0', label: '', behaviours }) as const;

const task: Question = {
  id: '01900000-0000-7000-8000-000000000002',
  order: 5,
  block: 'cv',
  mustAsk: true,
  competencyId: 'quarantine',
  category: 'Deciding what is quarantined',
  kind: 'knowledge',
  difficulty: 'medium',
  text: 'You signed test reports at Fenwick. Look at this sheet: the steam dipped last night. Which loads may go?',
  whyAsked: 'Shows whether they decide by the records.',
  expectedMin: 5,
  expectedAnswer: {
    keyPoints: ['S1 goes', 'S3 fails below 134', 'S4 waits'],
    notRequired: ['The cause', 'Fenwick’s rule'],
  },
  anchors: [band(['Decides nothing']), band(['Lets all go', 'Holds all'])],
  handout: ['S1: hold 134.5 °C', 'S3: recorder 133.5 °C'],
  exampleAnswer: 'I let S1 go and keep S4.',
  probes: [
    { text: 'The AP(D) leaves it to you. What happens to S4?', trigger: 'next_fact' },
    { text: 'What do you tell theatres?', trigger: 'missing_point' },
    { text: 'How many of the 1,110 came from such a night?', trigger: 'no_result' },
  ],
  redFlags: [
    { text: 'Releases S3 by its display', jobReason: 'A load below 134 is not sterile.' },
    { text: 'Blames Fenwick', jobReason: 'The User decides.' },
  ],
  evidence,
  followsUp: 'Unclear what she released herself',
  behind: '01900000-0000-7000-8000-000000000003',
  focusAreas: [],
  guard: { pack: null, verdict: 'clean', ruleIds: [] },
};

describe('taskForOthers', () => {
  it('a task on a sheet › begins with its sheet, without what the CV and the earlier round said', () => {
    const others = taskForOthers(task, [], posting);
    expect(others?.text).toBe('Look at this sheet: the steam dipped last night. Which loads may go?');
    expect(others).toMatchObject({ id: task.id, handout: task.handout, anchors: task.anchors });
    expect(others?.probes.map(({ trigger }) => trigger)).toEqual(['next_fact', 'missing_point']);
    expect(others?.redFlags).toHaveLength(1);
    expect(others?.expectedAnswer.notRequired).toEqual(['The cause']);
    expect(JSON.stringify(others)).not.toMatch(/Fenwick|1,110|evidence|followsUp|behind/u);
  });

  it('what another line of the CV names, wherever it stands in it › is theirs', () => {
    const quotes = ['Rozetka — warehouse lead', 'KYIV: three loads a night'];
    const named = (text: string) => ({ ...task, handout: [text] });
    expect(taskForOthers(named('Rozetka returns: 40 sets'), quotes, posting)).toBeUndefined();
    expect(taskForOthers(named('From Kyiv at night: 40 sets'), quotes, posting)).toBeUndefined();
    expect(taskForOthers(named('Returns: 40 sets'), quotes, posting)).toBeDefined();
  });

  it('what the posting names › is nobody’s own', () => {
    const others = taskForOthers({ ...task, handout: ['Entered in T-DOC: 06:20'] }, [], posting);
    expect(others?.handout).toEqual(['Entered in T-DOC: 06:20']);
  });

  it.each<[string, Partial<Question>]>([
    ['without a sheet', { handout: undefined }],
    ['that everybody is asked', { block: 'core' }],
    ['that a person wrote', { source: 'person' }],
    ['whose text hands over nothing', { text: 'You signed reports. Which loads may go?' }],
    ['whose sheet holds a figure of the CV', { handout: ['Returned: 1,110 sets'] }],
    ['whose level names the employer', { anchors: [band(['Did so at Fenwick'])] }],
    ['that asks about the CV', { text: 'Look at this sheet. Which line of your CV does it contradict?' }],
    ['left with one probe', { probes: task.probes.slice(1) }],
  ])('a question %s › is none for others', (_, change) => {
    expect(taskForOthers({ ...task, ...change }, [], posting)).toBeUndefined();
  });

  it('in Ukrainian › begins with its sheet, too', () => {
    const text = 'Ви вели журнал пари. Погляньте на аркуш: тиск упав. Які партії підуть?';
    expect(taskForOthers({ ...task, text }, [], posting)?.text).toBe(
      'Погляньте на аркуш: тиск упав. Які партії підуть?',
    );
  });
});

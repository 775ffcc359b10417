import { expect, test } from 'vitest';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';

function remarksOn(line: string, area: string, language: 'en' | 'uk') {
  const visible = `Somebody\n${line}`;
  const plan = composePlan(
    {
      position: {
        id: 'p',
        version: 1,
        title: 'Office Manager',
        description: area,
        focusAreas: [area],
        level: 'middle',
      },
      interviewType: 'behavioral',
      durationMin: 45,
      language,
      cv: {
        cvId: '01900000-0000-7000-8000-0000000000cc',
        pages: [{ number: 1, visible }],
        lines: [{ page: 1, start: visible.indexOf(line), end: visible.length, quote: line }],
      },
      previousFeedback: null,
      userRole: null,
    },
    () => crypto.randomUUID(),
  );
  return plan.candidate.areasToProbe.filter(({ evidence }) => evidence !== undefined).map(({ text }) => text);
}

test.each([
  ['Managed a tenant’s move and the change of the lease with the lawyers', 'Leases and tenants', 'en'],
  ['Managing Leases Level 4, with the tenants’ association, June 2029', 'Leases and tenants', 'en'],
  ['Оформив переїзд орендаря та зміну договору з юристами', 'Орендарі та договори', 'uk'],
] as const)('composePlan › of “%s” › says nothing about daily work', (line, area, language) => {
  expect(remarksOn(line, area, language).filter((text) => /daily work|щоденна робота/u.test(text))).toEqual([]);
});

test.each([
  ['Managing the leases and tenants of our houses day by day', 'Leases and tenants', 'en'],
  ['Ведення договорів та листування з орендарями будинку', 'Орендарі та договори', 'uk'],
] as const)('composePlan › of “%s” › asks how much of the daily work there is', (line, area, language) => {
  expect(remarksOn(line, area, language).join()).toMatch(/daily work|щоденна робота/u);
});

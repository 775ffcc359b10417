import { describe, expect, it } from 'vitest';
import type { PlanContentExport } from '#contracts/interviewing/summary/interview-export.ts';
import { exportFileName } from './export-file-name.ts';

const interview: PlanContentExport['interview'] = {
  id: '0198',
  candidate: 'Ada Example',
  position: 'Backend engineer',
  level: 'senior',
  type: 'technical',
  language: 'en',
  durationMin: 60,
  scheduledAt: null,
  status: 'planned',
};

describe('exportFileName', () => {
  it.each([
    ['plain names', {}, 'Interview plan, Ada Example, Backend engineer.pdf'],
    ['Ukrainian', { language: 'uk', candidate: 'Олена Їжак' }, 'План співбесіди, Олена Їжак, Backend engineer.pdf'],
    ['a path', { candidate: '../../etc/passwd' }, 'Interview plan, .. .. etc passwd, Backend engineer.pdf'],
    ['new lines and quotes', { position: 'A\r\nX: "y"' }, 'Interview plan, Ada Example, A X y.pdf'],
    ['marks that turn the writing', { position: 'gnp\u202Efdp' }, 'Interview plan, Ada Example, gnp fdp.pdf'],
  ] as const)('exportFileName › of %s › is safe and can be read', (_case, changes, expected) => {
    expect(exportFileName('plan', { ...interview, ...changes }, 'pdf')).toBe(expected);
  });

  it('exportFileName › of long names › keeps its ending, and no half letter', () => {
    const name = exportFileName('report', { ...interview, candidate: '𝒜'.repeat(200) }, 'json');
    expect(name.length).toBeLessThanOrEqual(125);
    expect(name.endsWith('.json')).toBe(true);
    expect(() => encodeURIComponent(name)).not.toThrow();
  });
});

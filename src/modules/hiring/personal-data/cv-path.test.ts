import { describe, expect, it } from 'vitest';
import { cvPath } from './cv-path.ts';

const path = (name: string, fileName: string) => cvPath({ id: 'c1', name }, { id: 'v1', fileName });

describe('cvPath', () => {
  it.each([
    ['a plain name', 'Ada Example', 'cv.pdf', 'candidates/Ada Example c1/cv v1.pdf'],
    ['Ukrainian letters', 'Олена Ковальчук-Їжак', 'резюме.pdf', 'candidates/Олена Ковальчук-Їжак c1/резюме v1.pdf'],
    ['a way out of the folder', '../../x', '../../etc/passwd', 'candidates/x c1/etc passwd v1'],
    ['a drive and back strokes', 'C:\\temp\\x', '..\\..\\run.exe', 'candidates/C temp x c1/run v1.exe'],
    ['nothing but signs', '///', '.pdf', 'candidates/c1/v1.pdf'],
    ['two dots alone', '..', '..', 'candidates/c1/v1'],
    ['an extension that is none', 'Ada', 'cv.p/d', 'candidates/Ada c1/cv p d v1'],
  ])('%s › as a path › stays a name inside its folder', (_, name, fileName, expected) => {
    expect(path(name, fileName)).toBe(expected);
  });

  it('names of a thousand letters › as a path › are cut between letters', () => {
    const [, folder = '', file = ''] = path('😀𝒜'.repeat(500), 'я'.repeat(1000)).split('/');
    expect(folder.isWellFormed()).toBe(true);
    expect(folder.length).toBeLessThanOrEqual(63);
    expect(file.length).toBeLessThanOrEqual(63);
  });
});

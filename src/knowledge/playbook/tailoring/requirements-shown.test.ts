import { expect, test } from 'vitest';
import type { RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { requirementsShown } from './requirements-shown.ts';

const posting = 'A post to be filled by 1 May 2029. Вихід до 1 травня 2029 року.';

function lineShown(kind: RequirementKind, basis: string, visible: string, language: 'en' | 'uk') {
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines: [] };
  const [shown] = requirementsShown([{ kind, basis, text: basis }], cv, posting, language);
  expect(visible.slice(shown?.evidence.start ?? 0, shown?.evidence.end ?? 0)).toBe(shown?.evidence.quote ?? '');
  return shown?.evidence.quote;
}

test.each<[RequirementKind, string, string, 'en' | 'uk']>([
  ['licence', 'a full driving licence', 'Full clean driving licence', 'en'],
  ['licence', 'NVQ Level 3 in joinery (Level 4 an advantage)', 'NVQ Level 3 Joinery, 2011', 'en'],
  ['licence', 'CIMA, AAT Level 4 or CIPD Level 5', 'AAT Level 4 Professional Diploma, 2020', 'en'],
  ['licence', 'in-date first aid at work', 'First Aid at Work, valid to March 2031', 'en'],
  ['language', 'German at B2', 'Languages: German C1, Polish B1', 'en'],
  ['licence', 'чинне посвідчення стропальника', 'Посвідчення стропальника, чинне до 09.2031', 'uk'],
  ['licence', 'водійське посвідчення категорії B', 'Водійське посвідчення B, 2016', 'uk'],
  ['other', 'вища технічна освіта', 'НТУ «ХПІ», електротехніка, магістр, 2012', 'uk'],
  ['other', 'вища освіта з харчових технологій', 'Харчові технології, магістр, Київ, 2014', 'uk'],
])('requirementsShown › %s “%s” beside “%s” › is shown', (kind, basis, line, language) => {
  expect(lineShown(kind, basis, `Somebody\n${line}\nLast line`, language)).toBe(line);
});

test.each<[string, RequirementKind, string, string, 'en' | 'uk']>([
  ['a lower level', 'licence', 'NVQ Level 3 in joinery', 'NVQ Level 2 Joinery, 2011', 'en'],
  ['a lower level of an alternative', 'licence', 'CIMA or AAT at Level 4', 'AAT Level 3, 2011', 'en'],
  ['an alternative without its level', 'licence', 'CIMA or AAT at Level 4', 'AAT certificate, 2011', 'en'],
  ['another route', 'licence', 'NVQ Level 3 in joinery', 'NVQ Level 3 Joinery (shopfitting route), 2011', 'en'],
  ['half of it', 'licence', 'first aid and fire warden certificates', 'First aid certificate, 2028', 'en'],
  ['not valid long enough', 'licence', 'in-date first aid at work', 'First Aid at Work, valid to May 2029', 'en'],
  ['without a date', 'licence', 'current Driver CPC', 'Driver CPC', 'en'],
  ['not finished', 'licence', 'SHE Management Level 6', 'SHE Management Level 6: four of seven units', 'en'],
  ['taught to others', 'licence', 'NEBOSH General Certificate', 'Trained six for the NEBOSH General Certificate', 'en'],
  ['years that no line counts', 'other', 'five years in joinery', 'Joinery, Leeds, 2018 to 2024', 'en'],
  ['an age limit', 'licence', 'Level 3 HACCP from the last three years', 'Level 3 HACCP, March 2026', 'en'],
  [
    'half of an alternative',
    'licence',
    'GDC registration as a dentist or dental nurse',
    'Dental Nurse, later lead',
    'en',
  ],
  ['a check of the employer', 'licence', 'an enhanced DBS check', 'Enhanced DBS 2028', 'en'],
  ['прострочене', 'licence', 'чинне посвідчення стропальника', 'Посвідчення стропальника, прострочене', 'uk'],
  ['інший фах', 'other', 'вища технічна освіта', 'НТУ «ХПІ», економіка, магістр, 2012', 'uk'],
  ['коледж', 'other', 'вища технічна освіта', 'Коледж електротехніки, Харків, 2012', 'uk'],
])('requirementsShown › of %s: %s “%s” beside “%s” › is asked', (_what, kind, basis, line, language) => {
  expect(lineShown(kind, basis, `Somebody\n${line}\nLast line`, language)).toBeUndefined();
});

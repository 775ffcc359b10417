import { expect, test } from 'vitest';
import type { ImportedPosting } from '#contracts/hiring/position-texts.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import { lineOfRequirement } from '#knowledge/evidence/line-of-requirement.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { checkRemark, checkText } from '#knowledge/guard/check-text.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { openItems } from '#knowledge/notes/open-items.ts';
import { readLines } from '#knowledge/playbook/tailoring/left-open/read-lines.ts';
import { editQuestions } from '#knowledge/plan/edit-questions.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { questionsForAreas } from '#knowledge/position/questions-for-areas.ts';
import { readPosition } from '#knowledge/position/read-position.ts';
import { suggestAreas } from '#knowledge/position/suggest-areas.ts';
import { readCandidateQuestions } from '#knowledge/posting/read-candidate-questions.ts';
import { pickableLines } from '#knowledge/posting/pickable-lines.ts';
import { foundRequirements } from '#knowledge/posting/read-requirements.ts';
import { garbledLines } from '#modules/hiring/cv-reader/layout/readability.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { achievementLines } from '#modules/hiring/cv-reader/profile/achievement-lines.ts';
import { profileOf } from '#modules/hiring/cv-reader/profile/cv-profile.ts';
import { pagesOfText } from '#modules/hiring/cv/upload/pages-of-text.ts';
import { postingOfText } from '#modules/hiring/position/import/import-posting.ts';
import { cvSigns } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import {
  minimisePages,
  minimisePosting,
  minimiseText,
} from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { privateMattersIn } from '#modules/interviewing/plan-writer/personal-data/private-matters.ts';
import { composePreview } from '#modules/interviewing/preview/compose-preview.ts';
import { hidePerson } from '#modules/interviewing/sharing/hide-person.ts';

// Anybody who may send a text may send the same character over and over. A pattern that restarts at each of them takes
// quadratic time, and meanwhile the process serves nobody.

const person = { name: 'Olena Kovalenko' };
const options = {
  language: 'en',
  matter: jobMatter({ title: 'Nurse', description: 'Wards', focusAreas: [] }),
} as const;
const posting: ImportedPosting = {
  title: 'Nurse',
  level: null,
  type: null,
  department: null,
  description: 'You care for patients.\nRequirements:\n- German at B2\n- Full UK driving licence\n- 3 years on a ward',
};
const page = (visible: string) => [{ number: 1, visible }];
const draft = (description: string) =>
  ({ title: 'Nurse', description, focusAreas: ['Handover'], level: 'middle' }) as const;
const preview = (cvText: string | null) =>
  ({ id: crypto.randomUUID(), cvText, type: 'technical', durationMin: 60, language: 'en' }) as const;
const composed = (cvText: string | null, description = posting.description) =>
  composePreview(preview(cvText), { ...posting, description }, async () => {});
const { plan } = await composed(null);

const readings: Readonly<Record<string, (text: string) => unknown>> = {
  readPosition,
  postingOfText,
  suggestAreas: (text) => suggestAreas(draft(text), 'en'),
  questionsForAreas: (text) => questionsForAreas(draft(text), 'en'),
  foundRequirements: (text) => foundRequirements(text, 'en', { alsoChecked: ['You care for patients'] }),
  pickableLines: (text) => [...pickableLines(text, 'en', {})],
  readCandidateQuestions: (text) => readCandidateQuestions(text, 'en'),
  isInLanguage: (text) => isInLanguage(text, 'uk'),
  'lineOfRequirement, a language': (text) =>
    lineOfRequirement({ basis: 'German at B2', kind: 'language' }, page(text), 'en'),
  'lineOfRequirement, years': (text) =>
    lineOfRequirement({ basis: '3 years on a ward', kind: 'other' }, page(text), 'en'),
  findQuote: (text) => findQuote(page(text), 'three years on a ward'),
  speaksToMachine,
  'checkText of a question': (text) => checkText(text, { ...options, kind: 'question' }),
  'checkText of an advert': (text) => checkText(text, { language: 'uk', kind: 'advert' }),
  checkRemark: (text) => checkRemark(text, options),
  editQuestions: (text) =>
    editQuestions(
      plan,
      plan.questions.map(({ id }) => ({ id, text, keyPoints: [text] })),
      { newId: () => crypto.randomUUID() },
    ),
  lawfulSentences: (text) => lawfulSentences(text, 'en'),
  openItems: (text) => openItems(text, 'en'),
  readLines: (text) => readLines(text, 'en'),
  plainText,
  pagesOfText,
  garbledLines: (text) => garbledLines(text.split('\n')),
  profileOf: (text) => profileOf(page(text)),
  achievementLines: (text) => achievementLines(page(text)),
  minimisePages: (text) => minimisePages(page(text), person),
  minimiseText: (text) => minimiseText(text, person),
  minimisePosting,
  cvSigns: (text) => cvSigns(page(text)),
  privateMattersIn: (text) => privateMattersIn({ pages: page(text), feedback: text }, options),
  hidePerson: (text) => hidePerson({ text }, { ...person, language: 'en' }),
  'composePreview of a CV': (text) => composed(text),
  'composePreview of a posting': (text) => composed(null, text),
};

const allSigns = [
  ' ',
  '\t',
  '.',
  ',',
  ';',
  '-',
  'a',
  '(',
  '"',
  '“',
  '7',
  'я',
  'a ',
  '1,',
  '. ',
  ' \n',
  'a\n',
  'Ab',
  'Ab-',
];
// All characters take three seconds per reader, so by default only those that stopped the server before texts were
// bounded.
const signs = process.env['ASKWELL_TEST_FULL'] === '1' ? allSigns : [' ', '\t', '.', ',', 'a', 'Ab-'];

let texts = 0;

/**
 * A text with `count` characters, different each time because checked texts are cached: long lines, two of them after
 * labels.
 */
function textOf(sign: string, count: number): string {
  texts += 1;
  const run = sign.repeat(count / 2);
  return `Jane Doe ${String(texts)}\nRequirements\na${run}b\nName: ${run}!\nSkype${run.slice(0, count / 4)}`;
}

/** CPU seconds, since other processes on the machine take time, too. */
async function secondsOf(read: (text: string) => unknown, sign: string, count: number): Promise<number> {
  const text = textOf(sign, count);
  const begun = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000_000;
}

/**
 * Linear time grows tenfold, quadratic time a hundredfold. Times below `unmeasured` seconds are noise from garbage
 * collection.
 */
const most = { growth: 40, unmeasured: 0.04 } as const;
/** Garbage collection may spoil one try, but hardly all three. */
const tries = 3;

async function isQuick(read: (text: string) => unknown, sign: string): Promise<boolean> {
  // A pattern slower than quadratic would never finish the longer texts.
  if ((await secondsOf(read, sign, 400)) > 2) return false;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const tenth = await secondsOf(read, sign, 10_000);
    if (tenth > 5) continue;
    const whole = await secondsOf(read, sign, 100_000);
    if (whole < most.growth * Math.max(tenth, most.unmeasured) && whole < 20) return true;
  }
  return false;
}

/** A whole plan uses the other readers and takes a second each time, so fewer characters are tried. */
const signsFor = (name: string) => signs.filter((_sign, at) => !name.startsWith('composePreview') || at % 3 === 0);

test.each(Object.entries(readings))(
  '%s › of one sign over and over › takes time that grows with its length',
  async (name, read) => {
    const slow: string[] = [];
    for (const sign of signsFor(name)) if (!(await isQuick(read, sign))) slow.push(sign);
    expect(slow).toEqual([]);
  },
  300_000,
);

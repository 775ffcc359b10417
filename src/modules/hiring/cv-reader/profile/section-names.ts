import { sectionHeadings, type SectionName } from './cv-lexicon.ts';

const longestHeading = 60;
const headingNames = new Map(
  Object.entries(sectionHeadings).flatMap(([section, names]) => names.map((name) => [name, section] as const)),
);

/** The section that a line with known words starts. */
export function sectionOf(text: string): SectionName | undefined {
  if (text.length > longestHeading) return undefined;
  const plain = text
    .toLowerCase()
    .replace(/[:.]+$/u, '')
    .replaceAll('&', 'and')
    .replace(/\s+/gu, ' ')
    .trim();
  const section = headingNames.get(plain) ?? headingNames.get(plain.replace(/^(?:\d+\.|[ivx]+\.)\s*/u, ''));
  return section === undefined ? undefined : isSection(section) ? section : undefined;
}

// checked in this order, because "Voluntary work" is not employment and "programming languages" are not languages
const stems: readonly (readonly [SectionName, RegExp])[] = [
  [
    'other',
    /volunt|волонт|hono(?:u)?rs|awards|recognition|нагород|memberships?|licen[cs]|посвідчен|publication|публікац/iu,
  ],
  ['skills', /programming languages|мови програмування/iu],
  ['languages', /language|(?<!\p{L})мов(?:и|ні|ами)?(?!\p{L})/iu],
  ['summary', /summary|profile|about|who i am|statement|objective|про (?:себе|мене)|профіль|підсумок/iu],
  [
    'education',
    /educat|stud(?:y|ied|ies)|qualification|training|certif|courses|degree|освіт|навчан|курси|сертиф|кваліфікац/iu,
  ],
  [
    'skills',
    /skill|competenc|expertise|abilit|i do well|good at|strength|toolbox|technolog|навич|вмін|умін|компетен|технолог|стек/iu,
  ],
  ['projects', /projects|achievements|highlights|проєкт|проект|досягнен|результат/iu],
  [
    'experience',
    /experience|employment|career|have worked|work history|jobs|positions held|досвід|робот[аи]|трудов|карʼєр|кар'єр/iu,
  ],
  ['personal', /contact|personal|interest|hobb|referenc|контакт|особист|інтерес|захоплен|хобі|рекомендац/iu],
];

/** The section that a heading starts, if its look marks it as one. An unknown section also ends the one before it. */
export function sectionNamed(heading: string): SectionName {
  return sectionResembling(heading) ?? 'other';
}

/** The section that a line starts if its words are known or similar to known ones. */
export function sectionResembling(text: string): SectionName | undefined {
  return sectionOf(text) ?? stems.find(([, stem]) => stem.test(text))?.[0];
}

export function isSection(name: string): name is SectionName {
  return Object.hasOwn(sectionHeadings, name);
}

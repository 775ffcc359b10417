import { withoutEnd } from '#knowledge/text/without-end.ts';

/** The section of a CV that a line belongs to: the person (name and contact details), work, or referees. */
export type Place = 'person' | 'work' | 'referees';

/** Even without headings, a CV starts with the person; this is the maximum number of lines of that section. */
const longestOpening = 25;
const longestHeading = 50;

const referees =
  /^(?:(?:professional|personal|character|work) )?(?:references?|referees?)(?: (?:and|&) .*)?$|^(?:who|people who) (?:can|will) recommend(?: me)?$|^recommendations?$|^(?:рекомендації|рекомендодавц[іь]|хто (?:мене )?(?:рекомендує|порекомендує)|(?:контактні )?особи,? (?:які|що|для).*рекоменд\p{L}*|контакти для рекомендацій)$/iu;
const person =
  /^(?:personal (?:details|information|data|info|profile)|contacts?(?: (?:details|information|info|me))?|about me|details|особист(?:і|а) (?:дані|інформація|відомості)|контакт(?:и|ні дані|на інформація)|персональні дані|про себе)$/iu;
const work =
  /^(?:(?:work|professional|employment|career|relevant|key|core|technical|other|additional) )?(?:experience|employment|history|career|projects?|achievements|education|skills|summary|profile|objective|qualifications?|training|courses|certificates?|certifications?|licen[cs]es|languages|publications|awards|interests|hobbies|volunteering|responsibilities|competenc(?:e|ies)|tools|technologies|information)(?: (?:and|&) \p{L}+| history| summary| experience)*$|^(?:(?:трудов|професійн|практичн|ключов|технічн|додатков|основн|іноземн)\p{L}+ )?(?:досвід(?: роботи)?|робота|освіта|навички|проєкти|проекти|досягнення|курси|сертифікати|мови|публікації|нагороди|інтереси|захоплення|волонтерство|обов[’'ʼ]язки|кваліфікація|технології|діяльність|профіль|мета|інформація)(?: (?:та|і|й) \p{L}+)*$/iu;

/** The years of a job: whatever the headings, the work section has begun. */
const years =
  /(?<!\d)(?:19|20)\d{2}\s*(?:[-–—]|to|по|до)\s*(?:(?:\d{2}\.)?(?:19|20)\d{2}|\p{L})|(?:since|з) (?:19|20)\d{2}/iu;

/** The section of each line, for all lines in order. Sections may continue across pages. */
export function placesOf(lines: readonly string[]): readonly Place[] {
  let place: Place = 'person';
  let read = 0;
  return lines.map((line) => {
    const heading = headingOf(line);
    if (heading !== undefined) {
      place = heading;
      return heading === 'referees' ? 'work' : heading;
    }
    if (line.trim() !== '') read += 1;
    const isOver = place === 'person' && (read > longestOpening || (years.test(line) && !/народ|born/iu.test(line)));
    if (isOver) place = 'work';
    return place;
  });
}

function headingOf(line: string): Place | undefined {
  const text = withoutEnd(line.trim(), /[:.\s]/u).replace(/^[•*·#\d.\s]+/u, '');
  if (text === '' || text.length > longestHeading) return undefined;
  if (referees.test(text)) return 'referees';
  if (person.test(text)) return 'person';
  return work.test(text) ? 'work' : undefined;
}

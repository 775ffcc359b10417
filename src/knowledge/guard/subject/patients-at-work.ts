import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import { isAboutWork } from './about-work.ts';
import type { JobMatter } from './matter-line.ts';

/** Under which a label of a case is found by its words. */
export const topicsOfPatients: ReadonlySet<GuardTopic> = new Set(['health']);

/** Stems by which a posting says that the work is at an operating table or beside beds. */
const workWithPatients =
  /^(?:пацієнт|лікарн|операційн|операці|анестез|наркоз|палат|реанімац|хірург|травматол|госпітал|стаціонар|медсест|сестр|фельдшер|парамед|шпитал)/u;

/** All of a line, without a mark behind it: what somebody in a case lies with, never a question nor a sentence. */
const label = new Phrases([
  '^ ?(пахов[а-џґ]+ |защемлен[а-џґ]+ )?(гриж|апендицит|перитоніт|перелом|холецистит|політравм|сепсис|опік)[а-џґ]*( (стегна|плеча|гомілки|таза))?\\s?$',
]);
const nothing = new Phrases([]);

/** Whether a line, normalised and whole, does no more than name what a patient of the work is treated for. */
export function isAboutPatientsAtWork(text: string, matter: JobMatter | undefined): boolean {
  return isAboutWork(text, matter, { stems: workWithPatients, said: label, unless: nothing });
}

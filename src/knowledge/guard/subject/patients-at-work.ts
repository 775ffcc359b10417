import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import { isAboutWork, isWorkOf } from './about-work.ts';
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

/** What whoever treats or advises somebody has to ask them. */
const topicsAskedOfPatients: ReadonlySet<GuardTopic> = new Set(['health', 'pregnancy']);

/** Stems by which a posting says that the work is to ask people how they are: at a counter, a bed or a couch. */
const asksPatients =
  /^(?:patient|pharmac|prescri|dispens|medicin|nurs(?!er)|wards?$|clinic|paramedic|midwi|physio|dental|dentist|hygienist|optom|podiat|пацієнт|аптек|аптеч|фармац|провізор|рецепт|лікарн|клінік|медсест|фельдшер|парамед|палат|стомат|акушер|реабіліт)/u;

/**
 * Whether a sentence that is listened for, and so asked of no candidate, is what somebody at this work asks a patient: "How
 * long has it hurt, and what else do you take?"
 */
export function isAskedOfPatient(sentence: string, topic: GuardTopic, matter: JobMatter | undefined): boolean {
  return topicsAskedOfPatients.has(topic) && /\?["”»]?\s*$/u.test(sentence) && isWorkOf(asksPatients, matter);
}

import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import { isAboutWork, isWorkOf } from './about-work.ts';
import type { JobMatter } from './matter-line.ts';

/** The topic a case label would otherwise be found under. */
export const topicsOfPatients: ReadonlySet<GuardTopic> = new Set(['health']);

/** Stems that mark a posting as work in an operating theatre or on a ward. */
const workWithPatients =
  /^(?:пацієнт|лікарн|операційн|операці|анестез|наркоз|палат|реанімац|хірург|травматол|госпітал|стаціонар|медсест|сестр|фельдшер|парамед|шпитал)/u;

/** An entire line without a punctuation mark after it: a patient's diagnosis, never a question or a sentence. */
const label = new Phrases([
  '^ ?(пахов[а-џґ]+ |защемлен[а-џґ]+ )?(гриж|апендицит|перитоніт|перелом|холецистит|політравм|сепсис|опік)[а-џґ]*( (стегна|плеча|гомілки|таза))?\\s?$',
]);
const nothing = new Phrases([]);

/** Whether a whole normalised line only names what a patient at work is treated for. */
export function isAboutPatientsAtWork(text: string, matter: JobMatter | undefined): boolean {
  return isAboutWork(text, matter, { stems: workWithPatients, said: label, unless: nothing });
}

/** What anybody who treats or advises patients has to ask them. */
const topicsAskedOfPatients: ReadonlySet<GuardTopic> = new Set(['health', 'pregnancy']);

/** Stems that mark a posting as work that asks people about their health: in a pharmacy, on a ward or in a surgery. */
const asksPatients =
  /^(?:patient|pharmac|prescri|dispens|medicin|nurs(?!er)|wards?$|clinic|paramedic|midwi|physio|dental|dentist|hygienist|optom|podiat|пацієнт|аптек|аптеч|фармац|провізор|рецепт|лікарн|клінік|медсест|фельдшер|парамед|палат|стомат|акушер|реабіліт)/u;

/**
 * Whether a sentence in an expected answer, which no candidate is asked, is what somebody in this job asks a patient:
 * "How long has it hurt, and what else do you take?"
 */
export function isAskedOfPatient(sentence: string, topic: GuardTopic, matter: JobMatter | undefined): boolean {
  return topicsAskedOfPatients.has(topic) && /\?["”»]?\s*$/u.test(sentence) && isWorkOf(asksPatients, matter);
}

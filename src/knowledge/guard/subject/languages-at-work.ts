import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import { type JobMatter, matterStems } from './matter-line.ts';

/**
 * The topics that a line about a language would otherwise be found under: in English a language shares its people's
 * name.
 */
export const topicsOfLanguages: ReadonlySet<GuardTopic> = new Set(['origin', 'language', 'race']);

const names =
  '(welsh|irish|gaelic|english|german|french|polish|spanish|italian|portuguese|ukrainian|romanian|bulgarian|turkish|arabic|urdu|hindi|punjabi|bengali|mandarin|cantonese|dutch|czech|slovak|hungarian|lithuanian|latvian|swedish|norwegian|danish|greek)';

/** A language with how well it is spoken, read or written, or its use in the job. */
const skill = new Phrases([
  `${names}:? (_ )?(spoken|written|fluent|fluently|degree|reading|speaker|speaking|level|[abc][12]|is (desirable|welcome|an advantage|needed|used|asked for))`,
  `(fluent|spoken|speaks|speaking|written|writes|reads|working) (_ )?${names}`,
  `^ ?${names},? (good|basic|very good|conversational|working|intermediate|advanced)(,| and| at|:| ?$)`,
  `^ ?${names} \\( ?native ?\\)`,
]);

/** "(native)" after a language in a CV's list states a level. */
const levelInList = new RegExp(`^ ?${names} \\( ?native ?\\)`, 'u');

/** What makes it about somebody's own origin or accent. */
const own = new Phrases([
  'native|mother tongue|first language|accents?|born|birth|nationals?|nationality|citizens?|passport|heritage|famil(y|ies)|roots|blood|people|parents?|wife|husband|names?|looks?|sounds?|home|house|household|small|childhood|grew|raised|mother|father|not (_ )?(fluent|spoken|good)',
]);

/** Whether a whole normalised line is about somebody's command of a language that the posting names. */
export function isAboutLanguagesAtWork(text: string, matter: JobMatter | undefined): boolean {
  if (matter === undefined || own.spansIn(text.replace(levelInList, '')).length > 0) return false;
  return skill.spansIn(text).some(({ start, end }) => {
    const [name] = matterStems((new RegExp(names, 'u').exec(text.slice(start, end)) ?? [''])[0]);
    return name !== undefined && matter.has(name);
  });
}

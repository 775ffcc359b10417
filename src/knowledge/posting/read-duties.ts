import type { Language } from '#contracts/common.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { statesBusinessHours } from './business-hours.ts';
import { postingSentences } from './posting-sentences.ts';

const fewestWords = 3;
/** The words a 45-word question has left for a duty. */
const mostWords = 20;

// How a duty begins if no heading marks it.
const startsLikeDuty =
  /^(?:you (?:will |['’]ll )?(?!have|are|bring|know|need|must|can|hold)\p{L}+|(?:he|she|they) will |responsible for )|^\p{L}+ing (?!team|company|tools?\b|platform|systems?\b|software|apps?\b|products?\b|machines?\b|group|studio|firm|agency|plants?\b|store)|^(?:ви )?(?:будете|маєте) \p{L}+|^\p{L}+(?:ти|тися|тись)(?!\p{L})|^(?:ведення|проведення|організація|контроль|підготовка|розробка|розроблення|складання|забезпечення|супровід|обслуговування|виконання|участь|координація|планування|здійснення|надання|управління|керування|пошук|аналіз|створення|підтримка|прийом|приймання|облік|монтаж|ремонт|налагодження|викладання|догляд)(?!\p{L})/iu;

const notWork =
  /^(?:you(?:['’]ll| will)? (?:get|receive) an?|(?:ви )?(?:отримаєте|отримуєте)|don['’]t|do not|no|not|should|must|have|has|had|can|need|are|is)\b|^(?:потріб|бажан|обов['’ʼ]язков)|не обов['’ʼ]язков|\b(?:salary|bonus|vacation|insurance|office in|friendly|young|degree|diploma|years? of experience|competitive|send (?:your|us)|cv\b|resume|apply)\b|(?<!\p{L})(?:зарплат|заробітн\p{L}+ плат|відпустк|лікарнян|страхуванн|дружн|освіт[аи](?!\p{L})|рок(?:у|и|ів) досвіду|досвід роботи|надсилайте|резюме)/iu;

/** The duties in the posting's own words; only "you will" and bullets are cut. */
export function readDuties(posting: string, language: Language): readonly string[] {
  const duties: string[] = [];
  for (const { text, part } of postingSentences(posting)) {
    if (part !== 'duties' && (part !== undefined || !startsLikeDuty.test(text))) continue;
    if (notWork.test(text) || statesBusinessHours(text) || speaksToMachine(text)) continue;
    for (const duty of pieces(text)) {
      const count = wordsOf(duty).length;
      if (count < fewestWords || count > mostWords || /[?{}]|\([^)]*$|^[^(]*\)/u.test(duty)) continue;
      if (checkText(duty, { language, kind: 'question' }).length > 0) continue;
      if (!duties.includes(duty)) duties.push(duty);
    }
  }
  return duties;
}

/** The duty or sentence of the posting that an area of work comes from, if any. */
export function sentenceAbout(area: string, duties: readonly string[]): string | undefined {
  const wanted = wordStems(area);
  return duties
    .map((duty) => {
      const said = wordStems(duty);
      return { duty, share: [...wanted].filter((stem) => said.has(stem)).length / Math.max(1, wanted.size) };
    })
    .filter(({ duty, share }) => share > 0.5 && duty.trim().toLowerCase() !== area.trim().toLowerCase())
    .toSorted((one, other) => other.share - one.share)[0]?.duty;
}

function pieces(text: string): string[] {
  const body = text
    .replace(
      /^(?:in this role,? )?(?:you(?:['’]ll| will)?(?: also)?(?: be)?|he will|she will|they will|responsible for|ви будете|будете|ви маєте) /iu,
      '',
    )
    .replace(/[“”«»"„]/gu, '')
    .trim();
  if (wordsOf(body).length <= mostWords) return [body];
  // A sentence that lists several duties: each part that can stand alone.
  const parts = body.split(/, (?:and |та |і )?|; | and (?=\p{Ll}+(?:e|s)? )/u).map((part) => part.trim());
  return parts.filter((part) => wordsOf(part).length >= 4);
}

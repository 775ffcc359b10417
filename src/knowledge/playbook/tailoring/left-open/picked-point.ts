import type { Language } from '#contracts/common.ts';
import { isAssessment } from '#knowledge/notes/is-assessment.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { type NoteReading, type OpenPoint, isTerm, openPoint, sayable } from './open-point.ts';

/** Wordings that name a matter in a line which somebody picked, whether or not the line says that it is open. */
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:weak|weaker|thin|vague|light|poor|shaky|unsure|unclear|struggl\w+|hesitat\w+|hesitant|slow|shallow|rusty|superficial|fuzzy|sketchy)\s+(?:on|about|with|in|at|around|over|when it comes to)\s+(?<topic>.+)/iu,
    /\b(?:nothing|little|not (?:much|a lot|a word)|not enough|no (?:\p{L}+ )?(?:examples?|details?|figures?|numbers?|evidence|proof|experience|word)|few (?:examples?|details?|figures?)|only (?:theory|generalit\w+))\s+(?:on|about|of|for|from|around|with|in)\s+(?<topic>.+)/iu,
    /\b(?:doubts?|concerns?|questions?|question marks?|reservations?|not (?:sure|convinced|certain)|unsure)\s+(?:about|on|over|of|by|around|regarding)\s+(?<topic>.+)/iu,
    /^(?:no|missing|lacks?|lacking|needs?)\s+(?:any\s+|more\s+)?(?<topic>[^.,;:]+)/iu,
    /^(?<topic>[^.,;:–—]{2,45}?)\s[–—-]\s/iu,
    /^(?<topic>[^.,;:?]{2,45})\?/iu,
  ],
  uk: [
    /(?<!\p{L})(?:слабк\p{L}+|слабо|слабше|слабувато|поверхов\p{L}+|непевн\p{L}*|невпевнен\p{L}*|плута\p{L}+|губи\p{L}+|хитко|туманно)\s+(?:(?:з|із|зі|у|в|на|щодо)\s+)(?<topic>.+)/iu,
    /(?<!\p{L})(?:нічого|мало|майже нічого|ані слова|ні слова|без прикладів|без цифр|лише загальн\p{L}+|тільки теорія)\s+(?<topic>(?:про|щодо|по)\s.+)/iu,
    /(?<!\p{L})(?:сумніви?|сумніваюся|не певн\p{L}{1,2}|не впевнен\p{L}{1,2}|питання)\s+(?<topic>(?:щодо|про|по)\s.+)/iu,
    /^(?<topic>[^.,;:–—]{3,45}?)\s[–—-]\s/iu,
    /^(?<topic>[^.,;:?]{3,45})\?/iu,
  ],
};

/** Words that may be a verb: such a line is a sentence, and without its subject it cannot be said. */
const mayBeVerb: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\p{L}+(?:ed|s) .|(?:left|went|came|got|took|gave|said|told|knew|did|had|has|is|was|were|can|could|would|will|won|lost|ran|made|kept|spoke|never|not|no|only|just|still|would|cannot|don|didn)(?:\s|$|['’]))/iu,
  uk: /(?<!\p{L})(?:не|ні|є|нема|немає|хоче|може|каже|пише|веде|буде|їде|бере|\p{L}{2,}(?:в|вся|ла|лася|ло|лося|ли|лися|ить|їть|ає|яє|ує|ює|ться|[кнт]о))(?!\p{L})/iu,
};
/** The most words of a line that is taken as the name of a matter. */
const mostWordsOfName = 4;
/** "Why left Moor End": the subject is the candidate. */
const withoutSubject =
  /^(?<opens>why|when|how) (?<verb>left|moved|quit|stopped|resigned|changed|switched)\b(?<rest>[^.,;:?!]*)/iu;

/** What a picked line is about, in words that can be said to the candidate; undefined if it has none but an assessment. */
export function pickedPoint(sentence: string, reading: NoteReading): OpenPoint | undefined {
  const { language } = reading;
  const own = sentence.replace(/[.!…]+$/u, '').trim();
  const { opens, verb = '', rest = '' } = withoutSubject.exec(own)?.groups ?? {};
  if (opens !== undefined) {
    return { sentence, kind: 'clause', words: `${opens.toLowerCase()} you ${verb}${rest}`, shownBy: 'answer' };
  }
  const isNeutral = ({ kind, words }: Pick<OpenPoint, 'kind' | 'words'>) =>
    kind === 'clause' || kind === 'lack' || !isAssessment(words, language);
  const found = openPoint(sentence, reading);
  if (found !== undefined && isNeutral(found)) return found;
  const isName = wordsOf(own).length <= mostWordsOfName && !mayBeVerb[language].test(own) && !own.includes(',');
  const said = [
    ...patterns[language].flatMap((pattern) => pattern.exec(own)?.groups?.['topic'] ?? []),
    ...(isName ? [own] : []),
  ]
    .flatMap((topic) => sayable(topic, language) ?? [])
    .find(isNeutral);
  if (said === undefined) return undefined;
  return { sentence, ...said, shownBy: isTerm(said.words, language) ? 'answer' : said.shownBy };
}

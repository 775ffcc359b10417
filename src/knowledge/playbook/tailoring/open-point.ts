import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** What a note of an earlier round says is open, as it can be said to the person it is about. */
export interface OpenPoint {
  /** the note's sentence */
  readonly sentence: string;
  /** `topic`: words to set in quotation marks; `clause`: "how you decide in an incident"; `about`: «по обліку ліків» */
  readonly kind: 'topic' | 'clause' | 'about';
  readonly words: string;
}

const mostWords = 12;

const asker = String.raw`(?:he|she|they)`;
// Each has the open matter as its group `topic`.
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:check|probe|verify|clarify|dig into|explore|find out|confirm|settle|to ask|ask (?:him|her|them))\s+(?:more\s+)?(?:about\s+|on\s+|for\s+)?(?<topic>.+)/iu,
    /\bwants?\s+(?<topic>.+?)\s+(?:checked|clarified|probed|verified)\b/iu,
    /\b(?:unclear|not clear|open|unsure|not convinced|did(?: not|n['’]t) (?:say|explain|show|ask))\s+(?<topic>(?:how|whether|if|what|why|when|which)\s.+)/iu,
    /\b(?:weak|weaker|thin|thinner|vague|vaguer|light|shaky|hesitant|less (?:convincing|sure|strong|certain))\s+(?:on|about|in|around|with|at)\s+(?<topic>.+)/iu,
    /\b(?:did(?: not|n['’]t)|could(?: not|n['’]t)|never)\s+(?:really\s+)?(?:ask|asked|cover|covered|get to|discuss|discussed|talk|talked|go into|went into|touch|touched|name|named|explain|explained)\s+(?:about\s+|on\s+)?(?<topic>.+)/iu,
    /^(?<topic>[^.,;:]{2,50}?)\s+(?:side\s+)?(?:(?:was|is|stayed|remained|seemed|looked)\s+)?(?:weak|weaker|thin|thinner|vague|unclear)\b/iu,
  ],
  uk: [
    /(?<!\p{L})(?:перевірити|уточнити|з['’ʼ]ясувати|розібрати|розпитати|спитати|запитати|перепитати)[,:]?\s+(?:ще\s+)?(?:про\s+|щодо\s+)?(?<topic>.+)/iu,
    /(?<!\p{L})(?:незрозуміло|не\s?ясно|не зрозуміло|відкрит\p{L}+(?: питання)?)[,:]?\s+(?<topic>(?:як|чи|чому|що|кого|коли|наскільки)\s.+)/iu,
    /^(?<topic>(?:чи|як)\s.+?)\s*[–—-]\s*не (?:з['’ʼ]ясува|зрозумі|питал|встигл)\p{L}+/iu,
    /^(?:на питання )?(?<topic>(?:по|щодо|про)\s+[^.,;:]{3,60}?)\s+(?:відповід?\p{L}+|обмеж\p{L}+|говори\p{L}+|перев\p{L}+ розмову|спочатку плута\p{L}+|плута\p{L}+)/iu,
    /(?<!\p{L})(?:слабк\p{L}*|поверхов\p{L}*|непевн\p{L}*|бракує)\s+(?<topic>(?:щодо|про|по)\s+.+)/iu,
    /(?:^|;\s*)(?<topic>[^;.]{6,80}?)\s*[–—-]\s*(?:уник\p{L}+|відпові\p{L}+ загально)/iu,
    /(?<!\p{L})не (?:питали|обговорили|торкнулися|встигли (?:про|обговорити|спитати про))\s+(?:про\s+)?(?<topic>.+)/iu,
    /^(?<topic>[^.,;:]{3,50}?)\s+не (?:назва|розкри|поясни|згада)\p{L}+$/iu,
  ],
};

/** The first sentence of these that says what is open. */
export function openPoint(sentences: readonly string[], language: Language): OpenPoint | undefined {
  for (const sentence of sentences) {
    for (const pattern of patterns[language]) {
      const topic = pattern.exec(sentence)?.groups?.['topic'];
      const said = topic === undefined ? undefined : sayable(topic, language);
      if (said !== undefined) return { sentence, ...said };
    }
  }
  return undefined;
}

function sayable(topic: string, language: Language): Pick<OpenPoint, 'kind' | 'words'> | undefined {
  // A second point, an aside or a judgement ends it.
  const first = topic
    .split(
      /[.;:!?()]|\s[–—-]\s|,\s|\s(?:but|though|although|when|because|and (?:said|was|did|whether|how)|та чи|і чи|й чи|але|бо)\s/iu,
    )[0]
    ?.trim();
  if (first === undefined || first === '') return undefined;
  const said = language === 'en' ? english(first) : ukrainian(first);
  const count = wordsOf(said.words).length;
  // "To ask at the panel" says where, not what.
  const isPlace = /^(?:at|in|on|на|в|у|під час)\s/iu.test(said.words);
  return count === 0 || count > mostWords || isPlace || third[language].test(said.words) ? undefined : said;
}

/** Who still stands in it in the third person cannot be spoken to so. */
const third: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|his|her|him|hers|they|their|them|I|we)\b/iu,
  uk: /(?<!\p{L})(?:він|вона|вони|його|її|йому|їй|їх|готов(?:ий|а))(?!\p{L})/iu,
};

const handling = new RegExp(
  String.raw`^how ${asker} (?:handles?|deals? with|works? with|manages?|approach(?:es)?|copes? with|treats?) `,
  'iu',
);
const clause = new RegExp(
  String.raw`^(?<opens>how|whether|if|what|why|when|which \S+) ${asker} (?<verb>\S+)(?<rest>.*)$`,
  'iu',
);

function english(topic: string): Pick<OpenPoint, 'kind' | 'words'> {
  if (handling.test(topic)) return { kind: 'topic', words: topic.replace(handling, '') };
  const found = clause.exec(topic)?.groups;
  if (found === undefined) return { kind: 'topic', words: topic.replace(/^(?:the|a|an|his|her|their)\s+/iu, '') };
  const { opens = '', verb = '', rest = '' } = found;
  return { kind: 'clause', words: `${opens.toLowerCase()} you ${ofYou(verb)}${rest}` };
}

/** "decides" → "decide", "is" → "are" */
function ofYou(verb: string): string {
  const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };
  return (
    irregular[verb] ??
    verb
      .replace(/ies$/u, 'y')
      .replace(/(?<=(?:ch|sh|ss|x))es$/u, '')
      .replace(/(?<!s)s$/u, '')
  );
}

function ukrainian(topic: string): Pick<OpenPoint, 'kind' | 'words'> {
  const found =
    /^(?<opens>як|чи|чому|що|коли|наскільки)\s+(?:(?:він|вона)\s+)?(?<verb>\p{L}+(?:є|ить|їть))(?<rest>(?:\s.*)?)$/iu.exec(
      topic,
    )?.groups;
  if (found === undefined) {
    const isOblique = /^(?:по|щодо|про)\s/iu.test(topic);
    return {
      kind: isOblique ? 'about' : 'topic',
      words: topic.replace(/^\S+/u, (first) => (isOblique ? first.toLowerCase() : first)),
    };
  }
  const { opens = '', verb = '', rest = '' } = found;
  const yours = verb.endsWith('є') ? `${verb}те` : `${verb.slice(0, -2)}те`;
  return { kind: 'clause', words: `${opens.toLowerCase()} ви ${yours}${rest}` };
}

import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** An open point from an earlier round's note, worded so that it can be said to the candidate. */
export interface OpenPoint {
  /** the sentence of the note */
  readonly sentence: string;
  /** `topic`: words to put in quotation marks; `clause`: "how you decide in an incident"; `about`: «по обліку ліків» */
  readonly kind: 'topic' | 'clause' | 'about';
  readonly words: string;
  /**
   * Whether a case from experience would show it; otherwise one short answer settles it: "why the contract was not
   * renewed".
   */
  readonly isCase: boolean;
}

const mostWords = 14;
const fewestWordsOfClause: Readonly<Record<Language, number>> = { en: 3, uk: 4 };

const asker = String.raw`(?:he|she|they)`;
/** Verbs for something not established; the subject, if any, is the interviewer. */
const notReached = String.raw`(?:did(?: not|n['’]t)|could(?: not|n['’]t)|can(?:not| not|['’]t)|never|was(?: not|n['’]t) able to)`;
const clauseWord = String.raw`(?:how|whether|if|what|why|when|which|who|where)`;

interface Pattern {
  /** captures the open matter in the group `topic` */
  readonly found: RegExp;
  /** it always matches a fact or a term, whatever the words */
  readonly isFact?: true;
}

const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    {
      found:
        /(?<!\b(?:we|i|he|she|they|you) )\b(?:check|probe|verify|clarify|dig into|explore|find out|confirm|settle|to ask|ask (?:him|her|them))\s+(?:more\s+)?(?:about\s+|on\s+|for\s+)?(?<topic>.+)/iu,
    },
    { found: /\bwants?\s+(?<topic>.+?)\s+(?:checked|clarified|probed|verified)\b/iu },
    {
      found: new RegExp(
        String.raw`\b(?:unclear|not (?:clear|sure|convinced)|open|unsure)\s+(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found: new RegExp(
        String.raw`\b(?:${notReached}|hard to)\s+(?:really\s+)?(?:get at|say|tell|explain|show|ask|establish|make out|work out|find out|see|judge|learn)\s+(?:me\s+|us\s+)?(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found:
        /\b(?:weak|weaker|thin|thinner|vague|vaguer|light|shaky|hesitant|less (?:convincing|sure|strong|certain))\s+(?:on|about|in|around|with|at)\s+(?<topic>.+)/iu,
    },
    {
      found: new RegExp(
        String.raw`\b${notReached}\s+(?:really\s+)?(?:ask(?:ed)?(?: about)?|cover(?:ed)?|get to|got to|reach(?:ed)?|discuss(?:ed)?|talk(?:ed)? about|go into|went into|touch(?:ed)?(?: on)?|named?|explain(?:ed)?|(?:tell|give|show) (?:me|us))\s+(?<topic>.+)`,
        'iu',
      ),
    },
    { found: /\b(?:would(?: not|n['’]t) be drawn|kept quiet|said little|evasive)\s+(?:on|about)\s+(?<topic>.+)/iu },
    { found: /\b(?:nobody|no one|none of us)\s+(?:has |have )?asked\s+(?:(?:him|her|them)\s+)?about\s+(?<topic>.+)/iu },
    {
      found:
        /\b(?:did(?: not|n['’]t) have time|no time|ran out of time|time ran out)\s+(?:for|to (?:ask|talk) about|before (?:I|we) could (?:ask|talk) about)\s+(?<topic>.+)/iu,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,50}?)\s+(?:(?:was|were)\s+)?(?:not|never)\s+(?:discussed|covered|settled|raised|agreed|talked about|asked about)\b/iu,
      isFact: true,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,50}?)\s+(?:side\s+)?(?:(?:was|is|stayed|remained|seemed|looked)\s+)?(?:weak|weaker|thin|thinner|vague|unclear)\b/iu,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,60}?)\s+(?:(?:we|was|were|is|are)\s+)*(?:left|put off) (?:for|to|until) (?:another|a later|the (?:next|last))\b/iu,
      isFact: true,
    },
    {
      found: /^(?:and |but |also,? |so,? )*(?<topic>(?:would|will|can|could|is|does|has) (?:he|she|they)\s[^?]+)\?$/iu,
      isFact: true,
    },
  ],
  uk: [
    {
      found:
        /(?:^|[,;]\s*)(?<topic>[^,.;]{6,60}?)\s+(?:розібрати|перевірити|уточнити|обговорити)\s+(?:докладно|детально|окремо|глибше)/iu,
    },
    {
      found:
        /(?<!\p{L})(?:перевірити|уточнити|з['’ʼ]ясувати|розібрати|розпитати|спитати|запитати|перепитати)[,:]?\s+(?:ще\s+)?(?:про\s+|щодо\s+)?(?<topic>.+)/iu,
    },
    {
      found:
        /(?<!\p{L})(?:незрозуміло|не\s?ясно|не зрозуміло|відкрит\p{L}+(?: питання)?)[,:]?\s+(?<topic>(?:як|чи|чому|що|кого|коли|наскільки|скільки|хто|де)\s.+)/iu,
    },
    {
      found:
        /(?:^|[,;:–—-]\s*|\s(?:але|а|та|і|й)\s+)(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки)\s[^,;–—]+?),?\s*[–—-]?\s*(?:(?:я|ми|теж|також|досі|так|і|й)\s+)*не (?:почу|зрозумі|дізна|з['’ʼ]ясу|домов|обговор|пита|спита|поясн|назва|сказа|згада|розпові|встиг)\p{L}*/iu,
    },
    {
      found:
        /(?<!\p{L})не (?:поясни|розпові|назва|сказа|уточни|показа|зрозумі|дізна|з['’ʼ]ясува)\p{L}*,?\s+(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|звідки|чи)\s.+)/iu,
    },
    {
      found:
        /^(?:на питання )?(?<topic>(?:по|щодо|про)\s+[^.,;:]{3,60}?)\s+(?:відповід?\p{L}+|обмеж\p{L}+|говори\p{L}+|перев\p{L}+ розмову|спочатку плута\p{L}+|плута\p{L}+)/iu,
    },
    { found: /(?<!\p{L})(?:слабк\p{L}*|поверхов\p{L}*|непевн\p{L}*|бракує)\s+(?<topic>(?:щодо|про|по)\s+.+)/iu },
    { found: /(?:^|;\s*)(?<topic>[^;.]{6,80}?)\s*[\u2013\u2014-]\s*(?:уник\p{L}+|відпові\p{L}+ загально)/iu },
    {
      found:
        /(?<!\p{L})не (?:питали|обговорили|торкнулися|дійшли до|встигли (?:про|обговорити|спитати про))\s+(?:про\s+)?(?<topic>.+)/iu,
    },
    { found: /^(?<topic>[^.,;:]{3,50}?)\s+не (?:назва|розкри|поясни|згада)\p{L}+$/iu },
    { found: /^(?:і |а |та |але )*(?<topic>(?:чи|чому|коли|скільки)\s[^?]+)\?$/iu, isFact: true },
  ],
};

/** The first open point of each sentence that has one, in sentence order. */
export function openPoints(sentences: readonly string[], language: Language): readonly OpenPoint[] {
  return sentences.flatMap((sentence) => {
    const own = withoutSpeech(sentence).replace(/[.!…]+$/u, '');
    for (const { found, isFact } of patterns[language]) {
      const topic = found.exec(own)?.groups?.['topic'];
      const said = topic === undefined ? undefined : sayable(topic, language);
      if (said !== undefined) return [{ sentence, ...said, isCase: said.isCase && isFact !== true }];
    }
    return [];
  });
}

/** Removes the candidate's own words, which open nothing. A quoted name of one or two words stays. */
function withoutSpeech(sentence: string): string {
  return sentence.replace(/(?:“[^”]*”|"[^"]*"|«[^»]*»)/gu, (quoted) => (wordsOf(quoted).length > 2 ? '…' : quoted));
}

type Said = Pick<OpenPoint, 'kind' | 'words' | 'isCase'>;

function sayable(topic: string, language: Language): Said | undefined {
  // Ends at a second point, an aside or a judgement.
  const first = topic
    .split(
      /[.;:!?()…]|\s[–—-]\s|,\s|\s(?:but|though|although|when|because|and (?:said|was|did|whether|how|we|I)|та чи|і чи|й чи|але|бо)\s/iu,
    )[0]
    ?.trim();
  if (first === undefined || first === '') return undefined;
  const said = language === 'en' ? english(first.replace(/ (?:him|her|them)sel(?:f|ves)$/iu, '')) : ukrainian(first);
  const count = wordsOf(said.words).length;
  // "To ask at the panel" says where, not what.
  const isPlace = /^(?:at|in|on|на|в|у|під час)\s/iu.test(said.words);
  // "How exactly", «що ви зробили» refer to another sentence.
  const isBare = noMatter.test(said.words) || count < (said.kind === 'clause' ? fewestWordsOfClause[language] : 1);
  return isBare || count > mostWords || isPlace || third[language].test(said.words) ? undefined : said;
}

/** Words that say how something was not done or refer to another sentence: no subject of their own. */
const noMatter =
  /^(?:which|what|who) (?:was|is|were|are) yours$|^не\s|^(?:докладно|детально|більше|далі|окремо|глибше|much|more|further|properly|enough)$/iu;

/** Words in the third person cannot be said to the candidate, and "it" does not say what is meant. */
const third: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|his|her|him|hers|they|their|them|I|we|it|this|that|everything|anything)\b/iu,
  uk: /(?<!\p{L})(?:він|вона|вони|його|її|йому|їй|їх|готов(?:ий|а)|це|цього|цим|там|тоді|я|ми)(?!\p{L})/iu,
};

const handling = new RegExp(
  String.raw`^how ${asker} (?:handles?|deals? with|works? with|manages?|approach(?:es)?|copes? with|treats?) `,
  'iu',
);
const clause = new RegExp(
  String.raw`^(?<opens>how|whether|if|what|why|when|who|where|which(?: [^ ]+)?) ${asker}(?!\p{L})(?<would>['’]d| would)? ?(?<verb>\S+)(?<rest>.*)$`,
  'iu',
);
const unasked = new RegExp(String.raw`^(?<verb>would|will|can|could|is|does|has) ${asker} (?<rest>.+)$`, 'iu');

function english(topic: string): Said {
  if (handling.test(topic)) return { kind: 'topic', words: topic.replace(handling, ''), isCase: true };
  const asked = unasked.exec(topic)?.groups;
  if (asked !== undefined) {
    const { verb = '', rest = '' } = asked;
    const own = /^does$/iu.test(verb) ? '' : `${ofYou(verb.toLowerCase())} `;
    return { kind: 'clause', words: `whether you ${own}${rest}`, isCase: false };
  }
  const found = clause.exec(topic)?.groups;
  if (found !== undefined) {
    const { opens = '', would, verb = '', rest = '' } = found;
    const own = would === undefined ? ofYou(verb) : `would ${verb}`;
    return { kind: 'clause', words: `${opens.toLowerCase()} you ${own}${rest}`, isCase: /^how$/iu.test(opens) };
  }
  if (new RegExp(`^${clauseWord} `, 'iu').test(topic)) {
    const words = topic.replace(/\b(was|is|were|are) (?:his|hers|theirs)\b/iu, '$1 yours');
    return { kind: 'clause', words: words.replace(/^\S+/u, (opens) => opens.toLowerCase()), isCase: false };
  }
  return { kind: 'topic', words: topic.replace(/^(?:the|a|an|his|her|their)\s+/iu, ''), isCase: true };
}

/** Converts to the second person: "decides" → "decide", "is" → "are". */
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

const clauseOfUkrainian =
  /^(?<opens>як|чи|чому|що|коли|наскільки|скільки|де|куди|звідки|хто)\s+(?:(?:він|вона)\s+)?(?<not>не\s+)?(?:(?:тоді|потім|раніше|саме|зараз|далі)\s+)?(?<verb>\p{L}+)(?<rest>(?:\s.*)?)$/iu;

function ukrainian(topic: string): Said {
  const { opens = '', not = '', verb = '', rest = '' } = clauseOfUkrainian.exec(topic)?.groups ?? {};
  if (opens === '') {
    const isOblique = /^(?:по|щодо|про)\s/iu.test(topic);
    return {
      kind: isOblique ? 'about' : 'topic',
      words: topic.replace(/^\S+/u, (first) => (isOblique ? first.toLowerCase() : first)),
      isCase: true,
    };
  }
  const yours = toYou(verb);
  // How something will be done is a term; how it is or was done can be shown by a case.
  const isCase = /^як$/iu.test(opens) && yours !== undefined && !/мете(?:ся)?$/u.test(yours);
  return {
    kind: 'clause',
    words: yours === undefined ? lowered(topic) : `${opens.toLowerCase()} ви ${not}${yours}${rest}`,
    isCase,
  };
}

/** Converts «вирішує», «поїде», «їздитиме», «передавала» to the form used with «ви»; undefined for any other word. */
function toYou(verb: string): string | undefined {
  const [, stem = '', reflexive = ''] = /^(.*?)(ся)?$/u.exec(verb) ?? [];
  if (/(?:є|тиме)$/u.test(stem)) return `${stem}те${reflexive}`;
  if (/(?:ить|їть)$/u.test(stem)) return `${stem.slice(0, -2)}те${reflexive}`;
  if (/\p{L}{2}[аияіоу]ла$/u.test(stem) || /(?:шла|гла|кла)$/u.test(stem)) return `${stem.slice(0, -1)}и${reflexive}`;
  if (stem.endsWith('шов')) return `${stem.slice(0, -2)}ли${reflexive}`;
  if (/\p{L}[аияі]в$/u.test(stem)) return `${stem.slice(0, -1)}ли${reflexive}`;
  return undefined;
}

function lowered(text: string): string {
  return text.replace(/^\S+/u, (first) => first.toLowerCase());
}

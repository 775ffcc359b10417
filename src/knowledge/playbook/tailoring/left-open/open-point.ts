import type { Language } from '#contracts/common.ts';
import { openLabel } from '#knowledge/notes/note-labels.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { lackIn } from './open-lacks.ts';
import { openPatterns } from './open-patterns.ts';

/** Something a note of an earlier round leaves open, in words that can be said to the candidate. */
export interface OpenPoint {
  /** the sentence of the note */
  readonly sentence: string;
  /**
   * `topic`: words to quote; `clause`: "how you decide in an incident"; `about`: «по обліку ліків»; `lack`: work the
   * candidate has not done, "holding a budget", in Ukrainian a clause: «з інвестором ви не працювали»
   */
  readonly kind: 'topic' | 'clause' | 'about' | 'lack';
  readonly words: string;
  /**
   * What settles it. `case`: an example of the work; `nearest`: the most similar work, since there may be no such
   * example; `account`: an explanation of how something came about; `answer`: one short answer, such as why a contract
   * was not renewed
   */
  readonly shownBy: 'case' | 'nearest' | 'account' | 'answer';
}

/** The context in which the sentences of a note are read. */
export interface NoteReading {
  readonly language: Language;
  /** the whole note, which shows by which pronoun it refers to the candidate */
  readonly note: string;
  /** the note marks these sentences as open, whatever their wording */
  readonly isMarked: boolean;
}

const mostWords = { topic: 14, clause: 18 } as const;
const fewestWordsOfClause = 4;

const asker = String.raw`(?:he|she|they)`;
const clauseWord = String.raw`(?:how|whether|if|what|why|when|which|who|where)`;

/** The first open point of a sentence; undefined if it cannot be said to the candidate without guessing. */
export function openPoint(sentence: string, { language, note, isMarked }: NoteReading): OpenPoint | undefined {
  const own = withoutSpeech(sentence)
    .replace(/[.!…]+$/u, '')
    .replace(/^(?:also|and|but|so|still|then|again),?\s+/iu, '');
  const lack = isMarked ? lackIn(own, language) : undefined;
  const lacking =
    lack === undefined || wordsOf(lack.words).length > mostWords.topic || third[language].test(lack.words)
      ? []
      : [{ at: lack.at, kind: 'lack' as const, words: lack.words, shownBy: 'nearest' as const }];
  const found = openPatterns[language].flatMap(
    ({ found: pattern, isFact = false, isUnreached = false, isOpenIfSaid }) => {
      if (isOpenIfSaid === true && !isMarked) return [];
      const match = pattern.exec(own);
      const topic = match?.groups?.['topic'];
      // A label such as "Weaker on packing:" is an assessment rather than a topic.
      if (match === null || topic === undefined || openLabel(`${topic}:`) !== undefined) return [];
      const at = match.index + match[0].indexOf(topic);
      const pronoun = otherPerson[language].test(own.slice(0, at)) ? undefined : pronounOf(note, language);
      const said = sayable(topic, language, pronoun);
      if (said === undefined) return [];
      const isShort = isFact || isTerm(said.words, language);
      // The point of a topic says that it was not reached, so the note must say so too.
      const isAnswer = isShort && (said.kind === 'clause' || isUnreached);
      return [{ at, ...said, shownBy: isAnswer ? ('answer' as const) : said.shownBy }];
    },
  );
  // The point named first weighs most.
  const [first] = [...lacking, ...found].toSorted((one, other) => one.at - other.at);
  return first === undefined ? undefined : { sentence, kind: first.kind, words: first.words, shownBy: first.shownBy };
}

/** Removes the candidate's own words, which open nothing. A quoted name of one or two words stays. */
function withoutSpeech(sentence: string): string {
  return sentence.replace(/(?:“[^”]*”|"[^"]*"|«[^»]*»)/gu, (quoted) => (wordsOf(quoted).length > 2 ? '…' : quoted));
}

/** Facts and terms, in topics and clauses. */
const terms: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:gap|notice(?: period)?|salary|pay|money|bonus|commission split|start(?:ing)? date|dates|distance|commut\w+|relocat\w+|travel|(?:late|night|weekend|early) shifts?|shifts|weekends?|working hours|on-call|references?)\b|\b(?:time|years?|months?) before\b|^(?:what|where) you (?:did|were|worked|have done)\b.*\b(?:between|before|after|during|since|until|in (?:19|20)\d\d)\b|^(?:(?:19|20)\d\d(?:[ ,-]|and|to|$)+)+/iu,
  uk: /(?<!\p{L})(?:гроші|грошей|оплат\p{L}+|ставк\p{L}+|зарплат\p{L}+|перерв\p{L}+|субот\p{L}*|вихідн\p{L}+|дат\p{L}+ виходу|переїзд\p{L}*|відряджен\p{L}+)(?!\p{L})|^чим ви |^що було між |(?:^|\s)рік (?:19|20)\d\d|^(?:19|20)\d\d/iu,
};

/** Whether words name a fact or a term that one short answer settles, such as pay, notice, a gap or a year. */
export function isTerm(words: string, language: Language): boolean {
  return terms[language].test(words);
}

/** Other people to whom a pronoun, or a verb without a subject, could refer. */
const otherPerson: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:manager|director|owner|partner|client|customer|colleague|boss|supervisor|foreman|assistant|deputy|predecessor|successor|engineer|doctor|nurse|driver|contractor|supplier|adviser|advisor|consultant|technician|lawyer|accountant|auditor|inspector|matron|volunteer|tenant|patient|pupil|parent|teacher|operator|cleaner|planner)s?\b/iu,
  uk: /(?<!\p{L})(?:директор|керівни|начальни|менеджер|партнер|клієнт|власни|колег|бухгалтер|майст(?:ер|ра|ру)|інженер|лікар|юрист|підрядни|постачальни|завідувач|бригад|замовни|аудитор|інспектор|технолог|водій|водія|помічни|заступни|попередни)/iu,
};

type Pronoun = 'he' | 'she' | 'they';

/** The pronoun by which a note refers to the candidate; undefined if that is uncertain. */
function pronounOf(note: string, language: Language): Pronoun | undefined {
  if (language === 'uk') return 'they';
  const said = withoutSpeech(note);
  const isHe = /\b(?:he|him|his|himself)\b/iu.test(said);
  const isShe = /\b(?:she|her|hers|herself)\b/iu.test(said);
  if (isHe && isShe) return undefined;
  if (isHe) return 'he';
  if (isShe) return 'she';
  // A single "they" may mean somebody else.
  return (said.match(/\bthey\b/giu)?.length ?? 0) > 1 ? 'they' : undefined;
}

type Said = Pick<OpenPoint, 'kind' | 'words' | 'shownBy'>;

/** An open point ends at a second point, an aside or a judgement. */
const ends = String.raw`[;:!?()…]|\.(?!\d)|\s[\u2013\u2014-]\s|,\s|\s(?:but|though|although|yet|and (?:said|was|did|whether|how|we|I|could|went|gave|spoke|had|has|he|she|they|on what)|or (?:to )?how|та чи|і чи|й чи|але|бо)\s`;
const endsOfClause = new RegExp(ends, 'iu');
const endsOfTopic = new RegExp(String.raw`${ends}|\s(?:when|because)\s`, 'iu');
const clauseBegins = new RegExp(
  String.raw`^${clauseWord}\s|^(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим|наскільки)\s`,
  'iu',
);

/** A topic or clause in words that can be said to the candidate; undefined if there are none. */
export function sayable(topic: string, language: Language, pronoun?: Pronoun): Said | undefined {
  const isClause = clauseBegins.test(topic);
  const first = topic
    .split(isClause ? endsOfClause : endsOfTopic)[0]
    ?.replace(/[\s–—-]+$/u, '')
    .trim();
  if (first === undefined || first === '') return undefined;
  const said =
    language === 'en'
      ? english(first.replace(/ (?:him|her|them)sel(?:f|ves)$/iu, ''), pronoun)
      : ukrainian(first, pronoun !== undefined);
  if (said === undefined) return undefined;
  const count = wordsOf(said.words).length;
  // "To ask at the panel" says where, not what.
  const isPlace =
    /^(?:at|in|on|after|before|when|over|for|to|by|from|with|of|under|на|в|у|з|із|зі|під час)\s/iu.test(said.words) &&
    said.kind === 'topic';
  // "How exactly", «що ви зробили» refer to another sentence.
  const isBare = noMatter.test(said.words) || count < (said.kind === 'clause' ? fewestWordsOfClause : 1);
  const isLong = count > (said.kind === 'clause' ? mostWords.clause : mostWords.topic);
  return isBare || isLong || isPlace || third[language].test(said.words) ? undefined : said;
}

/** Words that say how something was not done or refer to another sentence: no subject of their own. */
const noMatter =
  /^(?:which|what|who) (?:was|is|were|are) yours$|\s(?:since|then|too|either)$|^не\s|^(?:докладно|детально|більше|далі|окремо|глибше|much|more|further|properly|enough|also|answers?|examples?|evidence|details?)$/iu;

/** Words in the third person cannot be said to the candidate, and "it" does not say what is meant. */
const third: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|his|her|him|hers|himself|herself|they|their|them|I|we|me|my|us|it|its|this|that|these|those|there|everything|anything)\b/iu,
  uk: /(?<!\p{L})(?:він|вона|вони|його|її|йому|їй|їх|їхн\p{L}+|них|нього|неї|ним|нею|ними|сво(?:ю|є|го|єї|їм|ї|їх|їми|єму)|готов(?:ий|а)|це|цього|цим|там|тоді|я|ми|мене|мені)(?!\p{L})/iu,
};

const handling = new RegExp(
  String.raw`^how ${asker} (?:handles?|deals? with|works? with|manages?|approach(?:es)?|copes? with|treats?) `,
  'iu',
);
const clause = new RegExp(
  String.raw`^(?<opens>how(?: many| much| long| often)?|whether|if|what|why|when|who|where|which(?: [^ ]+)?) (?<who>${asker})(?!\p{L})(?<would>['’]d| would)? ?(?<verb>\S+)(?<rest>.*)$`,
  'iu',
);
const unasked = new RegExp(String.raw`^(?<verb>would|will|can|could|is|does|has) (?<who>${asker}) (?<rest>.+)$`, 'iu');
const adverb = /^(?:always|often|usually|still|just|also|really|actually|never|only|then|now|ever|not|\p{L}+ly)$/iu;

/** Undefined if the words may refer to somebody other than the candidate. */
function english(topic: string, pronoun: Pronoun | undefined): Said | undefined {
  const isOther = (who: string | undefined) => who?.toLowerCase() !== pronoun;
  if (handling.test(topic)) {
    if (isOther(topic.split(' ')[1])) return undefined;
    return { kind: 'topic', words: topic.replace(handling, ''), shownBy: 'case' };
  }
  const asked = unasked.exec(topic)?.groups;
  if (asked !== undefined) {
    const { verb = '', rest = '', who } = asked;
    const own = /^does$/iu.test(verb) ? '' : `${ofYou(verb.toLowerCase())} `;
    return isOther(who) ? undefined : { kind: 'clause', words: `whether you ${own}${rest}`, shownBy: 'answer' };
  }
  const found = clause.exec(topic)?.groups;
  if (found !== undefined) {
    const { opens = '', would, verb = '', rest = '', who } = found;
    const own = would === undefined ? ofYou(verb) : `would ${verb}`;
    // In "how he plans and runs", the second verb would stay in the third person.
    const hasSecondVerb = would === undefined && own !== verb && /\s(?:and|or) \p{L}+s\b/u.test(rest);
    if (isOther(who) || adverb.test(verb) || hasSecondVerb) return undefined;
    const words = `${opens.toLowerCase()} you ${own}${rest}`;
    return { kind: 'clause', words, shownBy: shownByClause(words) };
  }
  if (new RegExp(`^${clauseWord} `, 'iu').test(topic)) {
    const isTheirs = /\b(?:was|is|were|are) (?<whose>his|hers|theirs)\b/iu.exec(topic)?.groups?.['whose'];
    const whose = { his: 'he', hers: 'she', theirs: 'they' }[isTheirs ?? ''];
    if (isTheirs !== undefined && isOther(whose)) return undefined;
    const words = topic
      .replace(/\b(was|is|were|are) (?:his|hers|theirs)\b/iu, '$1 yours')
      .replace(/^\S+/u, (opens) => opens.toLowerCase());
    return { kind: 'clause', words, shownBy: shownByClause(words) };
  }
  return { kind: 'topic', words: topic.replace(/^(?:the|a|an|his|her|their)\s+/iu, ''), shownBy: 'case' };
}

/** What settles an English clause, by the word it begins with. */
function shownByClause(words: string): OpenPoint['shownBy'] {
  if (
    /^(?:who you|whether you (?:can|could|have|had|ever|are able|would (?:be able|cope|manage|hold)))\s/iu.test(words)
  )
    return 'nearest';
  if (/^(?:why|whether|if|when|who)\s/iu.test(words)) return 'answer';
  if (/^\S+ you (?:would|will)\s/iu.test(words)) return 'nearest';
  return /^how you\s/iu.test(words) ? 'case' : 'account';
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
  /^(?<opens>як|чи|чому|що|коли|наскільки|скільки|де|куди|звідки|хто|чим|ким)\s+(?:(?<who>він|вона)\s+)?(?:(?<self>сам|сама)\s+)?(?<not>не\s+)?(?:(?:тоді|потім|раніше|саме|зараз|далі)\s+)?(?<verb>\p{L}+)(?<rest>(?:\s.*)?)$/iu;
/** Words after the verb that cannot be its subject, by their case; with any other word, the candidate may not be the subject. */
const noSubject =
  /^\s*$|^\s+(?:(?:з|із|зі|від|у|в|на|до|за|по|після|без|через|перед|під|для|про|між|серед|над|би?|саме)\s|\d|\S*(?:у|ю|и|і|ї|ів|ей|ами|ями|ах|ях|ам|ям|ом|ем|єм|им|їм|ого|ому|их|їх)(?:\s|$))/iu;

/** "Whether they can do it" is settled by similar work rather than by a short answer. */
const coping = /^(?:впора|справи|зможе|потягне|витрима|може)/iu;

function ukrainian(topic: string, mayBeTheirs: boolean): Said | undefined {
  const { opens = '', who, self, not = '', verb = '', rest = '' } = clauseOfUkrainian.exec(topic)?.groups ?? {};
  if (opens === '') {
    // «Звідки 11,5% втрат» has no verb.
    if (clauseBegins.test(topic)) return { kind: 'clause', words: lowered(topic), shownBy: 'account' };
    const isOblique = /^(?:по|щодо|про)\s/iu.test(topic);
    return {
      kind: isOblique ? 'about' : 'topic',
      words: topic.replace(/^\S+/u, (first) => (isOblique ? first.toLowerCase() : first)),
      shownBy: 'case',
    };
  }
  const word = opens.toLowerCase();
  const isSettledInWord = /^(?:чому|чи|коли|хто)$/u.test(word);
  const yours = /^(?:хто|скільки)$/u.test(word) ? undefined : toYou(verb, word);
  if (yours === undefined) {
    const shownBy = isSettledInWord ? 'answer' : verb.endsWith('ти') ? 'nearest' : 'account';
    return self !== undefined || isOfSomebody.test(verb)
      ? undefined
      : { kind: 'clause', words: lowered(topic), shownBy };
  }
  if (!mayBeTheirs || !(who !== undefined || self !== undefined || noSubject.test(rest))) return undefined;
  const words = `${word} ви ${self === undefined ? '' : 'самі '}${not}${yours}${rest.replace(conditional, ' б')}`;
  const isOwnWork = word === 'чи' && (/ли(?:ся)?$/u.test(yours) || coping.test(yours));
  if (isOwnWork) return { kind: 'clause', words, shownBy: 'nearest' };
  // How something will be done is a term; how it would be done is settled by similar work.
  if (isSettledInWord || /мете(?:ся)?$/u.test(yours)) return { kind: 'clause', words, shownBy: 'answer' };
  if (conditional.test(rest)) return { kind: 'clause', words, shownBy: 'nearest' };
  return { kind: 'clause', words, shownBy: word === 'як' ? 'case' : 'account' };
}

const conditional = /^\s+би?(?!\p{L})/iu;

/** Present and future verbs in -е; other words with this ending may not be verbs. */
const presentInE =
  /^(?:зможе|може|буде|веде|їде|поїде|переїде|піде|йде|прийде|візьме|бере|знайде|почне|стане|скаже|покаже|хоче|захоче)$/iu;
/** Words that are, or may be, a verb in the third person. */
const isOfSomebody = /\p{L}{2}[^н]е$|(?:має|ється|иться)$/iu;

/** Converts «вирішує», «поїде», «їздитиме», «передавала» to the form used with «ви»; undefined for any other word. */
function toYou(verb: string, opens: string): string | undefined {
  const [, stem = '', reflexive = ''] = /^(.*?)(ся)?$/u.exec(verb) ?? [];
  if (/(?:є|тиме)$/u.test(stem)) return `${stem}те${reflexive}`;
  if (opens !== 'що' && presentInE.test(stem)) return `${stem}те`;
  if (/(?:єть|еть)$/u.test(stem) && reflexive !== '') return `${stem.slice(0, -2)}те${reflexive}`;
  if (/(?:ить|їть)$/u.test(stem)) return `${stem.slice(0, -2)}те${reflexive}`;
  if (/\p{L}{2}[аияіоу]ла$/u.test(stem) || /(?:шла|гла|кла)$/u.test(stem)) return `${stem.slice(0, -1)}и${reflexive}`;
  if (stem.endsWith('шов')) return `${stem.slice(0, -2)}ли${reflexive}`;
  // In «будинків», -ів is the ending of a plural noun.
  if (/\p{L}[аия]в$|^(?:хот|ум|вм|зум|розум|зрозум|волод|сид|терп|вол)ів$/u.test(stem))
    return `${stem.slice(0, -1)}ли${reflexive}`;
  return undefined;
}

function lowered(text: string): string {
  return text.replace(/^\S+/u, (first) => first.toLowerCase());
}

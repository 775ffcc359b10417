import type { Language } from '#contracts/common.ts';

/** Work that the candidate has not done: "holding a repair budget", «з інвестором ви не працювали». */
export interface Lack {
  readonly words: string;
  /** its start in the sentence, in UTF-16 units */
  readonly at: number;
}

const gerunds: Readonly<Record<string, string>> = {
  held: 'holding',
  led: 'leading',
  run: 'running',
  built: 'building',
  made: 'making',
  written: 'writing',
  taught: 'teaching',
  sold: 'selling',
  bought: 'buying',
  set: 'setting',
  overseen: 'overseeing',
  dealt: 'dealing',
  drawn: 'drawing',
  planned: 'planning',
};
const regular =
  '(?:own|manag|answer|us|handl|work|hir|dismiss|negotiat|open|clos|train|supervis|replac|commission|launch|design|prepar|chair|audit|budget|pric|procur|tender|recruit|implement|introduc|migrat|deploy|forecast|schedul|operat|coach|defend|carri)ed';
const notYet = new RegExp(
  String.raw`(?:^|\b(?:he|she|they|and|but)\s+|[,;]\s+)(?:(?:has|have|had|['’]s)\s+(?:not|never)|(?:hasn|haven|hadn)['’]t|never)\s+(?:(?:yet|ever|actually|really|personally|(?:him|her)self)\s+)*(?<verb>${Object.keys(gerunds).join('|')}|${regular})\s+(?<topic>(?:[^.,;:!?()…]|[.,](?=\d))+)`,
  'iu',
);
const isNew =
  /(?:^|[;,]\s+(?:and\s+)?)(?<topic>[^.,;:]{3,40}?)\s+(?:is|are|was|were|would be|will be)\s+(?:(?:quite|very|all|entirely|fairly|completely)\s+)?new to (?:him|her|them)\b/iu;
const noExperience =
  /\b(?:has|have|had|with)? ?no (?:own |real |direct )?experience (?:of|with|in)\s+(?<topic>(?:[^.,;:!?()…]|[.,](?=\d))+)/iu;
/** Work that the candidate used to do is not missing. */
const formerly =
  /\b(?:since|recently|lately|for (?:\w+ ){1,3}(?:years?|months?)|any ?more|any longer|in years|yet)\b/iu;
const nextPart =
  /\s(?:and|or|but|so|because|although|though|when|where)\s+(?:(?:said|was|did|whether|how|went|could|has|had|is|never|not|it|that|he|she|they|we|I|spoke|gave|took|left|would|seemed)\b|\p{L}+ed\b)|\s[–—-]\s|\s(?:because|although|though|when|but)\s/iu;

/** Past verbs for work. */
const worked =
  '(?<verb>керував|керувала|працював|працювала|закривав|закривала|відкривав|відкривала|проводив|проводила|проходив|проходила|брав|брала|робив|робила|вів|вела|будував|будувала|запускав|запускала|складав|складала|рахував|рахувала|планував|планувала|наймав|наймала|звільняв|звільняла|навчав|навчала|організовував|організовувала|впроваджував|впроваджувала|готував|готувала|продавав|продавала|був|була|мав справи|мала справи)';
const notYetUkrainian = new RegExp(
  String.raw`(?:^|[,;:]\s+)(?<topic>[^.,;:«»“”"\u2013\u2014]{3,60}?)\s+(?:(?:ще|досі)\s+)?(?<self>сам|сама)?\s*(?:ще\s+)?(?:ніколи\s+)?не ${worked}(?!\p{L})`,
  'iu',
);
/** Begins with a preposition or in an oblique case, so it is not the subject: the subject is the candidate. */
const oblique =
  /^(?:(?:з|із|зі|в|у|на|до|над|за|перед)\s|\p{L}+(?:ого|ої|ою|ею|єю|ами|ями|ів|ій)\s|\p{L}+(?:ою|ею|єю|ами|ями|ого|ів)$|(?:аудит|бюджет|проєкт|ремонт|монтаж|тендер|контракт|договор|облік|перевірк|закупів)\p{L}+(?:\s|$))/iu;

/** «Складом». A noun such as «диплом» has the same ending, but does not occur with verbs that take this case. */
const instrumental = /^\p{L}+(?:ом|ем|єм)(?:\s|$)/iu;

/** The first work that a sentence says the candidate has not done; undefined if it names none for certain. */
export function lackIn(sentence: string, language: Language): Lack | undefined {
  return language === 'en' ? english(sentence) : ukrainian(sentence);
}

function english(sentence: string): Lack | undefined {
  for (const pattern of [notYet, isNew, noExperience]) {
    const match = pattern.exec(sentence);
    const { verb, topic = '' } = match?.groups ?? {};
    const said = topic.split(nextPart)[0]?.trim() ?? '';
    if (match === null || said === '' || formerly.test(topic)) continue;
    const own = said.replace(/\s(?:him|her|them)sel(?:f|ves)$/iu, ' yourself');
    const words = verb === undefined ? own.replace(/^(?:the|a|an)\s/iu, '') : `${gerundOf(verb)} ${own}`;
    return { words: words.charAt(0).toLowerCase() + words.slice(1), at: match.index };
  }
  return undefined;
}

function gerundOf(verb: string): string {
  const past = verb.toLowerCase();
  return gerunds[past] ?? past.replace(/ied$/u, 'ying').replace(/ed$/u, 'ing');
}

function ukrainian(sentence: string): Lack | undefined {
  const match = notYetUkrainian.exec(sentence);
  const { topic = '', self, verb = '' } = match?.groups ?? {};
  const isOblique = oblique.test(topic) || (instrumental.test(topic) && /^(?:керува|працюва|бу)/iu.test(verb));
  if (match === null || !isOblique) return undefined;
  return { words: `${topic} ви ${self === undefined ? '' : 'самі '}не ${plural(verb)}`, at: match.index };
}

/** Converts «керувала», «вів» to «керували», «вели». */
function plural(verb: string): string {
  return verb
    .toLowerCase()
    .replace(/^вів$/u, 'вели')
    .replace(/(?:в|ла)(?= справи$|$)/u, 'ли');
}

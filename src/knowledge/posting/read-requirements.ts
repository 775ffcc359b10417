import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { InterviewType, Requirement, RequirementKind } from '#contracts/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { type PostingSentence, postingSentences } from './posting-sentences.ts';

// What a person has or has not, whatever they can do. Duties are told apart by their verbs: "keep the licence register"
// is work, "a valid licence" is a requirement.
const kinds: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'licence',
    /\b(?:driving licen[cs]e|driver['’]s licen[cs]e|licen[cs]ed?\b(?! (?:management|agreement|cost|key))|(?:valid|current|active|full|professional|state|live) registration|registration (?:with|number|as|in)|registered (?:nurse|with|as|in)\b|(?:nmc|gmc|hcpc|acca|cpa|cima|pmp|hgv|adr|cscs|iosh|nebosh|haccp)\b|certificat(?:e|ion)s?\b|permit\b|security clearance|background check|(?:category|class) [a-e]\b|electrical safety group|food hygiene|qualified teacher status|admitted to the bar)/iu,
  ],
  [
    'licence',
    /(?<!\p{L})(?:ліценз(?:ія|ії|ію)(?! на (?:програм|пз))|посвідченн\p{L}*(?! про)|сертифікат\p{L}*|водійськ\p{L}+ прав|прав\p{L}* (?:водія|категорі)|категорі[яїю] [«"“]?[abcdeавсде](?!\p{L})|груп\p{L} (?:допуску|з електробезпеки)|допуск до робіт|дозв[іо]л на (?:робот|нос)|свідоцтв\p{L}* (?:адвокат|нотаріус)|(?:чинн|дійсн|діюч)\p{L}+ (?:реєстраці|дозв)|реєстраці\p{L} (?:медсестр|медичн|лікар|в|у|як)\p{L}*|диплом про (?:медичн|педагогічн|юридичн)|санітарн\p{L}+ книжк|медичн\p{L}+ книжк)/iu,
  ],
  [
    'shift',
    /\b(?:(?:night|rotating|evening|early|late|weekend|12.hour|24.hour|shift)s? (?:shift|work|rota|duty|pattern)s?|shifts\b|on.call\b(?! (?:page|incident))|weekends?\b|bank holidays|business trips?|travel (?:up to|is|of|required|to (?:clients|sites))|willing(?:ness)? to travel|\d+ ?% travel|on.site\b|overtime)/iu,
  ],
  [
    'shift',
    /(?<!\p{L})(?:змінн\p{L}+ (?:графік|робот|режим)|позмінн|робот\p{L} (?:в|у|по) зм[іи]н|нічн\p{L}+ (?:зм[іи]н|чергуван)|добов\p{L}+ (?:зм[іи]н|чергуван|графік)|чергуван\p{L}+ (?:у|в|вноч|за граф)|вихідн\p{L}+ дн|у вихідні|відряджен|роз[’'ʼ]їзн|ненормован|графік \d|\d\s?[/×x]\s?\d\b)/iu,
  ],
  [
    'language',
    /\b(?:(?:english|ukrainian|german|polish|french|spanish|italian)\b(?=.*\b(?:[abc][12]\b|level|fluent|intermediate|advanced|working|spoken|written|language|required|proficien))|(?:fluent|fluency|working knowledge|proficien\w+) (?:in )?(?:english|ukrainian|german|polish|french|spanish|italian))/iu,
  ],
  [
    'language',
    /(?<!\p{L})(?:англійськ|німецьк|польськ|українськ|французьк|іспанськ)\p{L}*(?=.*(?:[abc][12](?!\p{L})|мов|рівень|рівня|рівні|вільн|розмовн|впевнен))|(?<!\p{L})(?:вільне володіння|знання) (?:англійськ|німецьк|польськ|українськ|французьк)/iu,
  ],
  [
    'start',
    /\b(?:notice period|start(?:s|ing)? (?:work )?(?:date|on|from|(?:by |in )?(?:early |mid |late |the middle of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|immediately|as soon|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))|from (?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! to\b)|immediate start|available (?:from|immediately|to start)|fixed.term|contract until)/iu,
  ],
  [
    'start',
    /(?<!\p{L})(?:готовн\p{L}+ (?:приступити|почати|розпочати)|приступити до роботи|вихід на роботу|початок (?:роботи|з \d)|дата (?:початку|виходу)|стартуємо|старт (?:з|у|в) (?:\d|січн|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд)|почати (?:роботу )?(?:з|від|одразу)|строковий договір|з \d{1,2} (?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)(?! (?:по|до)(?!\p{L})))/iu,
  ],
  ['other', /\b(?:own (?:car|vehicle|tools|laptop)|use of a car|portfolio\b(?=.*(?:require|link|send|attach)))/iu],
  [
    'other',
    /(?<!\p{L})(?:власн\p{L}+ (?:авто|автомоб|інструмент|транспорт|ноутбук)|портфоліо(?=.*(?:обов|посилан|надісл)))/iu,
  ],
];

// What the employer gives.
const offered =
  /\b(?:paid|reimbursed|covered|provided|we(?:['’]ll| will)? (?:pay|cover|train))\b|(?<!\p{L})(?:оплачуємо|компенсуємо|навчимо|оформимо|надаємо)/iu;

// What is welcome and not required, and what is paid.
const welcome =
  /\b(?:nice(?: to have)?|an? plus|desirable|preferred|bonus|salary)\b|[$£€]\s?\d|(?<!\p{L})(?:плюсом?|перевагою|бажано|бажана|бажаний)(?!\p{L})|\d\s?грн/iu;

const longestBasis = 300;
/** "Night shifts and weekends" under the duties; a longer sentence is about somebody else's or about the work in them. */
const mostWordsOfShift = 8;
/** Of a longer sentence, the clause that holds the words found. */
const mostWords = 18;

/** A technical task is not the place; a recruiter has asked before. */
const without: ReadonlySet<InterviewType> = new Set(['coding', 'system_design']);

export function usesRequirements(interviewType: InterviewType): boolean {
  return !without.has(interviewType);
}

/** What the posting requires that one has or has not, to be answered yes, no or open and never scored. */
export function readRequirements(posting: string, language: Language): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const sentence of postingSentences(posting)) {
    if (found.length === limits.requirements) break;
    const requirement = requirementIn(sentence, language);
    if (requirement === undefined || found.some(({ basis }) => areAlike(basis, requirement.basis))) continue;
    found.push(requirement);
  }
  return found;
}

function requirementIn({ text, part }: PostingSentence, language: Language): Requirement | undefined {
  if (part === 'offer' || part === 'company') return undefined;
  const hit = kinds.map(([kind, pattern]) => ({ kind, at: pattern.exec(text) })).find(({ at }) => at !== null);
  if (hit?.at === undefined || hit.at === null) return undefined;
  // A duty may name a licence or a weekend; a requirement is about the person's papers and time.
  if (part === 'duties' && (hit.kind !== 'shift' || wordsOf(text).length > mostWordsOfShift)) return undefined;
  const basis = clauseAround(text, hit.at.index, hit.at.index + hit.at[0].length);
  if (welcome.test(basis)) return undefined;
  if (basis.length > longestBasis || (part !== 'requirements' && offered.test(basis))) return undefined;
  const asked = askOf(hit.kind, basis, language);
  const findings = checkText(asked, { language, kind: 'question' });
  // The name of a language is the name of a people too.
  const lawful = findings.every(({ ruleId }) => hit.kind === 'language' && ruleId === 'origin.ethnicity');
  return lawful && asked.length <= 240 ? { text: asked, basis, kind: hit.kind } : undefined;
}

function clauseAround(text: string, from: number, to: number): string {
  if (wordsOf(text).length <= mostWords) return text;
  const start = Math.max(
    ...[', ', '; ', ' – ', ' — '].map(
      (mark) => text.lastIndexOf(mark, from) + (text.lastIndexOf(mark, from) < 0 ? 1 : mark.length),
    ),
    0,
  );
  const ends = [', ', '; ', ' – ', ' — '].map((mark) => text.indexOf(mark, to)).filter((at) => at > 0);
  const clause = text.slice(start, ends.length === 0 ? text.length : Math.min(...ends)).trim();
  // A bracket that the cut left open, at either end.
  return clause.replace(/^[^()]*\)\s*(?=\S)/u, '').replace(/\s*\([^()]*$/u, '');
}

const asks: Readonly<Record<Language, Readonly<Record<RequirementKind, string>>>> = {
  en: {
    licence: 'do you hold this, and will it be valid on your first day?',
    shift: 'can you work like this?',
    language: 'do you have this, spoken and written?',
    start: 'does this suit you?',
    other: 'do you have this?',
  },
  uk: {
    licence: 'чи є це у вас і чи буде чинним першого робочого дня?',
    shift: 'чи можете ви так працювати?',
    language: 'чи володієте ви так, усно й письмово?',
    start: 'чи підходить вам це?',
    other: 'чи є це у вас?',
  },
};

function askOf(kind: RequirementKind, basis: string, language: Language): string {
  const inner = basis.replace(/[“”«»"„?]/gu, '').trim();
  return language === 'uk' ? `«${inner}»: ${asks.uk[kind]}` : `“${inner}”: ${asks.en[kind]}`;
}

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
    /\b(?:driving licen[cs]e|driver['’]s licen[cs]e|licen[cs]ed?\b(?! (?:management|agreement|cost|key|primary|verification|register|renewal|count))|(?:uk|eu|us|full|clean) licen[cs]e|(?:valid|current|active|full|professional|state|live) registration|registration (?:with|number|as|in)|registered (?:nurse|with|as|in)\b|(?:nmc|gmc|hcpc|acca|cpa|cima|pmp|hgv|adr|cscs|iosh|nebosh)\b|certificat(?:e|ion)s?\b|permit\b|security clearance|background check|(?:category|class) [a-e]\b|electrical safety group|food hygiene|food handler|servsafe|qualified teacher status|qts\b|admitted to the bar|(?:gold|ecs|cscs|safe pass|trade) card|\d+th edition|nvq\b|am2\b|osha \d+|nfpa 70e|\b(?:acls|bls|pals|cen|ccrn)\b|journeyman|teaching council|garda vetting|(?:enhanced )?dbs\b|police (?:check|clearance)|criminal record)/iu,
  ],
  [
    'licence',
    /(?<!\p{L})(?:ліценз(?:ія|ії|ію)(?! на (?:програм|пз))|посвідченн\p{L}*(?! про)|сертифікат\p{L}*|водійськ\p{L}+ прав|прав\p{L}* (?:водія|категорі)|категорі[яїю] [«"“]?[abcdeавсде](?!\p{L})|груп\p{L} (?:допуску|з електробезпеки)|допуск до робіт|дозв[іо]л на (?:робот|нос)|свідоцтв\p{L}* (?:адвокат|нотаріус)|(?:чинн|дійсн|діюч)\p{L}+ (?:реєстраці|дозв)|реєстраці\p{L} (?:медсестр|медичн|лікар|в|у|як)\p{L}*|диплом про (?:медичн|педагогічн|юридичн)|санітарн\p{L}+ книжк|медичн\p{L}+ книжк|медкнижк|довідк\p{L} про несудимість|груп\p{L} (?:[ivіх]+|[1-5])(?!\p{L})|прав\p{L} (?:кат\p{L}*\.? )?[abcdeавсде](?!\p{L})|(?:кваліфікаційн\p{L}+ )?категорі\p{L} (?:перша|вища|друга|чи|або)|(?:перша|вища|друга) категорі|атестаці\p{L} (?:з|на))/iu,
  ],
  [
    'shift',
    /\b(?:(?:night|rotating|evening|early|late|weekend|12.hour|24.hour|shift)s? (?:shift|work|rota|duty|pattern)s?|shifts\b|on.call\b(?! (?:page|incident))|weekends?\b|bank holidays|business trips?|travel (?:up to|is|of|required|to (?:clients|sites))|willing(?:ness)? to travel|\d+ ?% travel|on.site\b|overtime|on the road|overnight stays?|nights? away|hybrid\b|days? (?:a|per) week in|\d+ days? in (?:the office|\p{Lu}\p{L}+)|(?:day and night|nights?) rotation|\d+ on \d+ off|\d{1,2}(?::?\d{2})?\s?(?:am|pm)?\s?[-–]\s?\d{1,2}(?::?\d{2})?\s?(?:am|pm)\b)/iu,
  ],
  [
    'shift',
    /(?<!\p{L})(?:змінн\p{L}+ (?:графік|робот|режим)|позмінн|робот\p{L} (?:в|у|по) зм[іи]н|нічн\p{L}+ (?:зм[іи]н|чергуван)|добов\p{L}+ (?:зм[іи]н|чергуван|графік)|чергуван\p{L}+ (?:у|в|вноч|за граф)|вихідн\p{L}+ дн|у вихідні|відряджен|роз[’'ʼ]їзн|ненормован|графік (?:роботи )?\d|(?<!гібрид )(?<!\d)\d\s?[/×x]\s?\d(?!\d)|гібрид|дн\p{L}+ (?:в|у) офіс|дн\p{L}+ на тиждень (?:в|у)|чергуванн\p{L} (?:по|\d)|робот\p{L} на висоті)/iu,
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
  // What a person has done, for how long, and what they have studied.
  [
    'other',
    /\b(?:\d+(?:\s?[-–]\s?\d+)?\s?\+?\s?(?:years?|yrs?|months?)['’]?\+?(?! (?:old|plan|contract|ago|of age|programme|program|warranty))|bachelor|master['’]s|degree|diploma|(?:right to work|work authori[sz]ation|visa sponsorship|work permit))\b/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:\d+(?:[,.]\d)?\s?\+?\s?(?:рок|рік|р\.|міс)|(?:вища|передвища|медична|педагогічна|технічна|електротехнічна|математична|профільна)[^,;.]{0,30} освіт|освіт\p{L} (?:кухаря|медичн|педагогічн|електротехнічн|технічн|вища|професійн)|дозвіл на роботу)/iu,
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
  /\b(?:nice(?: to have)?|an? (?:big )?plus|a plus|desirable|preferred|bonus|salary|welcome|useful|helpful|ideal(?:ly)?|not (?:required|needed|essential)|we can teach|will sponsor|dues)\b|[$£€]\s?\d|(?<!\p{L})(?:плюсом?|перевагою|бажано|бажана|бажаний|не обов['’ʼ]язков\p{L}+)(?!\p{L})|\d\s?грн/iu;

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
    for (const requirement of requirementsIn(sentence, language)) {
      if (!found.some(({ basis }) => areAlike(basis, requirement.basis))) found.push(requirement);
    }
  }
  if (found.length <= limits.requirements) return found;
  // Of too many, papers and languages before years; each in its place.
  const kept = found
    .toSorted((one, other) => weight.indexOf(one.kind) - weight.indexOf(other.kind))
    .slice(0, limits.requirements);
  return found.filter((requirement) => kept.includes(requirement));
}

const weight: readonly RequirementKind[] = ['licence', 'language', 'shift', 'start', 'other'];

/** "You have 5 years …", «Потрібні …»: a requirement without a heading. */
const opensRequirement =
  /^(?:(?:you(?:['’]ve| have| hold| need| must| will need)|we (?:want|need|ask|require)|must|required?|requires|essential|about you|no visa|треба|(?:ми )?(?:чекаємо|хочемо|просимо))(?!\p{L})|(?:потріб|необхід|вимог))/iu;

function requirementsIn(sentence: PostingSentence, language: Language): readonly Requirement[] {
  const { text, part } = sentence;
  const opens = opensRequirement.test(text);
  if (part === 'company' || (part === 'welcome' && !opens)) return [];
  const isRequired = part === 'requirements' || ((part === undefined || part === 'welcome') && opens);
  const clauses =
    isRequired || wordsOf(text).length > mostWords || part === 'duties' || part === 'offer' ? clausesOf(text) : [text];
  return clauses.flatMap((clause) => {
    const requirement = requirementIn(clause, part, isRequired, language);
    return requirement === undefined ? [] : [requirement];
  });
}

/** The items of a list in one sentence; what adds to the item before it stays with it. */
function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  for (const piece of text.split(/,\s+(?![^(]*\))|;\s+|\s[–—]\s/u)) {
    const last = clauses.at(-1);
    if (
      last !== undefined &&
      /^(?:at least|including|incl\.?|of which|or|and|preferably|з них|у т\.\s?ч\.|або|чи|та)(?!\p{L})/iu.test(piece)
    ) {
      clauses[clauses.length - 1] = `${last}, ${piece}`;
    } else clauses.push(piece);
  }
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

/** Among what is offered only what one has to be free for. */
const timeOfOffer =
  /\b(?:hybrid|on.call|overnight|on the road|\d+ days? in )\b|(?<!\p{L})(?:чергуванн|відрядженн|гібрид)/iu;

function requirementIn(
  clause: string,
  part: PostingSentence['part'],
  isRequired: boolean,
  language: Language,
): Requirement | undefined {
  const hit = kinds.map(([kind, pattern]) => ({ kind, at: pattern.exec(clause) })).find(({ at }) => at !== null);
  if (hit?.at === undefined || hit.at === null) return undefined;
  const { kind, at } = hit;
  if (part === 'offer' && !(kind === 'shift' && timeOfOffer.test(clause))) return undefined;
  // A duty may name a licence or a weekend; a requirement is about the person's papers and time.
  if (part === 'duties' && (kind !== 'shift' || at.index > nearStart || wordsOf(clause).length > mostWordsOfShift))
    return undefined;
  // How long somebody has worked is said of many; of the candidate only where that is required.
  if (isHistory.test(at[0]) && !isRequired) return undefined;
  // "(Leeds / hybrid)" in a sentence about the company.
  const isAside = clause.slice(0, at.index).lastIndexOf('(') > clause.slice(0, at.index).lastIndexOf(')');
  if (isAside && kind === 'shift' && wordsOf(clause).length > mostWordsOfShift) return undefined;
  const basis = clauseAround(clause, at.index, at.index + at[0].length).replace(opener, '');
  const said = basis.replace(/\([^)]*\)/gu, '');
  if (welcome.test(kind === 'shift' ? said.replace(/[$£€]\s?\d\S*/gu, '') : said)) return undefined;
  if (basis.length > longestBasis || (!isRequired && kind !== 'shift' && offered.test(said))) return undefined;
  if (
    kind === 'shift' &&
    /\boff\b|(?<!\p{L})вихідн\p{L}+ дні за/iu.test(said) &&
    !/\b(?:on|shifts?|rota)\b/iu.test(said)
  )
    return undefined;
  const asked = askOf(kind, basis, language);
  const findings = checkText(asked, { language, kind: 'question' });
  // The name of a language is the name of a people too.
  const lawful = findings.every(({ ruleId }) => kind === 'language' && ruleId === 'origin.ethnicity');
  return lawful && asked.length <= 240 ? { text: asked, basis, kind } : undefined;
}

const nearStart = 12;
const isHistory = /year|yr|month|bachelor|master|degree|diploma|рок|рік|р\.|міс|освіт/iu;
/** "You have" in front of what one has. */
const opener =
  /^(?:you(?:['’]ve| have| hold| need| must have)|we (?:want|need|ask for)|must have|(?:нам )?(?:потрібн\p{L}+|треба)|(?:ми )?(?:чекаємо|хочемо|просимо))\s*:?\s+/iu;

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

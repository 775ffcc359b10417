import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { InterviewType, Requirement, RequirementKind } from '#contracts/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { type PostingSentence, postingSentences } from './posting-sentences.ts';

// What a person has or has not, whatever they can do. Duties are told apart by their verbs: "keep the licence register"
// is work, "a valid licence" is a requirement.
const kinds: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'licence',
    /\b(?:driving licen[cs]e|driver['’]s licen[cs]e|licen[cs]ed?\b(?! (?:management|agreement|cost|key|primary|verification|register|renewal|count))|(?:uk|eu|us|full|clean) licen[cs]e|(?:valid|current|active|full|professional|state|live) registration|registration (?:with|number|as|in)|registered (?:nurse|with|as|in)\b|(?:nmc|gmc|hcpc|acca|cpa|cima|pmp|hgv|adr|cscs|iosh|nebosh)\b|certificat(?:e|ion)s?\b|(?<!work )permit\b(?![ -]to[ -]work)|security clearance|background check|(?:category|class) [a-e]\b|electrical safety group|food hygiene|food handler|servsafe|qualified teacher status|qts\b|admitted to the bar|(?:gold|ecs|cscs|trade) card|safe pass\b|haccp level \d|manual handling cert|\d+th edition|nvq\b|am2\b|osha \d+|nfpa 70e|\b(?:acls|bls|pals|cen|ccrn)\b|journeyman|teaching council|garda vetting|(?:enhanced )?dbs\b|police (?:check|clearance)|criminal record)/iu,
  ],
  [
    'licence',
    /(?<!\p{L})(?:ліценз(?:ія|ії|ію)(?! на (?:програм|пз))|посвідченн\p{L}*(?! про)|сертифікат\p{L}*|водійськ\p{L}+ прав|прав\p{L}* (?:водія|категорі)|категорі[яїю] [«"“]?[abcdeавсде](?!\p{L})|груп\p{L} (?:допуску|з електробезпеки)|допуск до робіт|дозв[іо]л на (?:робот|нос)|свідоцтв\p{L}* (?:адвокат|нотаріус)|(?:чинн|дійсн|діюч)\p{L}+ (?:реєстраці|дозв)|реєстраці\p{L} (?:медсестр|медичн|лікар|в|у|як)\p{L}*|диплом про (?:медичн|педагогічн|юридичн)|санітарн\p{L}+ книжк|медичн\p{L}+ книжк|медкнижк|довідк\p{L} про (?:несудимість|відсутність судимості)|груп\p{L} (?:[ivіх]+|[1-5])(?!\p{L})|прав\p{L} (?:кат\p{L}*\.? )?[abcdeавсде](?!\p{L})|(?:кваліфікаційн\p{L}+ )?категорі\p{L} (?:перша|вища|друга|чи|або)|(?:перша|вища|друга) категорі|атестаці\p{L} (?:з|на))/iu,
  ],
  [
    'shift',
    /\b(?:(?:night|rotating|evening|early|late|weekend|12.hour|24.hour|shift)s? (?:shift|work|rota|duty|pattern)s?|shifts\b|on.call\b(?! (?:page|incident))|weekends?\b|bank holidays|business trips?|travel (?:up to|is|of|required|to (?:clients|sites))|willing(?:ness)? to travel|\d+ ?% travel|on.site\b(?! (?:gym|parking|canteen|caf[eé]|nursery|cr[eè]che|training|visits?))|overtime|on the road|overnight stays?|nights? away|hybrid\b|days? (?:a|per) week in|\d+ days? in (?:the office|\p{Lu}\p{L}+)|(?:day and night|nights?) rotation|\d+ on \d+ off|shift team|rotating roster|(?<![£$€,.\d–-])\d{1,2} ?(?:hrs?|hours?|h)? nights\b|\d+ ?x ?\d+ ?(?:hrs?|hours?|h)\b|every (?:second|third|fourth|other|\d(?:nd|rd|th)) (?:weekend|saturday|sunday)|\d{1,2}(?::?\d{2})?\s?(?:am|pm) to \d{1,2}(?::?\d{2})?\s?(?:am|pm)|\d{1,2}(?::?\d{2})?\s?(?:am|pm)?\s?[-–]\s?\d{1,2}(?::?\d{2})?\s?(?:am|pm)\b)/iu,
  ],
  [
    'shift',
    /(?<!\p{L})(?:змінн\p{L}+ (?:графік|робот|режим)|позмінн|робот\p{L} (?:в|у|по) зм[іи]н|нічн\p{L}+ (?:зм[іи]н|чергуван)|добов\p{L}+ (?:зм[іи]н|чергуван|графік)|чергуван\p{L}+ (?:у|в|вноч|за граф)|вихідн\p{L}+ дн|у вихідні|відряджен|роз[’'ʼ]їзн|ненормован|графік (?:роботи )?\d|(?<!гібрид )(?<!\d)\d\s?[/×x]\s?\d(?!\d)|гібрид|дн\p{L}+ (?:в|у) офіс|дн\p{L}+ на тиждень (?:в|у)|чергуванн\p{L} (?:по|\d)|(?:робот\p{L}|працювати) на висоті|змін\p{L}* (?:день|ніч)|день\s?\/\s?ніч|\d+ (?:дн\p{L}+|ноч\p{L}+)\s?\/\s?\d+ (?:дн\p{L}+|ноч\p{L}+)|нічні зміни|доба через|\d+-годинн\p{L}+ зм[іи]н|(?:проживанн\p{L}+|мешкати|жити) (?:в|у|поруч|поблизу))/iu,
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
  ['shift', /\b(?:[Rr]emote|[Bb]ased|[Ll]ocated|[Rr]esident|[Ll]ive) in (?:the )?\p{Lu}/u],
  // What a person has done, for how long, and what they have studied.
  [
    'other',
    /\b(?:\d+(?:\s?[-–]\s?\d+)?\s?\+?\s?(?:years?|yrs?|months?)['’]?\+?(?! (?:old|plan|contract|ago|of age|programme|program|warranty))|bachelor|master['’]s|degree|diploma|(?:right to work(?! (?:and\b|checks?|documents?|compliance|verification))|work authori[sz]ation|visa sponsorship|work permit))\b/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:\d+(?:[,.]\d)?\s?\+?\s?(?:рок|рік|р\.|міс)|(?:вища|передвища|медична|педагогічна|технічна|електротехнічна|математична|профільна)[^,;.]{0,30} освіт|освіт\p{L} (?:кухаря|медичн|педагогічн|електротехнічн|технічн|вища|професійн)|дозвіл на роботу)/iu,
  ],
  [
    'other',
    /\b(?:own (?:car|vehicle|tools|laptop)|(?:wired|stable|reliable|broadband) internet|use of a car|portfolio\b(?=.*(?:require|link|send|attach)))/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:власн\p{L}+ (?:авто|автомоб|інструмент|транспорт|ноутбук)|стабільн\p{L}+ інтернет|портфоліо(?=.*(?:обов|посилан|надісл)))/iu,
  ],
];

/** What the employer gives or sees to: neither is it asked of the candidate, even where it stands among requirements. */
const given =
  /\b(?:we(?:['’]ll| will)? (?:offer|provide|arrange|train|issue|organi[sz]e)|(?:training|certificate|licence|course|uniform|tools|ppe)s? (?:is |are |will be )?(?:provided|given|arranged|paid)|provided by us|at our (?:cost|expense)|free of charge)\b|(?<!\p{L})(?:доплат|надбавк|компенсаці|компенсуємо|оплачуємо|пропонуємо|гарантуємо|забезпечуємо|надаємо|видаємо|оформимо|оформляємо|навчимо|навчаємо|присвоїмо|за наш рахунок|за рахунок (?:компанії|підприємства|роботодавця)|безкоштовн|офіційне (?:оформлення|працевлаштування))/iu;
const opensOffer =
  /^(?:(?:ми )?(?:пропонуємо|гарантуємо|забезпечуємо|надаємо|даємо)|we(?:['’]ll| will)? (?:offer|provide|give)|(?:our )?(?:benefits|perks))(?!\p{L})/iu;

/** The employer makes the check: it can be agreed to, and not be held. */
const checked =
  /\b(?:background check|(?:enhanced )?dbs\b|garda vetting|police (?:check|clearance)|criminal record|security clearance|drug (?:test|screen)|occupational health clearance)|(?<!\p{L})(?:несудимість|відсутність судимості)/iu;
const later =
  /\b(?:(?:within|(?:get|got|gained?|obtain(?:ed)?|completed?|pass(?:ed)?)[^,;]{0,20} in) (?:your |the )?(?:first )?\d+ (?:days|weeks|months)|within (?:a|one|two|three|six|nine|twelve) (?:weeks?|months?|year)|or (?:will|working towards|on the (?:path|way)|willing to|get it|able to (?:get|obtain))|(?:can|may) be (?:got|gained|obtained) (?:with)?in)\b|(?<!\p{L})(?:(?:протягом|впродовж|упродовж) (?:перш\p{L}+ )?(?:\d+ |трьох |шести |двох )?(?:дн|тижн|місяц|рок|випробувальн)|за \d+ (?:дн|тижн|місяц)|або готовн\p{L}+ (?:атестув|отрим|здоб|пройти|скласти))/iu;
/** "No nights": what the job spares one. */
const spared =
  /\b(?:no|without|never) (?:nights?|weekends?|shifts?|overtime|on.call|travel|split)\b|\b(?:shifts?|nights|weekends|overtime) (?:are|is) (?:gone|over|abolished)|(?<!\p{L})без (?:нічних|відряджень|чергувань|вихідних змін|позмінн)|(?:нічних|відряджень|чергувань) (?:немає|нема|не буде)/iu;
/** Who one works with and what the company has or is. */
const aboutOthers =
  /^(?:you(?:['’]ll| will)? (?:join|be joining|work (?:with|alongside)|be part of|report to|lead|support)|our |the (?:team|company)\b|we (?:are|have|hold|serve)\b|(?!(?:the|this) (?:job|role|post|position|work|shift))\p{Lu}[^,.]{0,60}\b(?:is|are) an? |(?:ви )?(?:приєднаєтесь|станете частиною|долучитесь)|наш|(?:ми )?маємо|(?:\p{L}+-)?компанія|тов )/iu;
const ofOthers = /^(?:who|which|that|whose|які|який|яка|де|що)(?!\p{L})/iu;
const amenity =
  /\b(?:coffee|canteen|parking|building|pension|meals?|free food|gym|fruit)\b|(?<!\p{L})(?:довіз|навчання за наш|харчування|спецодяг|обіди|кава|паркування)/iu;

// What the employer pays for.
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
  const { text } = sentence;
  if (speaksToMachine(text)) return [];
  const part = opensOffer.test(text) ? 'offer' : sentence.part;
  const opens = opensRequirement.test(text);
  if (part === 'company' || (part === 'welcome' && !opens)) return [];
  const isRequired = part === 'requirements' || ((part === undefined || part === 'welcome') && opens);
  const clauses =
    isRequired ||
    wordsOf(text).length > mostWords ||
    part === 'duties' ||
    part === 'offer' ||
    spared.test(text) ||
    aboutOthers.test(text)
      ? clausesOf(text)
      : [withoutAmenities(text)];
  return clauses.flatMap((clause) => {
    // One word of a list of duties names what is worked on: business trips to be paid out.
    if (!isRequired && aboutOthers.test(text) && ofOthers.test(clause)) return [];
    if (part === 'duties' && clauses.length > 1 && wordsOf(clause).length < 2) return [];
    const requirement = requirementIn(clause, part, isRequired, language);
    return requirement === undefined ? [] : [requirement];
  });
}

/** The items of a list in one sentence; what adds to the item before it stays with it. */
function clausesOf(text: string): readonly string[] {
  const pieces = text.split(/(,\s+|;\s+|\s[–—]\s)(?![^(]*\))/u);
  const clauses: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const mark = pieces[at - 1] ?? '';
    const last = clauses.at(-1);
    if (last !== undefined && mark.startsWith(',') && belongsTo(last, piece, pieces.slice(at + 2))) {
      clauses[clauses.length - 1] = `${last}${mark}${piece}`;
    } else clauses.push(piece);
  }
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

const addition =
  /^(?:at least|including|incl\.?|of which|or|and|preferably|some nights|з них|у т\.\s?ч\.|у тому числі|включно|частина|або|чи|та)(?!\p{L})|^(?:чинн|дійсн)\p{L}+ (?:посвідчення|сертифікат)$/iu;
const furtherFigure = /^(?:від|понад|не менше|over|more than) \d/iu;
const mostWordsOfAlternative = 3;

/** "2 years of stores, planning or yard work": cut before "planning" it would ask for more than the posting does. */
function belongsTo(last: string, piece: string, following: readonly string[]): boolean {
  if (addition.test(piece)) return true;
  const isOwn = kinds.some(([, pattern]) => pattern.test(piece));
  const givesPaper = given.test(piece) && kinds.some(([kind, pattern]) => kind === 'licence' && pattern.test(last));
  if (givesPaper && !isOwn) return true;
  if (furtherFigure.test(piece) && !isOwn) return true;
  // "remote in Ohio, Iowa"
  if (placed.test(last) && /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?(?: (?:and|or|та|і|або) .{2,25})?$/u.test(piece))
    return true;
  if (!isHistory.test(last) || alternative.test(last)) return false;
  const rest = [piece, ...following.filter((_, index) => index % 2 === 1)];
  const end = rest.findIndex((item) => alternative.test(item));
  return (
    end >= 0 &&
    rest
      .slice(0, end + 1)
      .every(
        (item, index) =>
          wordsOf(item).length <= mostWordsOfAlternative + (index === end ? 3 : 0) &&
          !welcome.test(item) &&
          kinds.every(([, pattern]) => !pattern.test(item)),
      )
  );
}

const placed = /\b(?:[Rr]emote|[Bb]ased|[Ll]ocated|[Rr]esident|[Ll]ive) in (?:the )?\p{Lu}/u;
const alternative = /(?<!\p{L})(?:or|або|чи)(?!\p{L})/iu;

/** "On site, good coffee": the coffee is no condition. */
function withoutAmenities(text: string): string {
  const pieces = text.split(/(,\s+)(?![^(]*\))/u);
  while (pieces.length > 1 && amenity.test(pieces.at(-1) ?? '')) pieces.splice(-2);
  return pieces.join('');
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
  if (isAside && (kind === 'shift' || !isRequired) && wordsOf(clause).length > mostWordsOfShift) return undefined;
  if (aboutOthers.test(clause) && !isRequired && kind !== 'start') return undefined;
  // Where the company or its customers are is no condition.
  if (placed.test(at[0]) && !isRequired) return undefined;
  if (kind === 'shift' && spared.test(clause)) return undefined;
  // A paid shift is worked all the same; a supplement named first is what is given.
  if (given.test(kind === 'shift' ? clause.slice(0, at.index) : clause)) return undefined;
  const around = clauseAround(clause, at.index, at.index + at[0].length)
    .replace(opener, '')
    .replace(searched, '');
  // Of a sentence about something else, the date alone.
  const basis =
    kind === 'start' && !isRequired && wordsOf(around).length > mostWordsOfShift
      ? clause.slice(at.index).trim()
      : around;
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

/** "a mechanic for the late shift team": the shift is what one can work. */
const searched = /^an? [^(,]{0,50}?\b(?:for|on|in) (?=(?:the|our|a) [^(,]*\bshift)/iu;

type Asked = RequirementKind | 'checked' | 'later';

const asks: Readonly<Record<Language, Readonly<Record<Asked, string>>>> = {
  en: {
    licence: 'do you hold this, and will it be valid on your first day?',
    checked: 'can this be checked before you start?',
    later: 'do you have this, or will you get it in the way that is said here?',
    shift: 'can you work like this?',
    language: 'do you have this, spoken and written?',
    start: 'does this suit you?',
    other: 'do you have this?',
  },
  uk: {
    licence: 'чи є це у вас і чи буде чинним першого робочого дня?',
    checked: 'чи можна це перевірити до початку роботи?',
    later: 'чи є це у вас або чи отримаєте так, як тут сказано?',
    shift: 'чи можете ви так працювати?',
    language: 'чи володієте ви так, усно й письмово?',
    start: 'чи підходить вам це?',
    other: 'чи є це у вас?',
  },
};

function askOf(kind: RequirementKind, basis: string, language: Language): string {
  const inner = basis.replace(/[“”«»"„?]/gu, '').trim();
  const ask = asks[language][askedAs(kind, basis)];
  return language === 'uk' ? `«${inner}»: ${ask}` : `“${inner}”: ${ask}`;
}

function askedAs(kind: RequirementKind, basis: string): Asked {
  if (kind !== 'licence' && kind !== 'other') return kind;
  if (checked.test(basis)) return 'checked';
  return later.test(basis) ? 'later' : kind;
}

import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { InterviewType, Requirement, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { postingSays } from './posting-says.ts';
import { type PostingSentence, postingSentences } from './posting-sentences.ts';
import { requirementKinds as kinds } from './requirement-kinds.ts';

/** What the employer provides or arranges: not a requirement for the candidate, even in the requirements section. */
const given =
  /\b(?:we(?:['’]ll| will)? (?:offer|provide|arrange|train|issue|organi[sz]e)|(?:training|certificate|licence|course|uniform|tools|ppe)s? (?:is |are |will be )?(?:provided|given|arranged|paid)|provided by us|at our (?:cost|expense)|takes? (?:\d|one|two|three|four|five|six)|free of charge)\b|(?<!\p{L})(?:доплат|надбавк|компенсаці|компенсуємо|оплачуємо|пропонуємо|гарантуємо|забезпечуємо|надаємо|видаємо|оформимо|оформляємо|навчимо|довчимо|навчаємо|присвоїмо|за наш рахунок|за рахунок (?:компанії|підприємства|роботодавця)|безкоштовн|офіційне (?:оформлення|працевлаштування))/iu;
const opensOffer =
  /^(?:(?:ми )?(?:пропонуємо|гарантуємо|забезпечуємо|надаємо|даємо)|we(?:['’]ll| will)? (?:offer|provide|give)|(?:our )?(?:benefits|perks))(?!\p{L})/iu;

/** Checks made by the employer: a candidate can agree to them but cannot hold them. */
const checked =
  /\b(?:background check|(?:enhanced )?dbs\b|garda vetting|police (?:check|clearance)|criminal record|security clearance|drug (?:test|screen)|occupational health clearance|(?:bpss|sc|dv|baseline) clearance|vetting|disclosure scotland)|(?<!\p{L})(?:несудимість|відсутність судимості|медогляд|медичн\p{L}+ огляд|перевірк\p{L} (?:служб|безпек|на поліграф))/iu;
const later =
  /\b(?:(?:within|(?:get|got|gained?|obtain(?:ed)?|completed?|pass(?:ed)?)[^,;]{0,20} in) (?:your |the )?(?:first )?\d+ (?:days|weeks|months)|within (?:a|one|two|three|six|nine|twelve) (?:weeks?|months?|year)|or (?:will|working towards|on the (?:path|way)|willing to|get it|able to (?:get|obtain)|(?:be )?willing to (?:complete|obtain|get|gain|take)|(?:to )?(?:complete|obtain|gain|achieve|get)d? (?:it )?(?:with)?in)|\(?(?:or )?working towards?|(?:can|may) be (?:got|gained|obtained) (?:with)?in)\b|(?<!\p{L})(?:(?:протягом|впродовж|упродовж) (?:перш\p{L}+ )?(?:\d+ |трьох |шести |двох |пів ?|перш\p{L}+ )?(?:дн|тижн|місяц|рок|випробувальн)|за (?:\d+|перш\p{L}+|два|три) (?:дн|тижн|місяц)|(?:можна|або|чи) (?:\p{L}+ )?(?:здобути|отримати|зробити|скласти|пройти|оформити)|або готовн\p{L}+ (?:атестув|отрим|здоб|пройти|скласти))/iu;
/** "No nights": what the job spares or gives the employee. */
const spared =
  /\b(?:no|without|never) (?:nights?|weekends?|shifts?|overtime|on.call|travel|split)\b|\b(?:shifts?|nights|weekends|overtime) (?:are|is) (?:gone|over|abolished)|(?<!\p{L})без (?:нічних|відряджень|чергувань|вихідних змін|позмінн)|(?:нічних|відряджень|чергувань) (?:немає|нема|не буде)|\b(?:wherever we can|where(?:ver)? possible|if you like)|(?<!\p{L})(?:за бажанням|за можливості)|\bhealth assessment\b|\bovertime (?:as worked|is paid|paid)\b/iu;
/** Colleagues, and what the company has or is. */
const aboutOthers =
  /^(?:you(?:['’]ll| will)? (?:join|be joining|work (?:with|alongside)|be part of|report to|lead|support)|our |the (?:team|company)\b|we (?:are|have|hold|serve|follow|teach|use)\b|(?!(?:the|this) (?:job|role|post|position|work|shift))\p{Lu}[^,.]{0,60}\b(?:is|are) an? |(?:ви )?(?:приєднаєтесь|станете частиною|долучитесь)|наш|(?:ми )?маємо|(?:\p{L}+-)?компанія|тов )/iu;
const ofOthers = /^(?:who|which|that|whose|які|який|яка|де|що)(?!\p{L})/iu;
const amenity =
  /\b(?:coffee|canteen|parking|building|pension|meals?|free food|gym|fruit)\b|(?<!\p{L})(?:довіз|навчання за наш|харчування|спецодяг|обіди|кава|паркування)/iu;

// What the employer pays for.
const offered =
  /\b(?:paid|reimbursed|covered|provided|we(?:['’]ll| will)? (?:pay|cover|train))\b|(?<!\p{L})(?:оплачуємо|компенсуємо|навчимо|оформимо|надаємо)/iu;

/** When and what the company does. */
const ourWork = /^we (?:treat|serve|supply|see|look after|care for|deliver|ship|handle|operate|sell|open|run)\b/iu;
/** The past, or other people on the shift, say nothing about when this person must be available. */
const ofPast = /\b(?:was|were|had|has been|have been)\b|(?<!\p{L})(?:був|була|було|були|торік)(?!\p{L})/iu;
const ofCrew = /→|(?<!\p{L})(?:у|в|на) (?:зміні|бригаді) \d/iu;
/** "From September the water is off": not a date for this person. */
const bareFrom = /^from /iu;
const ofPerson = /\b(?:you|we need|needed|required|start\w*|join|contract|post|role|position)\b/iu;
const contact =
  /@|https?:|^(?:телефон(?:увати|уйте)|дзвон(?:ити|іть)|зверта(?:тися|йтеся)|пишіть)(?!\p{L})|^(?:please )?(?:call|ring|phone|text|contact) (?:us|me|between|before|after|\+?\d)/iu;

// What is welcome but not required, and pay.
const welcome =
  /\b(?:nice(?: to have)?|an? (?:big )?plus|a plus|desirable|preferred|(?:an )?(?:advantage|asset)|bonus|salary|we prefer|welcome|useful|helpful|ideal(?:ly)?|not (?:required|needed|essential)|we can teach|will sponsor|dues)\b|[$£€]\s?\d|(?<!\p{L})(?:плюсом?|перевагою|бажано|бажана|бажаний|не обов['’ʼ]язков\p{L}+)(?!\p{L})|\d\s?грн/iu;

const longestBasis = limits.requirementBasis;
/**
 * "Night shifts and weekends" among the duties counts; a longer sentence is about other people's shifts or the work on
 * them.
 */
const mostWordsOfShift = 8;
/** A longer sentence is cut to the clause with the matched words. */
const mostWords = 18;

/** A technical task is no place for these questions; a recruiter has already asked them. */
const without: ReadonlySet<InterviewType> = new Set(['coding', 'system_design']);

export function usesRequirements(interviewType: InterviewType): boolean {
  return !without.has(interviewType);
}

/**
 * The yes-or-no requirements of a posting, to be answered yes, no or open and never scored.
 *
 * @param notChecked what the recruiter excluded, in the words of the posting
 */
export function readRequirements(
  posting: string,
  language: Language,
  notChecked: readonly string[] = [],
): readonly Requirement[] {
  return checkedOf(allRequirements(posting, language), notChecked);
}

/** Like `readRequirements`, but with the excluded ones in their places. */
export function foundRequirements(
  posting: string,
  language: Language,
  notChecked: readonly string[],
): readonly (Requirement & { readonly isChecked: boolean })[] {
  const all = allRequirements(posting, language);
  const kept = checkedOf(all, notChecked);
  return all
    .map((requirement) => ({ ...requirement, isChecked: kept.includes(requirement) }))
    .filter(({ isChecked, basis }) => isChecked || notChecked.includes(basis));
}

function allRequirements(posting: string, language: Language): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const sentence of postingSentences(posting)) {
    for (const requirement of requirementsIn(sentence, language)) {
      if (!found.some(({ basis }) => areAlike(basis, requirement.basis))) found.push(requirement);
    }
  }
  return found;
}

function checkedOf(all: readonly Requirement[], notChecked: readonly string[]): readonly Requirement[] {
  const found = all.filter(({ basis }) => !notChecked.includes(basis));
  if (found.length <= limits.requirements) return found;
  // If there are too many, documents and languages take precedence over years; the order of the posting stays.
  const kept = found
    .toSorted((one, other) => weight.indexOf(one.kind) - weight.indexOf(other.kind))
    .slice(0, limits.requirements);
  return found.filter((requirement) => kept.includes(requirement));
}

const weight: readonly RequirementKind[] = ['licence', 'language', 'shift', 'start', 'other'];

/** "You have 5 years …", «Потрібні …»: marks a requirement without a heading. */
const opensRequirement =
  /^(?:(?:you(?:['’]ve| have| hold| need| must| will need)|we (?:want|need|ask|require)|must|required?|requires|essential|about you|no visa|треба|(?:ми )?(?:чекаємо|хочемо|просимо))(?!\p{L})|(?:потріб|необхід|вимог))/iu;
/**
 * "Applicants need …", «Кандидат повинен мати …»: marks a requirement anywhere in a sentence; "we need" counts only at
 * its start.
 */
const demands =
  /\b(?:(?:you|applicants?|candidates?|holder|who) (?:must|need|needs|should have|has to|have to)|must (?:have|hold|be|live)|(?:is|are) (?:a must|required|essential|mandatory|needed)|we(?:['’]d| would)? (?:ask|expect|want|look for|need)|we(?:['’]re| are) looking for|i(?:['’]d| would| do)? (?:want|like|need)|you(?:['’]ve got| hold))\b|^(?:at least|experience|minimum)\b|(?<!\p{L})(?:обов['’ʼ]язков\p{L}+|повин\p{L}+ мати|має мати|маєте(?! від)|хочемо|беремо|шукаємо|чекаємо|просимо мати|вимагається|вимагаємо|потріб\p{L}+|необхідн\p{L}+)(?!\p{L})|^(?:досвід|стаж|освіта)(?!\p{L})/iu;
/** How a company describes itself. */
const opensCompany =
  /^(?:ми\s?[–—-]|(?:наша )?(?:компанія|фірма)|\p{L}+ (?:фірма|компанія|агенція),|we(?:['’]re| are) (?!looking)|our (?:firm|company|business)\b)/iu;
const opensPay = /^(?:[$£€₴]\s?\d|\d[\d ]*\s?(?:грн|тис))/iu;
/**
 * What the law requires every employer to check when a contract is signed. It is not a requirement in an interview:
 * neither the right to work nor military status is asked about there.
 */
export const neededByAll =
  /sponsor|right to work|work authori[sz]ation|військово-?\s?облік|військов\p{L}+ квит|приписн\p{L}+ свідоц/iu;

function isShort(text: string): boolean {
  return wordsOf(text).length <= mostWordsOfShift;
}

function requirementsIn(sentence: PostingSentence, language: Language): readonly Requirement[] {
  const { text } = sentence;
  if (speaksToMachine(text)) return [];
  const part = opensOffer.test(text) || opensPay.test(text) ? 'offer' : sentence.part;
  // A company's description of itself requires nothing.
  if (opensCompany.test(text)) return [];
  const opens =
    opensRequirement.test(text) ||
    demands.test(text) ||
    (sentence.isItem && sentence.part === undefined && isShort(text));
  if (part === 'company' || (part === 'welcome' && !opens)) return [];
  const isRequired = part === 'requirements' || ((part === undefined || part === 'welcome') && opens);
  if (!isRequired && part !== 'offer' && ourWork.test(text)) return [];
  const clauses = clausesOf(isRequired ? text : withoutAmenities(text));
  return clauses.flatMap((clause) => {
    // A single word in a list of duties names the subject of the work, such as business trips to be reimbursed.
    if (!isRequired && aboutOthers.test(text) && ofOthers.test(clause)) return [];
    if (part === 'duties' && clauses.length > 1 && wordsOf(clause).length < 2) return [];
    const requirement = requirementIn(clause, part, isRequired, language);
    return requirement === undefined ? [] : [requirement];
  });
}

/** Commas, and an "and" before another thing that the candidate has, is or can do; not inside brackets. */
const between =
  /(,\s+(?:and |та |і |й )?|;\s+|\s[–—]\s|\s(?:and|with|because|but)\s(?=(?:who|someone|somebody|must|holds?|has|have|is|be|can|\d+|at least|one|two|three|four|five|a year|valid|current)\s)|\s(?:and|but)\s(?=is\s)|(?<!\b(?:incl|approx|excl)|(?<!\p{L})(?:кат|розр))\.\s|\s(?:та|і|й)\s(?=(?:має|мати|маєш|може|готов\p{L}+|посвідчен\p{L}+|сертифікат\p{L}*|подан\p{L}+|військово\p{L}*|резервн\p{L}+|вільн\p{L}+|розмовн\p{L}+|стаж|досвід)(?!\p{L})))(?![^(]*\))/iu;

/** Splits a list within one sentence into its items; an addition to an item stays with it. */
function clausesOf(text: string): readonly string[] {
  const pieces = text.split(between);
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

/**
 * Whether a piece belongs to the clause before it. "2 years of stores, planning or yard work", cut before "planning",
 * would ask for more than the posting does.
 */
function belongsTo(last: string, piece: string, following: readonly string[]): boolean {
  if (addition.test(piece)) return true;
  const own = kindsOf(piece);
  const isOwn = own.length > 0;
  const before = kindsOf(last);
  // "8 to 4, one Saturday in four" is one arrangement; "a card, a badge or a licence" is one document.
  const areTimes = isOnly('shift', own) && isOnly('shift', before);
  if (areTimes && wordsOf(last).length + wordsOf(piece).length <= mostWordsOfTimes) return true;
  if (alternative.test(piece) && isOnly('licence', own) && isOnly('licence', before)) return true;
  if (!isOwn && isOnly('licence', before) && code.test(piece)) return true;
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

function kindsOf(text: string): readonly RequirementKind[] {
  return kinds.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}

function isOnly(kind: RequirementKind, found: readonly RequirementKind[]): boolean {
  return found.length > 0 && found.every((other) => other === kind);
}

const mostWordsOfTimes = 16;
/** "HTR1", "6G": codes that continue the document before them */
const code = /^(?=\S*(?:\p{Lu}{2}|\d))\S+(?: \S+){0,2}$/u;

const placed = /\b(?:[Rr]emote|[Bb]ased|[Ll]ocated|[Rr]esident|[Ll]ive) in (?:the )?\p{Lu}/u;
const alternative = /(?<!\p{L})(?:or|або|чи)(?!\p{L})/iu;

/** "On site, good coffee": coffee is not a condition. */
function withoutAmenities(text: string): string {
  const pieces = text.split(/(,\s+)(?![^(]*\))/u);
  while (pieces.length > 1 && amenity.test(pieces.at(-1) ?? '')) pieces.splice(-2);
  return pieces.join('');
}

/** In an offer, only times when the candidate must be available count. */
const timeOfOffer =
  /\b(?:hybrid|remote|on.call|overnight|on the road|\d+ days? in )\b|\d[:.]\d{2}\s?[–-]|(?<!\p{L})(?:чергуванн|відрядженн|гібрид|графік|вахт|змін\p{L} \d|годин на тиждень)/iu;
/** "26 days' holiday", «два вихідні поспіль»: time off is a benefit. */
const freeTime =
  /\b(?:holiday|annual leave|days off|closed|weekends? off|free (?:sunday|monday|saturday))|(?<!\p{L})(?:відпустк|вихідні поспіль)/iu;

function requirementIn(
  clause: string,
  part: PostingSentence['part'],
  isRequired: boolean,
  language: Language,
): Requirement | undefined {
  const hit = kinds.map(([kind, pattern]) => ({ kind, at: pattern.exec(clause) })).find(({ at }) => at !== null);
  if (hit?.at === undefined || hit.at === null) return undefined;
  const { kind, at } = hit;
  if (part === 'offer' && !neededByAll.test(clause) && !(kind === 'shift' && timeOfOffer.test(clause)))
    return undefined;
  // A duty may mention a licence or a weekend; a requirement is about the person's documents and availability.
  if (part === 'duties' && (kind !== 'shift' || at.index > nearStart || wordsOf(clause).length > mostWordsOfShift))
    return undefined;
  // Length of experience is stated about many people; it is about the candidate only in a requirement.
  if (kind === 'other' && isHistory.test(at[0]) && !isRequired) return undefined;
  // "(Leeds / hybrid)" in a sentence about the company.
  const isAside = clause.slice(0, at.index).lastIndexOf('(') > clause.slice(0, at.index).lastIndexOf(')');
  if (isAside && (kind === 'shift' || !isRequired) && wordsOf(clause).length > mostWordsOfShift) return undefined;
  if (aboutOthers.test(clause) && !isRequired && kind !== 'start') return undefined;
  // The location of the company or its customers is not a condition.
  if (placed.test(at[0]) && !isRequired) return undefined;
  if (kind === 'shift' && !isRequired && (ofPast.test(clause) || ofCrew.test(clause))) return undefined;
  if (kind === 'start' && bareFrom.test(at[0]) && !isRequired && !ofPerson.test(clause)) return undefined;
  if (contact.test(clause) || isHalfQuoted(clause)) return undefined;
  if (kind === 'shift' && (spared.test(clause) || (freeTime.test(clause) && !isRequired))) return undefined;
  // A paid shift still has to be worked; a supplement named before it is a benefit.
  if (given.test(kind === 'shift' ? clause.slice(0, at.index) : clause)) return undefined;
  const around = clauseAround(clause, at.index, at.index + at[0].length)
    .replace(kind === 'licence' ? label : '', '')
    .replace(opener, '')
    .replace(closer, '')
    .replace(searched, '');
  // From a sentence about something else, only the date.
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
  const inner = basis.replace(/[“”«»"„?]/gu, '').trim();
  const quoted = language === 'uk' ? `«${inner}»` : `“${inner}”`;
  const ask = asks[language][askedAs(kind, basis)];
  // In one sentence with the question: after a full stop the guard would read it as a statement, which asks nothing.
  const findings = checkText(`${quoted}: ${ask}`, { language, kind: 'question' });
  // The name of a language is also the name of a people.
  const lawful = findings.every(({ ruleId }) => kind === 'language' && ruleId === 'origin.ethnicity');
  const asked = `${quoted}. ${ask}`;
  const whole = `${postingSays[language]}${asked}`;
  const text = whole.length <= longestAsked ? whole : asked;
  return lawful && text.length <= longestAsked ? { text, basis, kind } : undefined;
}

/** Whether the cut went through a quotation. */
function isHalfQuoted(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/«/gu) !== count(/»/gu) || count(/“/gu) !== count(/”/gu) || count(/"/gu) % 2 === 1;
}

/** "What we insist on: group IV" */
const label = /^[^:()\d]{3,30}:\s+/u;

const nearStart = 12;
const isHistory = /year|yr|month|bachelor|master|degree|diploma|рок|рік|р\.|міс|освіт/iu;
/** "You have" or "applicants must hold" before what is required. */
const opener =
  /^(?:you['’]ve(?: got)?|we(?:['’]d| would)? (?:want|need|ask(?: for)?|expect|like)|i(?:['’]d| would| do)? (?:want|like|need)(?: someone)?(?: who)?(?: has| is)?(?: spent)?|must have|(?:нам )?(?:потрібн\p{L}+|треба)|(?:обов['’ʼ]язково|кандидат\p{L}* повин\p{L}+|просимо|повин\p{L}+|має|необхідно|потрібно) (?:мати|бути)|(?:ви )?маєте|(?:ми )?(?:чекаємо|хочемо|просимо|беремо|шукаємо)(?: (?:людину|того|тих|когось))?(?: (?:з|із|зі|хто))?)\s*:?\s+|^(?:(?:and|but|or|with|а|та|і|й)\s+)?(?:(?:you|applicants?|candidates?|someone|somebody|(?:the )?(?:post ?holder|successful candidate|candidate|person))(?: who)?\s+)?(?:(?:['’]ve|have|has|hold|holds|need|needs|must|should|do need|will|is|are|be)\s+){0,3}(?:(?:have|hold|able to pass|able to|spent|got|pass)\s+){0,2}/iu;
/** "is a must", "because you visit patients": remarks about the requirement */
const closer =
  /\s+(?:(?:is|are) (?:a must|an absolute must|required|needed|essential|mandatory|compulsory)(?:\s.*)?|(?:because|since|as you) .*)$/iu;

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
  // Brackets left unbalanced by the cut, at either end.
  return clause.replace(/^[^()]*\)\s*(?=\S)/u, '').replace(/\s*\([^()]*$/u, '');
}

/** "a mechanic for the late shift team": the candidate must be able to work that shift. */
const searched = /^an? [^(,]{0,50}?\b(?:for|on|in) (?=(?:the|our|a) [^(,]*\bshift)/iu;

type Asked = RequirementKind | 'checked' | 'later';

/** Asked after the posting's own words, so no word depends on them grammatically. */
const asks: Readonly<Record<Language, Readonly<Record<Asked, string>>>> = {
  en: {
    licence: 'Do you hold this, and will it be valid on your first day?',
    checked: 'Can this be checked before you start?',
    later: 'Do you have this, or will you get it as described here?',
    shift: 'Can you work like this?',
    language: 'Do you have this, spoken and written?',
    start: 'Does this suit you?',
    other: 'Do you have this?',
  },
  uk: {
    licence: 'Чи є це у вас і чи буде чинним першого робочого дня?',
    checked: 'Чи можна це перевірити до початку роботи?',
    later: 'Чи є це у вас або чи отримаєте так, як тут сказано?',
    shift: 'Чи можете ви так працювати?',
    language: 'Чи володієте ви так, усно й письмово?',
    start: 'Чи підходить вам це?',
    other: 'Чи є це у вас?',
  },
};
const longestAsked = 240;

/** "Three years after licence" is experience, which has no expiry date. */
const yearsOfWork =
  /^(?:\d+|one|two|three|four|five|один|два|три|чотири|п[’'ʼ]ять)\+?(?:\s?[-–—]\s?\d+)?\s(?:years?|рок(?:и|ів)|рік)(?!\p{L})/iu;

function askedAs(kind: RequirementKind, basis: string): Asked {
  if (kind !== 'licence' && kind !== 'other') return kind;
  if (yearsOfWork.test(basis)) return 'other';
  if (checked.test(basis)) return 'checked';
  return later.test(basis) ? 'later' : kind;
}

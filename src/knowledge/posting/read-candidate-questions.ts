import type { Language } from '#contracts/common.ts';
import type { CandidateQuestion } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isLawfulToPrepare } from '#knowledge/plan/rules/law-rules.ts';
import { statesBusinessHours } from './business-hours.ts';
import { isQuotable } from './is-quotable.ts';
import { currencyIn, sumOf } from './pay-sums.ts';
import { postingSays } from './posting-says.ts';
import { isAboutOthers, listedSentences } from './posting-list.ts';
import type { PostingPart } from './posting-sentences.ts';

interface Fact {
  readonly asked: Readonly<Record<Language, string>>;
  /** patterns in both languages, since the posting need not be in the plan's */
  readonly told: readonly RegExp[];
  /** words that give a match another meaning */
  readonly not: RegExp;
  /** a heading under which a figure answers it */
  readonly heading?: RegExp;
  /** ignores requirements, whose figures are about past work */
  readonly notRequired?: true;
  /** recognises it without a keyword, in the offer and beside the title */
  readonly bare?: (text: string) => string | undefined;
  /** preceding words of the sentence that give a match another meaning */
  readonly notAfter?: RegExp;
}

const amount = String.raw`(?:(?:[$£€₴]|(?:USD|EUR|GBP|UAH)\s)\s?\d[\d.,]*(?: \d{3})*k?|\d[\d.,]*(?: \d{3})*k?\s?(?:USD|EUR|GBP|UAH|грн|₴|тис\.?(?: грн)?))`;
const amounts = String.raw`${amount}(?:\s?[-–—]\s?[$£€₴]?\s?\d[\d.,]*(?: \d{3})*k?(?:\s?(?:грн|₴|тис\.?(?: грн)?))?)?`;

/** A sum is this job's pay if a word for pay or a period of time is beside it. */
const payOf = {
  amountPer: new RegExp(
    String.raw`(?<![+=]\s?)${amounts}\s?(?:\/\s?|per |an? |на |за |в |у )(?:hr|hour|h|year|yr|annum|month|mo|week|wk|day|shift|год\p{L}*|місяц\p{L}*|міс|день|зміну|тиждень)(?!\p{L})`,
    'iu',
  ),
  wordThenAmount:
    /(?:\b(?:salary|(?<!we )pay(?! for)|wages?|(?:hourly|daily|craft|day) rate|rate|base|compensation|ote)\b|(?<!\p{L})(?:зарплат|заробітн\p{L}+ плат|зп(?!\p{L})|оклад|ставк|оплат[аи](?: праці)?(?!\p{L})|дохід))\p{L}*[^\d,;.$£€₴]{0,25}(?:[$£€₴]\s?\d|(?:USD|EUR|GBP|UAH)\s\d|\d{1,3}[ .,]\d{3}|\d+\s?(?:k\b|грн|тис))/iu,
  amountThenWord: new RegExp(
    String.raw`${amounts}\s(?:[^\d,;.]{0,15}\s)?(?:salary|base|gross|net|pay|all in|на руки|чистими|до вирахування|зарплат\p{L}*|оклад\p{L}*|ставк\p{L}*)(?!\p{L})`,
    'iu',
  ),
  heading:
    /(?:^|[\s•*-])(?:pay|salary|wages?|rate|зарплата|заробітна плата|зп|оклад|ставка|оплата(?: праці)?)\s?:\s*$/iu,
  otherMoney:
    /\b(?:revenue|turnover|budgets?|quotas?|targets?|stipend|bonus(?:es)?|charge.?backs?|deposits?|allowances?|sales|sign.on|relocation|accommodation|housing|rent|meals?|equipment|training|on.call|standby|call.?outs?|overtime|diff(?:erential)?|premium|raise|tips|payroll|invoices?|contracts? worth|prices?|fees?|fines?|penalt(?:y|ies)|costs?|customers?|clients?|donations?|profit|margin|workshop|vouchers?|million|billion)\b|[$£€]\s?[\d.,]+\s?(?:m|mn|bn)\b|(?<!\p{L})(?:виручк|виторг|оборот|бюджет|квот|план\p{L}* продаж|продаж|депозит|застав|штраф|доплат|надбавк|компенсаці|преміальн|прем[іи]|бонус|підйомн|житл|оренд|харчуванн|обід|навчанн|чек|замовленн|клієнт|відрядженн|добов|витрат|збитк|вартіст|ціна|млн|млрд)/iu,
};

/**
 * A range or a "from" that stands alone between punctuation: "$95,000 – $115,000", «від 45 000 грн», "Nurse | €40-45k".
 * It is the pay if it is in the offer or beside the title and no word beside it refers to other money.
 */
const bare = {
  range: new RegExp(
    String.raw`(?<=^|[|•·—–(:,]\s*|^(?:даємо|пропонуємо|(?:we )?offer)\s)(?:(?:from|starting at|від)\s(?<from>${amount})|(?<low>(?:[$£€₴]|(?:USD|EUR|GBP|UAH)\s)?\s?\d[\d.,]*(?: \d{3})*\s?k?(?:\s?(?:грн|тис))?\.?)\s?(?:[-–—]|to|до)\s?(?<high>(?:[$£€₴]|(?:USD|EUR|GBP|UAH)\s)?\s?\d[\d.,]*(?: \d{3})*\s?k?(?:\s?(?:USD|EUR|GBP|UAH|грн|[$£€₴]|тис\.?(?: грн)?))?))\+?(?:\s(?:DOE|gross|net|depending on experience|a year|залежно від досвіду|на руки))?(?=$|\s*[|•·()]|\s*,(?!\d))`,
    'iu',
  ),
  // Checked in the whole sentence; the broader `payOf.otherMoney` only up to the amount, since benefits may follow it
  // ("training, meals").
  otherMoney:
    /\b(?:revenue|turnover|budgets?|quotas?|stipend|bonus(?:es)?|deposits?|allowances?|deals?|funding|invest\w*|grants?|portfolio|loans?)\b|(?<!\p{L})(?:виручк|виторг|оборот|бюджет|квот|депозит|застав|преміальн|прем[іи]|бонус|угод|інвестиц|грант|позик|кредит)/iu,
};
/** Monthly or annual pay in whole units. Hourly pay is always stated as such. */
const plausible = { latin: [1_000, 1_000_000], uah: [8_000, 600_000] } as const;
/** The upper end of one job's pay range is seldom more than this many times the lower. */
const widestRange = 3;
/** Lines at the start of a posting that count as beside the title. */
const openingLines = 3;

const offering = String.raw`(?:ми )?(?:даємо|даю|пропоную|пропонуємо|платимо|гроші|оплата)`;
/** The beginning of an offer, up to what is added on top. */
const leading = new RegExp(
  String.raw`^(?:(?:${offering}|умови|(?:we )?(?:offer|pay))\s*:?\s+)?(?<said>(?:(?:від|from)\s)?(?<low>[$£€₴]?\s?\d(?:[\d.,]*\d)?(?: \d{3})*)(?:\s?(?:[-–—]|to(?=\s)|до(?=\s))\s?[$£€₴]?(?<high>\d(?:[\d.,]*\d)?(?: \d{3})*))?\s?(?:тис\.?|k\b)?\s?(?:грн|₴|[$£€])?(?<rest>[^,;.+()]{0,40}?))(?=\s(?:плюс|plus)\s|\s?(?:[;.+()]|,(?!\d))|$)(?!\s?,\s(?:paid|as|як|у вигляді)\s)`,
  'iu',
);
const opensOffer = new RegExp(
  String.raw`^(?:${offering}|we (?:offer|pay))(?!\p{L})|^[$£€]\s?\d[^.]*\b(?:bonus|leave|holiday|pension|pto|super)\b`,
  'iu',
);
const otherTime =
  /\/|\b(?:hour|day|week|shift|year)s?\b|(?<!\p{L})(?<!за \d{1,3} )(?:годин|день|дн[іяю]|тиж|змін|люд|магазин|місц|рок|рік)/iu;

/** The amount of a sentence that is clearly this job's pay although no word says so. */
function barePay(text: string): string | undefined {
  const found = bare.range.exec(text);
  if (found === null || bare.otherMoney.test(text)) return leadingPay(text);
  if (payOf.otherMoney.test(text.slice(0, found.index + found[0].length))) return leadingPay(text);
  const { from, low = from ?? '', high = low } = found.groups ?? {};
  return isPlausible(found[0], low, high) ? found[0].trim() : leadingPay(text);
}

/** "27 000–31 000 грн «на руки», …": a bonus or lodging mentioned after it does not matter. */
function leadingPay(text: string): string | undefined {
  const { said = '', low = '', high = low, rest = '' } = leading.exec(text)?.groups ?? {};
  const isOther = otherTime.test(rest) || payOf.otherMoney.test(rest) || bare.otherMoney.test(rest);
  const unit = /тис/iu.test(said) && !/[$£€]/u.test(said) ? `${said} грн` : said;
  return said !== '' && !isOther && isPlausible(unit, low, high) ? said.trim() : undefined;
}

/** Whether the sums could be monthly or annual pay. */
function isPlausible(said: string, low: string, high: string): boolean {
  const currency = currencyIn(said);
  if (currency === undefined) return false;
  const inThousands = /\dk|\sk|тис/iu.test(`${low} ${high} ${said}`);
  const [least, most] = [low, high].map((one) => sumOf(one) * (inThousands ? 1_000 : 1));
  const [lowest, highest] = currency === 'UAH' ? plausible.uah : plausible.latin;
  if (least === undefined || most === undefined || least < lowest || most > highest) return false;
  return most >= least && most <= widestRange * least;
}

/** What candidates ask about any job and many postings answer. */
const facts: readonly Fact[] = [
  {
    asked: { en: 'What are the working hours?', uk: 'Який графік роботи?' },
    told: [
      /\b(?:shifts\b|\d ?x ?\d+ ?(?:hrs?|hours?|h)\b|\d+ ?(?:hrs?|hours?) average|day and night rotation|on.call\b|(?:day|night|early|late|rotating|12.hour) shift|(?:(?:rolling|weekly|monthly|fixed|\d+.week) rota|rota (?:of|is|published|given|known))\b|on.call rota|(?:every|one|two|no) weekends?\b|every (?:second|third|fourth|\d(?:nd|rd|th)) weekend|every other weekend|^\d+(?:\.\d+)? hours(?: over [^,;]*)?$|weekends? off|mon(?:day)?s?\s?(?:[-–]|to)\s?(?:fri|sat|sun)|\d+ ?(?:hours?|h) (?:a|per) week|flexible (?:hours|working)|working hours|core hours|four.day week|\d{1,2}(?::\d{2})?\s?(?:am|pm)?\s?[-–]\s?\d{1,2}(?::\d{2})?\s?(?:am|pm)\b)/iu,
      /(?<!\p{L})(?:графік (?:роботи|\d|гнучк|змін|доба)|зміни \d|\d{1,2}:\d{2}\s?[-–]\s?\d{1,2}:\d{2}|гнучк\p{L}+ графік|позмінн|змінн\p{L}+ (?:графік|робот)|(?:нічн|денн|добов)\p{L}+ зм[іи]н|пн\s?[-–]\s?(?:пт|сб|нд)|з \d{1,2}[:.]\d{2} до \d{1,2}|годин\p{L}* на тиждень)/iu,
    ],
    // Hours of other people or things: the shop's opening hours, the rota that one writes.
    not: /\b(?:opening hours|licen[cs]e|store hours|customers?|clients?|(?:write|plan|manage|prepare|run|lead|cover|supply)s? [^,;]{0,30}(?:rota|shifts)|leading shifts|live within|allowance|agency|requests?|phone lines?)\b|(?<!\p{L})(?:клієнт|відвідувач|відряджень|обхід|складан\p{L}+ графік|магазин працює)/iu,
  },
  {
    asked: { en: 'Where is the work done?', uk: 'Де потрібно працювати?' },
    told: [
      /\b(?:remote(?:ly)?\b|hybrid\b|on.site\b|work(?:ing)? from home|(?:in|at) (?:our|the) office|days? (?:a|per) week in|\d+ days? in (?:the office|\p{Lu}\p{L}+)|based in \p{Lu}|travel (?:up to|to (?:clients|sites))|\d+ ?% travel)/iu,
      /(?<!\p{L})(?:віддален\p{L}+ (?:робот|формат)|віддалено|дистанційн|гібридн|(?:в|у) (?:нашому )?офісі|офіс (?:у|в) \p{Lu}|роз[’'ʼ]їзн)/iu,
    ],
    // Where the company, its people or its customers are is not where this job is done.
    not: /\b(?:\d+ (?:people|staff|employees|engineers|customers|clients)|(?:ring|call|phone|send|e-?mail)\b|customers?|clients?(?! sites)|remote (?:control|support|monitoring|access|sites?)|(?:each|every|all|our) (?:\p{L}+ )?(?:engineers?|drivers?|operatives?|nurses?|technicians?|managers?)|weekends?|shifts?)\b|(?<!\p{L})(?:клієнт|замовник|дистанційн\p{L}+ (?:підтримк|навчанн|керуванн|обслуговуванн)|\d+ (?:людей|людини|працівник|співробітник))/iu,
  },
  {
    asked: { en: 'What are the terms of the contract?', uk: 'Як оформлюють на роботу?' },
    told: [
      /\b(?:full.time|part.time|fixed.term|(?<=^)permanent$|permanent (?:contract|role|position|job)|(?:employment |\d+.month )contract (?:until|for|of)|zero.hours)/iu,
      /(?<!\p{L})(?:(?:повна|неповна|часткова) зайнятість|повний робочий день|строков\p{L}+ договір|безстроков|трудов\p{L}+ договор|гіг-контракт|офіційн\p{L}+ (?:оформленн|працевлаштуванн)|офіційно(?!\p{L})|оформлення (?:офіційне|за|через))/iu,
    ],
    not: /\b(?:customers?|clients?|suppliers?|of (?:them|whom) |most(?:ly)? part.time|(?:full|part).time (?:staff|employees|workers|teachers|nurses|drivers|colleagues|people|members|students?|course))\b|(?<!\p{L})(?:клієнт|постачальник|підрядник|договор\p{L}+ (?:з|із) )/iu,
  },
  {
    asked: { en: 'What is the pay?', uk: 'Яка оплата?' },
    told: [payOf.amountPer, payOf.wordThenAmount, payOf.amountThenWord],
    not: payOf.otherMoney,
    heading: payOf.heading,
    notRequired: true,
    bare: barePay,
    notAfter: /\b(?:on.call|standby)\b|(?<!\p{L})чергуванн/iu,
  },
  {
    asked: { en: 'How much leave is there?', uk: 'Скільки днів відпустки?' },
    told: [
      /\b\d+ (?:working )?days?['’]?(?: of)?(?: paid| annual)* (?:leave|holiday|vacation|pto)\b|\bpto \d+ days\b/iu,
      /(?<!\p{L})(?:\d+ (?:календарн\p{L}+ |робоч\p{L}+ )?д(?:н\p{L}+|ень) (?:оплачуван\p{L}+ )?відпустк|відпустк\p{L}+(?=.{0,20}\d))/iu,
    ],
    not: /\b(?:sick|maternity|paternity|parental|unpaid|study)\b|(?<!\p{L})(?:декрет|догляд|лікарнян|без збереження|навчальн)/iu,
  },
];

const mostQuestions = 4;
const shortestSentence = 4;
/** An answer with its introduction has no room for more. */
const longestSentence = 240;
/** A longer sentence is cut to the clauses that answer the question. */
const mostWords = 7;

/**
 * Questions that a candidate may ask and this posting answers, each with the words that answer it; doubtful ones are
 * left out.
 */
export function readCandidateQuestions(posting: string, language: Language): readonly CandidateQuestion[] {
  const all = listedSentences(posting);
  const hasList = all.some(({ part }) => part === 'requirements');
  const opening = posting
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, openingLines)
    .join('\n');
  const usable = all.filter((sentence) => {
    const { text, part } = sentence;
    return (
      text.length >= shortestSentence &&
      text.length <= longestSentence &&
      // Duties, goals and company sections mention other people's hours and money.
      part !== 'duties' &&
      part !== 'goals' &&
      part !== 'company' &&
      (!hasList || !isAboutOthers(sentence)) &&
      !statesBusinessHours(text) &&
      isQuotable(text, language)
    );
  });
  const opens = (text: string, part: PostingPart | undefined) =>
    part === 'offer' || (part === undefined && opening.includes(text));
  // Offers answer better than requirements.
  const sentences = usable.toSorted((one, other) => Number(other.part === 'offer') - Number(one.part === 'offer'));
  return facts
    .flatMap((fact): readonly CandidateQuestion[] => {
      for (const { text, part } of sentences) {
        if (fact.notRequired && part === 'requirements' && !/^(?:salary|pay|зарплата|оклад|оплата)/iu.test(text))
          continue;
        const basis =
          telling(text, fact, headingOf(text, posting)) ?? (opens(text, part) ? fact.bare?.(text) : undefined);
        if (basis === undefined) continue;
        return answered(fact, basis, language);
      }
      // The rest of a long offer may not be quotable.
      const told = all.flatMap(({ text, part }) =>
        part === 'offer' || opensOffer.test(text) ? (fact.bare?.(text) ?? []) : [],
      );
      const [basis] = told.filter((words) => isQuotable(words, language));
      return basis === undefined ? [] : answered(fact, basis, language);
    })
    .slice(0, mostQuestions);
}

function answered({ asked }: Fact, basis: string, language: Language): readonly CandidateQuestion[] {
  const question = { question: asked[language], answer: { text: quoting(basis, language), basis } };
  return isLawfulToPrepare(question, { language }) ? [question] : [];
}

/** The words of the posting that state the pay. */
export function readPay(posting: string, language: Language): string | undefined {
  const asked = facts.find(({ bare: reads }) => reads !== undefined)?.asked[language];
  return readCandidateQuestions(posting, language).find(({ question }) => question === asked)?.answer?.basis;
}

/** The words of the sentence that state the fact: all of a short sentence, the relevant clauses of a longer one. */
function telling(text: string, fact: Fact, heading: string): string | undefined {
  const clauses = clausesIn(text);
  const isShort = wordsOf(text).length <= mostWords;
  const tells = clauses.map((clause, index) => {
    // An addition ("+ bonus") does not matter.
    const said = clause.text.replace(/\s(?:\+|plus)\s.*$/iu, '');
    const isUnderHeading = index === 0 && fact.heading?.test(heading) === true && /^\D{0,40}\d/u.test(said);
    if (subordinate.test(said) || fact.notAfter?.test(text.slice(0, clause.at)) === true) return false;
    return (
      !fact.not.test(said) && !ofPast.test(said) && (isUnderHeading || fact.told.some((pattern) => pattern.test(said)))
    );
  });
  const first = tells.indexOf(true);
  const told = clauses[first];
  // "Dayton, OH (field based)": a city is not cut off from its state.
  const start = told !== undefined && /^\p{Lu}{2}(?!\p{L})/u.test(told.text) ? (clauses[first - 1] ?? told) : told;
  if (start === undefined) return undefined;
  if (isShort) return text;
  let last = first;
  while (tells[last + 1] === true || goesOn.test(clauses[last + 1]?.text ?? '')) last += 1;
  return text.slice(start.at, clauses[last]?.end).trim();
}

/** What was, or what is changing, does not count. */
const ofPast = /→|(?<!\p{L})(?:був|була|було|були|торік)(?!\p{L})|\b(?:was|were)\b/iu;

/** A clause that depends on the one before it, which says to whom or when it applies. */
const subordinate =
  /^(?:of (?:whom|which)|who|which|when|if|because|з (?:них|яких)|коли|якщо|бо|що|як(?:ий|а|е|і))(?!\p{L})/iu;

/** Clauses to include: "…, Lviv", one more name; «після навчання 27–29 тис.», the pay or hours later on. */
const goesOn =
  /^(?:\p{Lu}[\p{L}'’-]*(?: (?:and|or|та|і|або) \p{Lu}[\p{L}'’-]*)?$|.{2,40} (?:once|twice) a (?:week|month|quarter)$|частина нічних|including nights|(?:after|later|then|rising to|from the|після|далі|потім|згодом)(?!\p{L}).*\d)/u;

function clausesIn(text: string): readonly { readonly at: number; readonly end: number; readonly text: string }[] {
  const marks = [...text.matchAll(/[,;]\s+(?![^(]*\))/gu)];
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
  const ends = [...marks.map((mark) => mark.index), text.length];
  return starts.map((at, index) => {
    const end = ends[index] ?? text.length;
    return { at, end, text: text.slice(at, end) };
  });
}

/** "Pay: from 30,000": the words before a sentence on its line. */
function headingOf(sentence: string, posting: string): string {
  const at = posting.indexOf(sentence);
  return posting.slice(posting.lastIndexOf('\n', at) + 1, Math.max(at, 0));
}

function quoting(sentence: string, language: Language): string {
  const inner = sentence.replace(/[“”«»"„]/gu, '');
  return `${postingSays[language]}${language === 'uk' ? `«${inner}»` : `“${inner}”`}.`;
}

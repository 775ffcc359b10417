import type { Language } from '#contracts/common.ts';
import type { RequirementKind } from '#contracts/interviewing/plan/plan.ts';

/** Checks made by the employer: a candidate can agree to them but cannot hold them. */
const checked =
  /\b(?:background check|(?:enhanced )?dbs\b|garda vetting|police (?:check|clearance)|criminal record|security clearance|drug (?:test|screen)|occupational health clearance|(?:bpss|sc|dv|baseline) clearance|vetting|disclosure scotland)|(?<!\p{L})(?:несудимість|відсутність судимості|медогляд|медичн\p{L}+ огляд|перевірк\p{L} (?:служб|безпек|на поліграф))/iu;
const later =
  /\b(?:(?:within|(?:get|got|gained?|obtain(?:ed)?|completed?|pass(?:ed)?)[^,;]{0,20} in) (?:your |the )?(?:first )?\d+ (?:days|weeks|months)|within (?:a|one|two|three|six|nine|twelve) (?:weeks?|months?|year)|or (?:will|working towards|on the (?:path|way)|willing to|get it|able to (?:get|obtain)|(?:be )?willing to (?:complete|obtain|get|gain|take)|(?:to )?(?:complete|obtain|gain|achieve|get)d? (?:it )?(?:with)?in)|\(?(?:or )?working towards?|(?:can|may) be (?:got|gained|obtained) (?:with)?in)\b|(?<!\p{L})(?:(?:протягом|впродовж|упродовж) (?:перш\p{L}+ )?(?:\d+ |трьох |шести |двох |пів ?|перш\p{L}+ )?(?:дн|тижн|місяц|рок|випробувальн)|за (?:\d+|перш\p{L}+|два|три) (?:дн|тижн|місяц)|(?:можна|або|чи) (?:\p{L}+ )?(?:здобути|отримати|зробити|скласти|пройти|оформити)|або готовн\p{L}+ (?:атестув|отрим|здоб|пройти|скласти))/iu;

type Asked = RequirementKind | 'checked' | 'later' | 'had' | 'agreed' | 'met' | 'begun';

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
    had: 'Do you have this?',
    agreed: 'Do you agree to this?',
    met: 'Can you meet this?',
    begun: 'When could you start?',
  },
  uk: {
    licence: 'Чи є це у вас і чи буде чинним першого робочого дня?',
    checked: 'Чи можна це перевірити до початку роботи?',
    later: 'Чи є це у вас або чи отримаєте так, як тут сказано?',
    shift: 'Чи можете ви так працювати?',
    language: 'Чи володієте ви так, усно й письмово?',
    start: 'Чи підходить вам це?',
    other: 'Чи є це у вас?',
    had: 'Чи є це у вас?',
    agreed: 'Чи згодні ви на це?',
    met: 'Чи можете ви це забезпечити?',
    begun: 'Коли ви могли б почати?',
  },
};
/** "Three years after licence" is experience, which has no expiry date. */
const yearsOfWork =
  /^(?:\d+|one|two|three|four|five|один|два|три|чотири|п[’'ʼ]ять)\+?(?:\s?[-–—]\s?\d+)?\s(?:years?|рок(?:и|ів)|рік)(?!\p{L})/iu;

/** Notice periods and start dates, which are answered with a date. */
const begins =
  /\bnotice\b|\b(?:in post|start(?:ing)?|join(?:ing)?|available) (?:by|before|no later than|within)\b|(?<!\p{L})(?:вихід|вийти|приступити|почати|розпочати)(?:\s\p{L}+){0,2}?\s(?:до|не пізніше|за|протягом|упродовж|впродовж)(?!\p{L})/iu;
const isReady = /^(?:a )?(?:readiness|willing(?:ness)?|ready|prepared) to\b|^готовн\p{L}+(?!\p{L})/iu;
/** Conditions on where the candidate lives. */
const residence = /\b(?:liv(?:e|es|ing)|homes?|reside|residing)\b|(?<!\p{L})(?:мешкат|проживанн|жити)/iu;
/** Documents that expire: the question asks whether they will be valid on the first day. */
const runsOut =
  /\b(?:in[- ]date|current|valid|active|live|licen[cs]\p{L}*|permit|registr\p{L}+|member\p{L}*|cards?|passport|clearance|first aid|life support|smsts|sssts|safeguarding)\b|(?<!\p{L})(?:чинн|дійсн|діюч|посвідчен|ліцензі|прав[ао]?(?!\p{L})|допуск|груп|книжк|реєстраці|членств|дозв)/iu;
/** Qualifications that do not expire. */
const isForLife =
  /\b(?:[ns]vq|btec|hnc|hnd|gcses?|a[- ]levels?|degree|diploma|bachelor|master['’]s|ph\.?d|nebosh|qualification|level \d|time[- ]served|apprenticeship|trade test|qualified|coded|am2)\b|(?<!\p{L})(?:освіт|диплом|розряд|магістр|бакалавр)/iu;

/** Whether the employer runs this check before the first day. */
export function isCheckedByEmployer(basis: string): boolean {
  return checked.test(basis);
}

/** The question asked after the posting's words. */
export function askOf(kind: RequirementKind, basis: string, language: Language): string {
  return asks[language][askedAs(kind, basis)];
}

function askedAs(kind: RequirementKind, basis: string): Asked {
  if (kind === 'start') return begins.test(basis) ? 'begun' : kind;
  if (kind === 'shift') return residence.test(basis) ? 'met' : kind;
  if (kind === 'language') return kind;
  if (yearsOfWork.test(basis)) return 'other';
  if (checked.test(basis)) return 'checked';
  if (later.test(basis)) return 'later';
  if (isReady.test(basis)) return 'agreed';
  return kind === 'licence' && isForLife.test(basis) && !runsOut.test(basis) ? 'had' : kind;
}

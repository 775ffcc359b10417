import type { Level } from '#contracts/interviewing/plan/plan.ts';
import { limits } from '#contracts/limits.ts';
import { jobFamily } from '#knowledge/playbook/job/job-family.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { boundedText } from '#knowledge/text/bounded-text.ts';
import { withoutEnd } from '#knowledge/text/without-end.ts';

/** What a posting states about its position; null if it states nothing or contradicts itself. */
export interface ReadPosition {
  readonly title: string | null;
  readonly level: Level | null;
  readonly department: string | null;
}

/** A posting states its subject at the beginning. */
const openingLines = 12;

export function readPosition(given: string): ReadPosition {
  const posting = boundedText(given);
  const lines = posting
    .split(/\r?\n/u)
    .map((line) => line.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter((line) => line !== '');
  const opening = lines.slice(0, openingLines);
  const title = titleIn(opening);
  return {
    title,
    level: levelNamed(labelled(opening, levelLabel) ?? '') ?? levelNamed(title ?? '') ?? levelByYears(posting),
    department: departmentIn(opening, posting),
  };
}

const titleLabel =
  /^(?:job title|job description|position|job|role|title|vacancy|вакансія|посада|позиція|назва (?:вакансії|посади))\s*[:–—-]\s*/iu;
const levelLabel = /^(?:level|seniority|grade|рівень|грейд)\s*[:–—-]\s*/iu;
const departmentLabel = /^(?:department|division|team|unit|відділ|відділення|департамент|підрозділ)\s*[:–—-]\s*/iu;

function labelled(lines: readonly string[], label: RegExp): string | undefined {
  const line = lines.find((one) => label.test(one));
  const value = line?.replace(label, '').trim();
  return value === '' ? undefined : value;
}

/** The first line may be the employer's name. */
const titleLines = 2;
const mostTitleWords = 8;

// Nominative only: «шукаємо медсестру» would give a title in another grammatical case.
const wanted: readonly RegExp[] = [
  /\b(?:looking for|hiring|seeking|recruiting|we need)(?: for)? (?:an?|our (?:next|new)) ([\p{L}\p{N}#+/&.’' -]+?)(?= (?:to|who|with|for|in|at|on|based|that|as)\b|[,;:!(–—]|\.(?!\p{L})|$)/iu,
  /(?:^|\s)потріб(?:ен|на) ([\p{L}\p{N}#+/&.’' -]+?)(?= (?:у|в|на|до|для|з|із|зі|який|яка|що)(?!\p{L})|[,;:!(–—]|\.(?!\p{L})|$)/iu,
];

function titleIn(opening: readonly string[]): string | null {
  const named = labelled(opening, titleLabel);
  const candidates = [
    ...(named === undefined ? [] : [named]),
    ...opening.slice(0, titleLines).filter((line) => !/[.!?:;]$/u.test(line)),
    ...opening.flatMap((line) => wanted.map((pattern) => pattern.exec(line)?.[1] ?? '')),
  ];
  // A line that names no trade may be a slogan or a place: no title is better than that.
  return candidates.map(asTitle).find((title) => title !== undefined) ?? null;
}

/** Where a title ends within its line: before a place, pay, employer or contract type. */
const afterTitle =
  /\s+[–—|@•-]\s+|\s*[,;|•]\s+|\s+(?:at|in|into|for|with)\s+(?=\p{Lu}|the\b|our\b)|\s+(?:у|в|до|для)\s+|\s*[[(](?:m\s?\/|f\s?\/|ж\s?\/|ч\s?\/|remote|hybrid|on.?site|full|part|віддал|дистанц|гібрид|повна|неповна)/iu;

function asTitle(line: string): string | undefined {
  // Some lines begin with the employer: take the first part that names a trade.
  const title = [...line.split(afterTitle), line].map(tidied).find((text) => isTitle(text));
  return title === undefined ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}

/** Workplaces and employers: words of a trade that do not name a job. */
const endsInPlace =
  /(?:\b(?:clinics?|schools?|restaurants?|kitchens?|factory|plant|hotels?|warehouse|caf[eé]|team|department|group|company|services?|solutions|logistics|university|ltd|llc|inc|gmbh)|(?<!\p{L})(?:клінік\p{L}|школ\p{L}|ресторан\p{L}*|кухн\p{L}|завод\p{L}*|готел\p{L}*|склад\p{L}*|кафе|команд\p{L}|відділ\p{L}*|компан\p{L}+|тов|груп\p{L}))[^\p{L}\p{N}]*$/iu;

function isTitle(text: string): boolean {
  const count = wordsOf(text).length;
  if (count === 0 || text.includes(':') || count > mostTitleWords || text.length > limits.position.title) return false;
  // It must still name a job without the place: "ward nurse of the clinic" does, "Oak Lane Clinic" does not.
  const named = text.replace(endsInPlace, '').trim();
  if (named !== text && (wordsOf(named).length < 2 || /^(?:our|the|about|join|наш|про)(?!\p{L})/iu.test(named)))
    return false;
  return jobFamily({ title: named }) !== undefined;
}

const praise =
  /^(?:(?:an? )?(?:experienced|enthusiastic|talented|motivated|skilled|qualified|reliable|passionate|full.time|part.time) )+/iu;

function tidied(text: string): string {
  const praised = text.replace(praise, '');
  // An opening bracket left over from the cut.
  const open = praised.indexOf('(', praised.lastIndexOf(')') + 1);
  const trimmed = withoutEnd(open < 0 ? praised : praised.slice(0, open), /[\s.,;:–—-]/u).trim();
  if (trimmed !== trimmed.toUpperCase()) return trimmed;
  // All capitals: words of up to three letters are treated as abbreviations (QA, HR, PHP).
  return trimmed.replace(/\p{L}{4,}/gu, (word) => word.toLowerCase());
}

const names: readonly (readonly [Level, RegExp])[] = [
  [
    'principal',
    /\bprincipal (?:\p{L}+ )?(?:engineer|developer|architect|designer|scientist|analyst|consultant)|\bstaff engineer/iu,
  ],
  [
    'lead',
    /\b(?:lead|team leader|head of|chief|director|foreman|supervisor)\b|(?<!\p{L})(?:провідн|головн|керівни|начальни|завідувач|завідуюч|директор|бригадир|тімлід|тимлід|шеф-|старш\p{L}+ (?:медичн|медсестр|сестр|медбрат))/iu,
  ],
  ['senior', /\b(?:senior|sr)\b|(?<!\p{L})(?:старш|сеньйор|сініор)/iu],
  ['middle', /\b(?:middle|mid|intermediate)\b|(?<!\p{L})(?:мідл|середн)/iu],
  [
    'junior',
    /\b(?:junior|jr|trainee|graduate|apprentice|intern|entry.level)\b|(?<!\p{L})(?:молодш|джуніор|стажер|стажист|практикант|учень|учениц|початков)/iu,
  ],
];

/** `lead` and `principal` outrank the other names. Among the others, two names ("Middle/Senior") are ambiguous. */
function levelNamed(text: string): Level | undefined {
  const found = names.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
  const leading = found.find((level) => level === 'principal' || level === 'lead');
  return leading ?? (found.length === 1 ? found[0] : undefined);
}

const years = /(\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?\+?\s?(?:years?|yrs?|рок\p{L}+|рік|років)(?!\p{L})/iu;
const ofExperience = /\bexperience|\byou (?:have|bring)|(?<!\p{L})(?:досвід|стаж)/iu;
const withoutExperience =
  /\b(?:no (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|without experience)|(?<!\p{L})(?:без досвіду|досвід (?:роботи )?не (?:потрібен|обов['’ʼ]язков))/iu;
const seniorFrom = 5;
const middleFrom = 2;

/** If no level is named: by the longest experience required. */
function levelByYears(posting: string): Level | null {
  const required = postingSentences(posting).filter(({ part }) => part === undefined || part === 'requirements');
  const counts = required.flatMap(({ text, part }) => {
    const count = years.exec(text)?.[1];
    return count !== undefined && (part === 'requirements' || ofExperience.test(text)) ? [Number(count)] : [];
  });
  if (counts.length > 0) return levelOf(Math.max(...counts));
  return required.some(({ text }) => withoutExperience.test(text)) ? 'junior' : null;
}

function levelOf(count: number): Level {
  if (count >= seniorFrom) return 'senior';
  return count >= middleFrom ? 'middle' : 'junior';
}

const mostDepartmentWords = 6;
const departmentInSentence =
  /\b(?:our|the) (\p{Lu}[\p{L}&]*(?: (?:and |& )?\p{Lu}[\p{L}&]*){0,3}) (?:department|team|division)\b/u;

function departmentIn(opening: readonly string[], posting: string): string | null {
  const label = labelled(opening, departmentLabel);
  const named = label && withoutEnd(label, /[\s.;,]/u);
  // "Team: you will work with five people" is a sentence.
  if (named !== undefined && wordsOf(named).length <= mostDepartmentWords && !/[.!?]/u.test(named)) {
    return named.slice(0, limits.position.department);
  }
  return departmentInSentence.exec(posting)?.[1] ?? null;
}

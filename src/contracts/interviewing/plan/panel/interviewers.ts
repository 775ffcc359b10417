/**
 * Phrases that introduce a second interviewer. English keeps the role uninflected; Ukrainian puts it in the
 * instrumental case.
 */
const together = [
  /^(?<first>[^,;:()]{2,60}?),? (?:together )?with (?<other>[^,;:()]{2,60})$/iu,
  /^(?<first>[^,;:()]{2,60}?),? (?<other>разом (?:з|із|зі|зо) [^,;:()]{2,60})$/iu,
];
/** Phrases that say that one person interviews alone, at the end of a role. */
const alone = new RegExp(
  [
    String.raw`(?:^|,\s*|\s+)(?:(?:who|I) )?(?:(?:interview|meet|talk|conduct|lead)(?:s|ing)?(?: the (?:interview|talk|conversation))? )?(?:alone|on (?:my|his|her|their) own|by (?:my|him|her)self)$`,
    String.raw`(?:^|,\s*|\s+)(?:(?:який|яка) )?(?:${ukrainianInterviews()} )?(?:сам|сама|одноосібно|наодинці)$`,
    String.raw`(?:^|,\s*|\s+)(?:(?:який|яка) )?(?:сам|сама) ${ukrainianInterviews()}$`,
  ].join('|'),
  'iu',
);

function ukrainianInterviews(): string {
  return String.raw`(?:(?:провод|вед|розмовля|говор|спілку|опиту)\p{L}+(?: (?:співбесіду|розмову|її|з кандидат\p{L}+))?)`;
}

const separator = /\s*,\s*(?:(?:and|та|і|й|with)\s+)?|\s+(?:and|&|та|і|й)\s+/iu;
const mostInterviewers = 4;

/** A part that is not a role of its own belongs to the role before it: “director of ticketing and membership”. */
function rolesIn(listed: string): readonly string[] {
  const between = [...listed.matchAll(new RegExp(separator, 'giu'))].map(([words]) => words);
  return listed.split(separator).reduce<readonly string[]>((roles, part, at) => {
    const before = roles.at(-1);
    if (before === undefined || isRole(part)) return [...roles, part];
    return [...roles.slice(0, -1), `${before}${between[at - 1] ?? ' '}${part}`];
  }, []);
}

/**
 * What follows the head noun: of “manager of customer service”, the part that says what somebody is responsible for.
 */
const workOf = /\s+(?:of|for|in|at|from|who)\s.*$/iu;
const englishRole =
  /(?:er|or|eer|ist|ian|man|woman|ant|lead|head|chief|partner|principal|nurse|chef|vet|hr|c[a-z]o|officer|surgeon|architect|analyst|executive|representative|chair|trustee|individual|superintendent|president|agent|attendant|clerk|matron|sister|bursar|captain|warden)$/iu;
const ukrainianRole =
  /(?:ник|ниця|ор|орка|ер|ерка|ист|истка|іст|істка|їст|їстка|ар|арка|яр|ач|ачка|лог|логиня|ном|номка|хар|харка|мат|сестра|лікарка|голова|старша|старший|особа|власник|власниця|шеф|партнер|директорка|hr)$/iu;

/** Says more of the role before it: “who would be the line manager”. */
const relative = /^(?:who|which|that|хто|який|яка|що)(?!\p{L})/iu;

/** Whether words name a person: “HR partner”, «головний технолог», but not “marketing” or «складу». */
function isRole(words: string): boolean {
  if (relative.test(words)) return false;
  const head = words.replace(workOf, '').trim();
  const [first = '', second = ''] = head.split(/\s+/u);
  return /\p{Script=Cyrillic}/u.test(head)
    ? [first, second].some((word) => ukrainianRole.test(word))
    : englishRole.test(head);
}

/** Phrases that only announce several names: “Panel of three:”, “Two interviewers:”, «Двоє інтерв’юерів:». */
const announcement =
  /^(?:(?:panel|комісія|two|three|four|[2-4]|двоє|троє|четверо|дві|два|три|чотири)(?!\p{L})[^:]{0,30}|(?:the |our )?interview(?:ers?|ed by)|інтерв.юери|співбесіду (?:веде|ведуть|проводять)):\s*/iu;

/**
 * The interviewers, parsed from the recruiter's words: “Farm owner, with our vet”, “Head of nursing and HR partner”,
 * «директорка разом із бухгалтером». The one who receives the candidate comes first. Returns a single entry unless the
 * words clearly name several people.
 */
export function interviewersOf(userRole: string | null): readonly string[] {
  const said = (userRole ?? '')
    // a number of people or a remark: not part of a role
    .replaceAll(/\([^()]*\)/gu, ' ')
    .replace(
      /,? *(?:interviewing |meeting |asking )?(?:both )?(?:together|on their own|by themselves|самостійно)[\s.]*$/iu,
      '',
    )
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim();
  if (said === '') return [];
  if (alone.test(said)) return [said.replace(alone, '')].filter((role) => role !== '');
  const listed = said.replace(announcement, '');
  const pair = together.map((pattern) => pattern.exec(listed)?.groups).find((groups) => groups !== undefined);
  const { first, other } = pair ?? {};
  if (first !== undefined && other !== undefined && !separator.test(first)) {
    return nameOfInterviewer(other) === undefined ? [first, other] : hostFirst([first, other]);
  }
  const each = rolesIn(listed);
  const areMany = each.length > 1 && each.length <= mostInterviewers && each.every(isRole);
  return areMany && !areOfOne(each) ? hostFirst(each) : [said];
}

/** Titles that one person often combines: “founder and CEO”, «власник і директор». */
const titleOfOne =
  /^(?:(?:co-)?founder|owner|c[a-z]o|president|director|partner|manager|chef|head|lead|(?:спів)?засновни\p{L}*|(?:спів)?власни\p{L}*|директор\p{L}*|керівни\p{L}*)$/iu;

/**
 * First parts that share the title of the second: “HR and office manager”, “customer and partner manager”.
 */
const workOfOne = /^(?:hr|it|qa|customer|order|supplier|consumer|partner|member|volunteer)$/iu;

function areOfOne(roles: readonly string[]): boolean {
  const [first = ''] = roles;
  return (
    workOfOne.test(first) ||
    (roles.some((role) => titleOfOne.test(role)) && roles.every((role) => titleOfOne.test(role.split(' ')[0] ?? '')))
  );
}

/** Puts the interviewer whose daily work is hiring first, if there is exactly one: they receive the candidate. */
function hostFirst(roles: readonly string[]): readonly string[] {
  const hosts = roles.filter(isHiringRole);
  return hosts.length === 1 ? [...hosts, ...roles.filter((role) => !hosts.includes(role))] : roles;
}

/** Display name of one of several interviewers; undefined if the words are inflected. */
export function nameOfInterviewer(role: string): string | undefined {
  if (role.toLowerCase().startsWith('разом ')) return undefined;
  const bare = role.replace(/^(?:the|our|my|an?) /iu, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** Words in a role that show that hiring is the person's daily work. */
export const hiringRole = /recruit|talent|\bhr\b|people|human resources|sourcer|рекрут|персонал|кадр|ейчар/iu;

/** Whether hiring is the person's daily work: they know how to interview, but mostly not the trade. */
export function isHiringRole(role: string): boolean {
  return hiringRole.test(role);
}

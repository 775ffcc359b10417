/** Languages as a posting or a CV names them, in English and Ukrainian; the patterns exclude countries and peoples. */
const languages: readonly (readonly [string, RegExp])[] = [
  ['english', /english(?!\p{L})|англ(?:ійськ|(?=\.))/u],
  ['ukrainian', /ukrainian(?!\p{L})|українськ/u],
  ['german', /german(?!\p{L})|deutsch(?!\p{L})|німецьк/u],
  ['polish', /polish(?!\p{L})|польськ/u],
  ['french', /french(?!\p{L})|французьк/u],
  ['spanish', /spanish(?!\p{L})|іспанськ/u],
  ['italian', /italian(?!\p{L})|італійськ/u],
  ['dutch', /dutch(?!\p{L})|нідерландськ|голландськ/u],
  ['portuguese', /portuguese(?!\p{L})|португальськ/u],
  ['czech', /czech(?!\p{L})|чеськ/u],
  ['slovak', /slovak(?!\p{L})|словацьк/u],
  ['romanian', /romanian(?!\p{L})|румунськ/u],
  ['hungarian', /hungarian(?!\p{L})|угорськ/u],
  ['bulgarian', /bulgarian(?!\p{L})|болгарськ/u],
  ['swedish', /swedish(?!\p{L})|шведськ/u],
  ['danish', /danish(?!\p{L})|данськ/u],
  ['norwegian', /norwegian(?!\p{L})|норвезьк/u],
  ['finnish', /finnish(?!\p{L})|фінськ/u],
  ['irish', /irish(?!\p{L})|gaeilge(?!\p{L})|ірландськ/u],
  ['welsh', /welsh(?!\p{L})|валлійськ/u],
  ['arabic', /arabic(?!\p{L})|арабськ/u],
  ['chinese', /mandarin(?!\p{L})|chinese(?!\p{L})|китайськ/u],
  ['japanese', /japanese(?!\p{L})|японськ/u],
  ['korean', /korean(?!\p{L})|корейськ/u],
  ['turkish', /turkish(?!\p{L})|турецьк/u],
  ['hindi', /hindi(?!\p{L})|гінді/u],
  ['russian', /russian(?!\p{L})|російськ/u],
  ['lithuanian', /lithuanian(?!\p{L})|литовськ/u],
  ['latvian', /latvian(?!\p{L})|латиськ|латвійськ/u],
  ['greek', /greek(?!\p{L})|грецьк/u],
];

/** A1 is 1, C2 is 6; a native speaker is 7, above any certificate. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

// The first match wins: "upper-intermediate" comes before "intermediate", "full professional" before "professional".
const levels: readonly (readonly [LanguageLevel, RegExp])[] = [
  [6, /[cс]2(?!\p{L})|near[- ]native|mastery/u],
  [
    5,
    /[cс]1(?!\p{L})|full professional|advanced|fluen(?:t|cy)\p{L}*|(?<!(?:basic|elementary|limited|working|professional|good|strong|business) )proficien\p{L}*|excellent|просунут\p{L}*|вільн\p{L}*|відмінн\p{L}*|досконал\p{L}*/u,
  ],
  [1, /[aа]1(?!\p{L})|beginner|novice|початков\p{L}*/u],
  [
    2,
    /[aа]2(?!\p{L})|pre-?\s?intermediate|elementary|basic|limited(?! working)|базов\p{L}*|елементарн\p{L}*|нижче середн\p{L}*|зі словником/u,
  ],
  [
    4,
    /[bв]2(?!\p{L})|upper[- ]?intermediate|professional(?: working)?|business|strong|вище середн\p{L}*|впевнен\p{L}*|ділов\p{L}*|професійн\p{L}*/u,
  ],
  [3, /[bв]1(?!\p{L})|intermediate|conversational|limited working|working|good|середн\p{L}*|розмовн\p{L}*|добр\p{L}*/u],
  [7, /native|mother tongue|first language|bilingual|рідн\p{L}*|носі\p{L} мови|двомовн\p{L}*/u],
];
/** "Basic proficiency" means basic, not proficient. */
const ofLevel = '(?: (?:proficien\\p{L}*|fluency))?';

const languagesIn = languages.map(([language, { source }]) => ({
  language,
  begins: new RegExp(`^(?:${source})`, 'u'),
  within: new RegExp(`(?<!\\p{L})(?:${source})`, 'gu'),
}));
const levelsIn = levels.map(([level, { source }]) => ({
  level,
  whole: new RegExp(`^(?:${source})$`, 'u'),
  within: new RegExp(`(?<!\\p{L})(?:${source})${ofLevel}`, 'gu'),
}));

interface Mark {
  readonly at: number;
  readonly end: number;
  readonly language?: string;
  readonly level?: LanguageLevel;
}

/** The language a word names, in English or Ukrainian. */
export function languageOf(word: string): string | undefined {
  const small = word.toLowerCase();
  return languagesIn.find(({ begins }) => begins.test(small))?.language;
}

/** Whether a word states a level of a language rather than a language. */
export function isOfLevel(word: string): boolean {
  return levelsIn.some(({ whole }) => whole.test(word));
}

/**
 * Each language a text names, with the level after it ("German B1") or before it ("fluent in German and French");
 * undefined if no level is given. For "B1–B2", the lower.
 */
export function languageLevels(text: string): ReadonlyMap<string, LanguageLevel | undefined> {
  const found = new Map<string, LanguageLevel | undefined>();
  let carried: LanguageLevel | undefined;
  for (const clause of text.toLowerCase().split(/[,;|•·\n]|\.\s/u)) {
    const marks = marksOf(clause);
    const isPrefixed = marks[0]?.level !== undefined;
    marks.forEach((mark, index) => {
      if (mark.language === undefined) return;
      const isLast = marks[index + 2]?.language === undefined && marks[index + 1]?.level !== undefined;
      const own = isPrefixed && !isLast ? levelBefore(marks, index) : levelBehind(marks, index, clause);
      found.set(mark.language, own ?? found.get(mark.language) ?? (marks.some(isLevel) ? undefined : carried));
    });
    // "fluent in German, French and English": the level carries over to the rest of the list.
    if (marks.some(isLevel)) carried = isPrefixed && reaches.test(clause) ? marks[0]?.level : undefined;
  }
  return found;
}

export function namesLevel(text: string): boolean {
  return [...languageLevels(text).values()].some((level) => level !== undefined);
}

const reaches = /\bin\b|(?<!\p{L})волод\p{L}+|\bspeak\p{L}*\b/u;
const range = /^\s*(?:[-–—/+]|to|до)\s*$/u;
const joins = /^\s*(?:and|or|&|\/|та|і|й|або|чи)\s*$/u;

function isLevel({ level }: Mark): boolean {
  return level !== undefined;
}

function levelBefore(marks: readonly Mark[], index: number): LanguageLevel | undefined {
  return marks.slice(0, index).findLast(isLevel)?.level;
}

/** The level after this language, or after one joined to it: "English and German C1". */
function levelBehind(marks: readonly Mark[], index: number, clause: string): LanguageLevel | undefined {
  const [mark, next] = [marks[index], marks[index + 1]];
  if (mark === undefined || next === undefined) return undefined;
  if (next.level === undefined) {
    return joins.test(withoutEnding(clause.slice(mark.end, next.at)))
      ? levelBehind(marks, index + 1, clause)
      : undefined;
  }
  const second = marks[index + 2];
  const isRange = second?.level !== undefined && range.test(clause.slice(next.end, second.at));
  if (!isRange) return next.level;
  return second.level < next.level ? second.level : next.level;
}

/** Drops the rest of the word in which a stem was found. */
function withoutEnding(text: string): string {
  return text.replace(/^\p{L}*/u, '');
}

function marksOf(clause: string): readonly Mark[] {
  const marks: Mark[] = [];
  const add = (pattern: RegExp, mark: Pick<Mark, 'language' | 'level'>) => {
    for (const { 0: words, index } of clause.matchAll(pattern)) {
      const end = index + words.length;
      if (!marks.some((other) => other.at < end && index < other.end)) marks.push({ at: index, end, ...mark });
    }
  };
  for (const { language, within } of languagesIn) add(within, { language });
  for (const { level, within } of levelsIn) add(within, { level });
  return marks.toSorted((one, other) => one.at - other.at);
}

/**
 * Whether a text reaches the level asked for in every language of `of`: `below` if any falls short, else `unsaid` if
 * any has no level.
 */
export function levelReached(asked: string, said: string, of: readonly string[]): 'reached' | 'unsaid' | 'below' {
  const [wanted, had] = [languageLevels(asked), languageLevels(said)];
  const all = of.map((language) => {
    const least = wanted.get(language);
    const level = had.get(language);
    if (least === undefined) return 'reached';
    if (level === undefined) return 'unsaid';
    return level >= least ? 'reached' : 'below';
  });
  return all.find((one) => one === 'below') ?? all.find((one) => one === 'unsaid') ?? 'reached';
}

/**
 * Whether an answer names a lower level than asked: of any language asked for, or, where they are alternatives, of
 * every language it names.
 */
export function saysLess(asked: string, said: string): boolean {
  const had = languageLevels(said);
  const levelOf = [...languageLevels(asked).keys()]
    .filter((language) => had.has(language))
    .map((language) => levelReached(asked, said, [language]));
  const isChoice = /(?<!\p{L})(?:or|або|чи)(?!\p{L})|\p{L}\s?\/\s?\p{L}/u.test(asked.toLowerCase());
  return isChoice ? levelOf.length > 0 && levelOf.every((one) => one === 'below') : levelOf.includes('below');
}

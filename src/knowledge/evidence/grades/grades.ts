/** The grades a text names, keyed by scale; a higher number is a higher grade. */
export type Grades = ReadonlyMap<string, readonly number[]>;

interface Ladder {
  readonly of: string;
  /** each captures `grade`, and `frame` if the qualifications framework counts its levels differently */
  readonly patterns: readonly RegExp[];
}

const roman: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };

/** A digit, or a Roman numeral in Latin or Cyrillic letters. */
const grade = String.raw`(?<grade>\d|[iі]{1,3}|[iі]?v[iі]?)(?![\p{L}\d]|[.,:]\d)`;
const ordinal = String.raw`(?<![\p{L}\d.,-])(?<grade>\d|[iі]{1,3}|[iі]?v[iі]?)(?:\s?-\s?(?:й|го|ий|ого|ої|ою|а|у|ю|ї|тя|тої))?`;

function ladder(of: string, ...sources: readonly string[]): Ladder {
  return { of, patterns: sources.map((source) => new RegExp(source, 'gu')) };
}

const ladders: readonly Ladder[] = [
  ladder(
    'level',
    String.raw`(?<!\p{L})(?:(?<frame>scqf|nfq|qqi|eqf|aqf)\s)?level\s?${grade}`,
    String.raw`(?<!\p{L})[ns]vq\s(?:in\s)?${grade}`,
    String.raw`(?<!\p{L})рів(?:ень|ня|нем|ні)\s${grade}`,
    String.raw`${ordinal}\sрів(?:ень|ня|нем|ні)(?!\p{L})`,
  ),
  // NHS pay bands, which show how senior a post is
  ladder('band', String.raw`(?<!\p{L})band\s${grade}`),
  // electrical safety groups
  ladder(
    'group',
    String.raw`(?<!\p{L})груп(?:а|и|і|у|ою)\s(?:допуску\s|(?:з|із)\sелектробезпеки\s|не\sнижч\p{L}+\s(?:за\s|від\s)?)*${grade}`,
    String.raw`${ordinal}\s(?:кваліфікаційн\p{L}+\s)?груп(?:а|и|і|у|ою)(?!\p{L})`,
  ),
  // Ukrainian wage grades of manual workers, by the difficulty of the work
  ladder(
    'rank',
    String.raw`(?<!\p{L})розряд\p{L}{0,2}\s(?:не\sнижч\p{L}+\s(?:за\s|від\s)?)?${grade}`,
    String.raw`${ordinal}\sрозряд\p{L}{0,2}(?!\p{L})`,
  ),
];

/** Grades that have names, lowest first. */
const named: readonly { readonly of: string; readonly grades: readonly RegExp[] }[] = [
  {
    of: 'category',
    grades: [
      /(?<!\p{L})(?:друг(?:а|ої|у|ою)|2|[iі]{2})\s(?:кваліфікаційн\p{L}+\s)?категорі/u,
      /(?<!\p{L})(?:перш(?:а|ої|у|ою)|1|[iі])\s(?:кваліфікаційн\p{L}+\s)?категорі/u,
      /(?<!\p{L})вищ(?:а|ої|у|ою)\s(?:кваліфікаційн\p{L}+\s)?категорі/u,
    ],
  },
  {
    of: 'degree',
    grades: [
      /(?<!\p{L})(?:bachelor['’]?s?|bsc|beng)(?!\p{L})|(?<!молодш\p{L}+\s)(?<!\p{L})бакалавр/u,
      /(?<!\p{L})(?:master['’]s|msc|meng|mba)(?!\p{L})|(?<!\p{L})магістр|(?<!молодш\p{L}+\s)(?<!\p{L})спеціаліст(?!\p{L})/u,
    ],
  },
];

export function gradesIn(text: string): Grades {
  const small = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  const counted = ladders.flatMap(({ of, patterns }) =>
    patterns.flatMap((pattern) =>
      [...small.matchAll(pattern)].map(({ groups: { frame = '', grade: found = '' } = {} }) => ({
        of: `${of} ${frame}`,
        value: roman[found.replaceAll('і', 'i')] ?? Number(found),
      })),
    ),
  );
  const told = named.flatMap(({ of, grades }) =>
    grades.flatMap((pattern, value) => (pattern.test(small) ? [{ of, value }] : [])),
  );
  const found = new Map<string, number[]>();
  for (const { of, value } of [...counted, ...told]) found.set(of, [...(found.get(of) ?? []), value]);
  return found;
}

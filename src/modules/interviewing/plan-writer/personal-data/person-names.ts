import { type Span, segmentsOf } from './span.ts';

const titleWords =
  /^(?:curriculum|vitae|resume|résumé|cv|резюме|profile|summary|experience|about|contacts?|details|personal|information|engineer(?:ing)?|developer|manager|management|designer?|analyst|analytics|architect|administrator|assistant|associate|accountant|advis[eo]r|agent|consultant|coordinator|controller|director|driver|editor|electrician|executive|expert|head|intern|lawyer|lead(?:er)?|nurse|officer|operator|owner|partner|president|programmer|recruiter|representative|scientist|secretary|specialist|supervisor|teacher|technician|tester|trainer|trainee|welder|worker|writer|senior|junior|middle|chief|principal|staff|software|hardware|product|project|program(?:me)?|sales|marketing|business|development|data|quality|assurance|front-?end|back-?end|full-?stack|full|stack|web|mobile|android|ios|java|javascript|python|react|node|devops|cloud|security|network|systems?|technical|technology|customer|client|support|service|services|success|human|resources|people|talent|finance|financial|legal|medical|office|operations|supply|chain|logistics|warehouse|graphic|visual|content|digital|media|social|brand|account|key|team|group|shift|site|research|learning|machine|open|native|english|ukrainian|ukraine|ac|it|hr|qa|pr|ui|ux|інженер(?:ка)?|розробни(?:к|ця)|менеджер(?:ка)?|аналітик(?:иня)?|дизайнер(?:ка)?|бухгалтер(?:ка)?|директор(?:ка)?|начальни(?:к|ця)|керівни(?:к|ця)|спеціаліст(?:ка)?|фахівець|фахівчиня|старш(?:ий|а)|головн(?:ий|а)|провідн(?:ий|а)|молодш(?:ий|а)|лікар(?:ка)?|медсестра|вчитель(?:ка)?|водій(?:ка)?|кухар(?:ка)?|електрик|зварювальник|майстер|адміністратор(?:ка)?|помічни(?:к|ця)|асистент(?:ка)?|оператор(?:ка)?|продавець|продавчиня|юрист(?:ка)?|економіст(?:ка)?|логіст(?:ка)?|тестувальни(?:к|ця)|програміст(?:ка)?|відділу|відділ|дільниці|цеху|групи|проєктів|продажів|досвід|контакти|профіль|особисті|дані|інформація|освіта|навички|мови|україна|англійська|українська)$/iu;
const openings = /^(?:curriculum vitae|cv|résumé|resume|резюме)(?: of| for| –| —| -|:)?\s+/iu;
/** Number of lines at the top of a CV that may contain its owner's name. */
const topLines = 3;

export function namesOf(name: string): readonly string[] {
  return name.split(/[\s.,]+/u).filter((word) => word.length >= 2 && /\p{L}/u.test(word) && !titleWords.test(word));
}

/** A CV starts with its owner's name, often in another alphabet than the one we know it in. */
export function namesAtTop(lines: readonly string[]): readonly string[] {
  const opening = lines.filter((line) => line.trim() !== '').slice(0, topLines);
  for (const line of opening) {
    // A nickname is within the name, or after it but before any comma ("…, RN (Adult)"); text after a dash, a bracket
    // or a figure is not part of the name.
    const [nickname = ''] = /(?<=^[^,]*["“«(])\p{Lu}\p{L}+(?=["”»)])/u.exec(line) ?? [];
    const [plain = ''] = line.replace(/["“«(]\p{Lu}\p{L}+["”»)]\s?/gu, '').split(/\d|\(| [-–—] /u);
    for (const { start, end } of segmentsOf(plain)) {
      const words = nameWords(plain.slice(start, end));
      const names = words.filter((word) => !isDegreeIn(lines, word));
      if (names.length > 1) return nickname === '' ? names : [...names, nickname];
    }
  }
  return [];
}

/** "CERYS MADDOCKS FBDO", and further down "FBDO, 2014": a degree comes with a year, a name does not. */
function isDegreeIn(lines: readonly string[], word: string): boolean {
  if (!/^\p{Lu}{3,6}$/u.test(word)) return false;
  const withYear = new RegExp(`(?:^|[-–—|·•;,])\\s*${word},? \\(?(?:19|20)\\d{2}(?!\\d)`, 'u');
  return lines.some((line) => withYear.test(line));
}

/** The words of a text that consists only of a name; empty if it does not. */
function nameWords(text: string): readonly string[] {
  const all = text
    .replace(openings, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  // Degrees after a name: "RVN", "BEng".
  const isSpelledOut = all.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const isDegree = (word: string) => /^\p{Lu}{2,}\p{Ll}/u.test(word) || (isSpelledOut && /^\p{Lu}{2,}$/u.test(word));
  const undecorated = all.filter((word) => !isDegree(word));
  // "Jolien VAN AERSCHODT": without the capitalised words, what is left would not be a name.
  const words = undecorated.length < 2 ? all : undecorated;
  const isName =
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^\p{Lu}[\p{L}’'ʼ-]*\.?$/u.test(word) && !titleWords.test(word));
  return isName ? words.map((word) => word.replace(/\.$/u, '')).filter((word) => word.length >= 2) : [];
}

/** Finds the words of a name in lines, in either alphabet and in any grammatical case. */
export function nameFinder(names: readonly string[]): (line: string) => readonly Span[] {
  const patterns = names.map(wholeWord);
  const keys = names.filter((name) => name.length > 3).map((name) => ({ key: keyOf(name), isLatin: isLatin(name) }));
  return (line) => [
    ...patterns.flatMap((pattern) =>
      [...line.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
    ),
    ...(keys.length === 0 ? [] : capitalised(line)).filter(({ start, end }) => {
      const word = line.slice(start, end);
      const key = keyOf(word);
      return keys.some((known) => known.isLatin !== isLatin(word) && isSameName(known.key, key));
    }),
  ];
}

/** Whether a host or path is named after the person. */
export function isNamedAfter(names: readonly string[]): (address: string) => boolean {
  const keys = names.filter((name) => name.length > 2).map(keyOf);
  return (address) => {
    const whole = keyOf(address.replace(/^https?:\/\/|^www\./iu, ''));
    const parts = address
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(keyOf);
    return keys.some((key) => (key.length > 4 && whole.includes(key)) || parts.includes(key));
  };
}

function capitalised(line: string): readonly Span[] {
  return [...line.matchAll(/\p{Lu}[\p{L}’'ʼ-]{2,}/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

function isLatin(word: string): boolean {
  return /\p{Script=Latin}/u.test(word);
}

/** Ukrainian names are inflected: up to three additional letters, or a different last one. */
function isSameName(known: string, key: string): boolean {
  const stem = known.length > 4 ? known.slice(0, -1) : known;
  return stem.length > 2 && key.startsWith(stem) && key.length - stem.length <= 3;
}

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'h',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'c',
  ш: 's',
  щ: 'sc',
  ь: '',
  ю: 'u',
  я: 'a',
  ы: 'i',
  э: 'e',
  ё: 'e',
  ъ: '',
};

/** Normalises the many Latin spellings of a Ukrainian name to one. */
function keyOf(word: string): string {
  const latin = word.toLowerCase().replace(/\p{Script=Cyrillic}/gu, (letter) => cyrillic[letter] ?? '');
  return latin
    .replace(/[’'ʼ]/gu, '')
    .replace(/shch/gu, 'sc')
    .replace(/kh/gu, 'h')
    .replace(/([szc])h/gu, '$1')
    .replace(/[ijy](?=[aeu])/gu, '')
    .replace(/[jy]/gu, 'i')
    .replace(/w/gu, 'v')
    .replace(/g/gu, 'h')
    .replace(/x/gu, 'ks')
    .replace(/(.)\1+/gu, '$1');
}

function wholeWord(name: string): RegExp {
  // Ukrainian names are inflected; the ending may differ by up to three letters.
  const stem = /\p{Script=Cyrillic}/u.test(name) && name.length > 4 ? name.slice(0, -1) : name;
  const ending = stem === name ? '' : '\\p{L}{0,3}';
  const escaped = stem.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // "Will", "Mark" and "May" are ordinary words, too; they count as names only with the capitalisation of a name.
  const isShort = name.length <= 4;
  const spelled = isShort ? `(?:${escaped}|${escaped.toUpperCase()})` : escaped;
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}${ending}(?![\\p{L}\\p{N}])`, isShort ? 'gu' : 'giu');
}

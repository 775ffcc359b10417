import type { PrivateMatter } from '#contracts/interviewing/plan/plan.ts';
import type { Place } from './place-of-lines.ts';
import { type Span, segmentsOf, spansOf } from './span.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)\\.?';
/** Birth years of people of working age; a later full date on its own is not a birth date. */
const birthYear = '(?:19[3-9]\\d|200\\d)';
const fullDate = `(?:\\d{1,2}[./-]\\d{1,2}[./-]${birthYear}|${birthYear}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)? ${month},? ${birthYear}|${month} \\d{1,2}(?:st|nd|rd|th)?,? ${birthYear})`;

/** Refers to a person wherever it occurs. */
const ageAnywhere: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})born (?:on |in )?[^\\n;|.]{0,40}(?<!\\d)${birthYear}[^\\n;|]{0,30}`, 'giu'),
  new RegExp(`(?<!\\p{L})народи(?:вся|лася)(?!\\p{L})[^\\n;|]{0,40}(?<!\\d)${birthYear}[^\\n;|]{0,30}`, 'giu'),
  new RegExp(`(?:${fullDate}|${birthYear})\\s*(?:р\\.\\s*н\\.|рн\\.?(?!\\p{L})|р\\.\\s*нар|року народження)`, 'giu'),
  /(?<!\p{L})(?:i am|i[’']m|she is|he is) (?:aged )?\d{2}(?: years old| y\.?o\.?)?(?=[,.;|]|$| and| years)(?: years old)?/giu,
  /(?<![\p{L}\d])\d{2}[ -]years?[ -]old (?=(?:specialist|professional|engineer|developer|manager|woman|man|candidate|mother|father)(?!\p{L}))/giu,
  /(?<!\p{L})(?:мені|йому|їй) \d{2} (?:рік|роки|років)/giu,
];
const familyAnywhere: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:she|he|is|am) )(?:happily |recently )?(?:married|divorced|widowed|pregnant|engaged)(?!\p{L})/giu,
  /(?<!\p{L})(?:maternity|paternity|parental|childcare) leaves?(?! (?:rules?|polic|pay|cover|law))/giu,
  /(?<!\p{L})(?:декретн(?:а|ій|у|ої) відпуст(?:ка|ці|ку|ки)|відпуст(?:ка|ці|ку|ки) (?:по|для|з) догляду? за дитиною|у декреті|в декреті)(?!\p{L})/giu,
];
const pronouns = /\((?:she|he|they)\/(?:her|him|them)(?:\/\p{L}+)?\)/giu;

const children = '(?:(?:a |one |two |three |four |\\d )?(?:kids?|child(?:ren)?|sons?|daughters?)|no (?:kids|children))';
const дітей =
  '(?:(?:одн\\p{L}+|дв\\p{L}+|тр\\p{L}+|\\d) )?(?:дітей|дітьми|дитин\\p{L}*|діт\\p{L}*|син\\p{L}*|доньк\\p{L}*|дочк\\p{L}*)';

/** Refers to the person if it is on its own between commas. */
const ageAlone: readonly RegExp[] = [
  new RegExp(`^\\(?${fullDate}(?: ?р\\.?| року)?\\)?$`, 'iu'),
  new RegExp(`^(?:b\\.|born|\\*|н\\.) ?(?:${fullDate}|${birthYear})$`, 'iu'),
  /^(?:age[d]? ?)?\(?\d{2} ?(?:years? old|y\.? ?o\.?|y\/o|yrs? old)\)?$/iu,
  /^aged \d{2}$/iu,
  /^\(?\d{2} (?:рік|роки|років)\)?$/iu,
];
const sexAlone = /^(?:male|female|woman|man|жінка|чоловік)$/iu;
const familyAlone: readonly RegExp[] = [
  new RegExp(
    `^(?:i am |happily )?(?:married|single|divorced|widow(?:ed|er)?|engaged|unmarried)(?: (?:with|and|,)? ?${children})?\\.?$`,
    'iu',
  ),
  new RegExp(`^(?:with |have |has |having )?${children}(?: \\(?(?:aged )?[\\d, and]+\\)?)?\\.?$`, 'iu'),
  /^(?:a )?(?:(?:proud|single|married) )?(?:mother|father|mum|mom|dad|parent) of (?:one|two|three|four|\d|a)(?: .{0,30})?$/iu,
  new RegExp(
    `^(?:не)?(?:одружен|заміж|розлучен|вдов|вдів|холост)\\p{L}*(?: (?:та|і|з|,)? ?(?:маю |є )?${дітей})?\\.?$`,
    'iu',
  ),
  new RegExp(`^(?:маю |виховую |є )?${дітей}(?: (?:немає|нема))?\\.?$`, 'iu'),
  /^(?:мама|мати|тато|батько) (?:одн\p{L}+|дв\p{L}+|тр\p{L}+|\d)(?: .{0,30})?$/iu,
];

/** A child before the age that follows. */
const endsInChild =
  /(?<!\p{L})(?:kids?|child(?:ren)?|sons?|daughters?|дітей|дит\p{L}+|діт\p{L}+|син\p{L}*|доньк\p{L}*|дочк\p{L}*)[\s,(:–—-]*$/iu;
/** An age as a bare number, which counts as personal only next to another personal detail. */
const bareAge = /^\(?\d{2}\)?$/u;

export function remarksIn(line: string, place: Place): readonly Span[] {
  const spans = [
    ...ofMatter('age', spansOf(ageAnywhere, line)),
    ...ofMatter('family', spansOf(familyAnywhere, line)),
    ...spansOf([pronouns], line),
  ];
  if (place !== 'person') return spans;
  const segments = segmentsOf(line).map((span) => ({ span, text: line.slice(span.start, span.end) }));
  const those = (patterns: readonly RegExp[]) =>
    segments.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ span }) => span);
  // "A daughter, 12 years old" tells the child's age, which is about the family.
  const ages = those(ageAlone).map((span) => ({ span, isOfChild: endsInChild.test(line.slice(0, span.start)) }));
  const agesOf = (child: boolean) => ages.filter(({ isOfChild }) => isOfChild === child).map(({ span }) => span);
  const personal = [
    ...ofMatter('age', agesOf(false)),
    ...ofMatter('family', agesOf(true)),
    ...ofMatter('family', those(familyAlone)),
    ...those([sexAlone]),
  ];
  return [...spans, ...personal, ...(personal.length > 0 ? ofMatter('age', those([bareAge])) : [])];
}

function ofMatter(matter: PrivateMatter, spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => ({ ...span, matter }));
}

import type { PrivateMatter } from '#contracts/interviewing/plan/plan.ts';
import type { Place } from './place-of-lines.ts';
import type { Span } from './span.ts';

interface Field {
  readonly label: string;
  /** the value, matched directly after the label */
  readonly value: RegExp;
  /** refers to the person whatever follows it */
  readonly isSure: boolean;
  readonly matter?: PrivateMatter | undefined;
}

const any = /\S/u;
const oneOrTwoWords = /^\p{L}[\p{L}’'ʼ-]*(?: \p{L}[\p{L}’'ʼ-]*)?\.?$/u;
const number = /\d/u;
const telephone = /^[+(]?\d[\d ().–-]{4,}/u;
const addressOfPage = /^\S*[^\s\d][.@]\p{L}\S*/u;
const amount =
  /^(?:\d|none|no|yes|one|two|three|four|немає|нема|є|так|ні|один|одна|дво|двоє|троє|чотири|син|донька|дочка|son|daughter)/iu;
const namesOnly = /^\p{Lu}[\p{L}’'ʼ.-]*(?:\s+\p{Lu}[\p{L}’'ʼ.-]*){0,3}$/u;
const sexes = /^(?:m|f|male|female|man|woman|non-binary|ч|ж|чол|жін|чоловіч\p{L}*|жіноч\p{L}*|чоловік|жінка)\.?$/iu;

const field = (label: string, value: RegExp, { isSure = false, matter }: Partial<Field> = {}): Field => ({
  label,
  value,
  isSure,
  matter,
});

const fields: readonly Field[] = [
  field('(?:date|year|place|city|country) of birth|birth ?(?:date|day|place)|d\\. ?o\\. ?b\\.?|dob', any, {
    isSure: true,
    matter: 'age',
  }),
  field('(?:дата|рік|місце|день|число) народження|дата нар\\.?|д\\. ?н\\.|д\\. ?нар\\.|рік нар\\.?|повних років', any, {
    isSure: true,
    matter: 'age',
  }),
  field('marital status|family status|civil status|relationship status', any, { isSure: true, matter: 'family' }),
  field('сімейний (?:стан|статус)|родинний стан|сімейне становище', any, { isSure: true, matter: 'family' }),
  field('born|народи(?:вся|лася)', number, { matter: 'age' }),
  field('age|вік', /^\d{2}(?!\d)[^\d]{0,14}$/u, { matter: 'age' }),
  field('nationality|citizenship|ethnicity|ethnic origin|race', oneOrTwoWords, { matter: 'origin' }),
  field('religion|confession|political views', oneOrTwoWords, { matter: 'beliefs' }),
  field('громадянство|національність|походження', oneOrTwoWords, { matter: 'origin' }),
  field('віросповідання|релігія|конфесія', oneOrTwoWords, { matter: 'beliefs' }),
  field('gender|sex|стать', sexes),
  field('pronouns|займенники', any, { isSure: true }),
  field('children|kids|dependants|діти', amount, { matter: 'family' }),
  field("spouse|husband|wife|partner[’']s name|чоловік|дружина", namesOnly, { matter: 'family' }),
  field('mother|father|parents|maiden name|мати|батько|батьки|дівоче прізвище', namesOnly),
  field('height|weight|зріст|вага', /^\d{2,3}\s?(?:cm|kg|м|см|кг|m)?\b.*$/iu),
  field(
    'health|disability|disabled|blood type|zodiac(?: sign)?',
    /^(?:none|no|yes|good|excellent|group|[IV1-3]+)\b/iu,
    {
      matter: 'health',
    },
  ),
  field(
    "стан здоров[’'ʼ]я|інвалідність|група крові",
    /^(?:немає|нема|так|ні|добр\p{L}*|відмінн\p{L}*|[IVІ1-3]+ група)/iu,
    { matter: 'health' },
  ),
  field(
    "military (?:service|status|duty)|військовий облік|військовий обов[’'ʼ]язок",
    /^(?:не|зня|придат|обмеж|exempt|none|completed)/iu,
    { matter: 'military' },
  ),
  field(
    'passport(?: (?:no|number|n[º°])\\.?)?|national (?:insurance|id)(?: (?:no|number))?|ni number|social security(?: number)?|ssn|id card|tax (?:number|id|code)|personal (?:number|code)',
    /^[\p{L}\d][\p{L}\d ]*\d/u,
  ),
  field(
    'паспорт(?: №)?|рнокпп|ін?пн|ідентифікаційний (?:номер|код)|іпн|податковий номер|унзр',
    /^[\p{L}\d][\p{L}\d ]*\d/u,
  ),
  field('(?:full |first |last |middle |given |family |my )?name|surname|patronymic', namesOnly),
  field(
    "ім[’'ʼ]я(?: (?:та|і) прізвище)?|прізвище(?:[ ,]+(?:та |і )?ім[’'ʼ]я)?(?:[ ,]+по батькові)?|по батькові|п\\.? ?і\\.? ?б\\.?",
    namesOnly,
  ),
  field(
    '(?:home |postal |mailing |current |permanent |street |contact )?address|place of residence|residence|location|lives in|living in|city|hometown',
    number,
  ),
  field(
    '(?:домашня |поштова |фактична )?адреса(?: (?:проживання|реєстрації))?|місце (?:проживання|реєстрації)|прописка|місто|проживання',
    number,
  ),
  field('phone(?: number)?|mobile(?: phone)?|cell|tel(?:ephone)?\\.?|fax|whatsapp|viber', telephone),
  field('телефон(?:и)?|тел\\.?|моб\\.?(?: тел\\.?)?|мобільний(?: телефон)?|вайбер|ватсап', telephone),
  field(
    'e-?mail|mail|photo|picture|website|web ?site|web|homepage|home page|site|blog|portfolio|skype|telegram|facebook|instagram|linkedin|github',
    addressOfPage,
  ),
  field(
    'пошта|е-?пошта|електронна (?:пошта|адреса)|фото|сайт|веб-?сайт|блог|портфоліо|скайп|телеграм|фейсбук|інстаграм',
    addressOfPage,
  ),
];

/** In sections about work, the same labels may be part of the job, so the value has to match as well. */
const patterns = fields.map(({ label, value, isSure, matter }) => ({
  value,
  isSure,
  matter,
  opening: new RegExp(`^[ \\t•*·|–-]*(?:${label})(?:[ \\t]*(?<colon>[:–—-])[ \\t]*|[ \\t]+|$)`, 'iu'),
  inside: new RegExp(`(?<=[|·•;,\\t][ \\t]{0,9})(?:${label})(?:[ \\t]*(?<colon>[:–—-])[ \\t]*|[ \\t]+)`, 'iu'),
}));

/** A place of residence is personal even without a number. */
const residence = /^[ \t•*·|–-]*(?:place of residence|residence|місце (?:проживання|реєстрації)|проживання|прописка)/iu;

/** Labelled personal data. `isOpen`: the label is alone on its line, and its value is on the next. */
export function fieldsIn(line: string, place: Place): { readonly spans: readonly Span[]; readonly isOpen: boolean } {
  const spans: Span[] = [];
  let isOpen = false;
  for (const { opening, inside, value, isSure, matter } of patterns) {
    for (const pattern of [opening, inside]) {
      const found = pattern.exec(line);
      if (found === null) continue;
      const from = found.index + found[0].length;
      const end = endOfField(line, from);
      const said = line.slice(from, end).trim();
      const hasColon = found.groups?.['colon'] !== undefined;
      if (said === '') {
        isOpen ||= place === 'person' && line.slice(from).trim() === '';
        continue;
      }
      const isValue = value.test(said) || (residence.test(line) && said.length <= 60);
      const holds =
        place === 'person' ? hasColon || isSure || isValue : isValue && (isSure || hasColon || value === sexes);
      if (holds) spans.push({ start: found.index, end: hasColon || isSure ? line.length : end, matter });
    }
  }
  return { spans, isOpen };
}

/** Names after a label, which are then searched for in the rest of the text. */
export function labelledNames(line: string): readonly string[] {
  const found =
    /^[ \t•*·|–-]*(?:(?:full |first |last |middle |given |family |my )?name|surname|patronymic|ім[’'ʼ]я|прізвище(?:[ ,]+(?:та |і )?ім[’'ʼ]я)?(?:[ ,]+по батькові)?|по батькові|п\.? ?і\.? ?б\.?)[ \t]*[:–—-]?[ \t]+(.+)$/iu.exec(
      line,
    );
  const [, said = ''] = found ?? [];
  return namesOnly.test(said.trim()) ? said.trim().split(/\s+/u) : [];
}

/** A field ends where the next one begins. */
function endOfField(line: string, from: number): number {
  const end = line.slice(from).search(/[|·•;\t]| {3,}/u);
  return end === -1 ? line.length : from + end;
}

import type { Language } from '#contracts/common.ts';
import { type PrivateMatter, privateMatters } from '#contracts/interviewing/plan/plan.ts';
import { checkRemark } from '#knowledge/guard/check-text.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { fieldsIn } from './personal-fields.ts';
import { remarksIn } from './personal-remarks.ts';
import { placesOf } from './place-of-lines.ts';
import type { Span } from './span.ts';

interface Told {
  readonly pages: readonly CvPage[];
  /** feedback from an earlier round; empty if there was none */
  readonly feedback: string;
}

/**
 * The private matters that the CV and feedback mention. Includes only what certainly concerns this person: data that is
 * removed before a model sees the CV and, on the CV's other lines, family, the person's own military service and their
 * post in a union, which cannot be mentioned there in another sense.
 */
export function privateMattersIn(
  { pages, feedback }: Told,
  options: { readonly language: Language; readonly matter: JobMatter },
): PrivateMatter[] {
  const lines = pages.flatMap(({ visible }) => visible.split('\n'));
  const places = placesOf(lines);
  const found = new Set([
    ...lines.flatMap((line, at) => [
      ...statedIn(line, [...fieldsIn(line, places[at] ?? 'work').spans, ...remarksIn(line, places[at] ?? 'work')]),
      ...ownIn(line, options),
    ]),
    ...feedback.split('\n').flatMap((line) => statedIn(line, remarksIn(line, 'work'))),
  ]);
  return privateMatters.filter((matter) => found.has(matter));
}

/**
 * Matches "Maternity leave, 2019", but not "while the manager is on maternity leave": it must be a separate statement.
 */
function statedIn(line: string, spans: readonly Span[]): readonly PrivateMatter[] {
  return spans
    .filter(({ start }) => /(?:^|[|·•:;,.()–—-]|\d)\s*$/u.test(line.slice(0, start)))
    .flatMap(({ matter }) => matter ?? []);
}

/** The person's own service; a course for veterans or record keeping does not count. */
const ownService =
  /відстрочк|(?<!\p{L})убд(?!\p{L})|служб|військово-обліков|військовозобов|national service|military service|reservist/iu;
/**
 * A cheap precheck: without one of these words nothing can be found, and the full rules are slow, so they run on few
 * lines.
 */
const mayNameThem =
  /child|kid|\bsons?\b|daughter|toddler|baby|twins|marri|divorc|widow|single|engaged|spouse|husband|wife|partner|mother|father|parent|brother|sister|\bmum|\bdad\b|carer|caring|family|дит|діт|син|доньк|дочк|мал[іи]х|двоє|троє|одруж|заміж|розлуч|вдов|чоловік|дружин|родин|сім[’'ʼ]|мати|матер|матір|мам|тато|батьк|брат|сестр|догляд|декрет|відстрочк|убд|служ|військов|service|reservist/iu;
/** Relatives who are named as one's own, or live with somebody; a firm of "& Daughters" and a client's family are not. */
const kin =
  '(?:father|mother|parents|mum|mom|dad|husband|wife|spouse|son|daughter|brother|sister|grand(?:father|mother|parents)|fianc[eé]e?)';
const ownFamily = new RegExp(
  [
    `(?<!\\p{L})my (?:own |late |elderly |elder |older |younger |little |sick )?${kin}(?!\\p{L})`,
    String.raw`(?<!\p{L})(?:мо[яєї]|мій|мо(?:го|єму|їх|єї)) (?:батьк|мам|матер|мат[ии](?!\p{L})|чоловік|дружин|син|доньк|дочк|брат|сестр)`,
    String.raw`(?<!\p{L})(?:догляда[юєв]\p{L}*|піклу[юєв]\p{L}*) (?:за |про )?(?:хвор\p{L}+ )?(?:батьк|мам|матір|матер)`,
    String.raw`(?<!\p{L})(?:мама|мати|батько|тато|батьки) (?:[^.;]{0,30} )?(?:живе|живуть|мешка[єю]\p{L}*) (?:з|зі) (?:нами|мною)`,
  ].join('|'),
  'iu',
);
const firmOfKin = /(?:&|(?<!\p{L})(?:and|та|і|й))\s+(?:sons?|daughters?|brothers|син\p{L}*|доньк\p{L}*)(?!\p{L})/giu;
/** A post in a union at the beginning of a statement; to negotiate with one is work. */
const ownUnion =
  /^[\s•·*–—-]*(?:(?:trade )?union (?:rep|representative|steward|member|delegate|convenor)|shop steward|(?:member|branch secretary|rep|representative) of (?:the |a )?(?:\p{L}+ )?(?:trade )?union|(?:член|голова|секретар)\p{L}* (?:\p{L}+ )?проф(?:спілк|ком)|профорг)/iu;
const familyTopics: ReadonlySet<string> = new Set(['children', 'family_plans', 'marital_status']);

function ownIn(
  line: string,
  options: { readonly language: Language; readonly matter: JobMatter },
): readonly PrivateMatter[] {
  const union: readonly PrivateMatter[] = ownUnion.test(line) ? ['beliefs'] : [];
  if (!mayNameThem.test(line)) return union;
  if (ownFamily.test(line)) return [...union, 'family'];
  const told = line.replace(firmOfKin, '');
  const found = checkRemark(told, { ...options, reading: 'direct' }).flatMap(({ topic, excerpt }): PrivateMatter[] => {
    if (familyTopics.has(topic)) return ['family'];
    return topic === 'military' && ownService.test(excerpt) ? ['military'] : [];
  });
  return [...union, ...found];
}

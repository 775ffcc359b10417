import type { LocatedQuote } from '#knowledge/evidence/find-quote.ts';
import { linesOfPage } from '#knowledge/evidence/lines-of-page.ts';
import { isSameWord } from '#knowledge/evidence/same-word.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

/** «вища технічна освіта (водопостачання)», «вища освіта з технології молока» */
const asked =
  /^(?:повна )?вища (?:(?<kind>\p{L}+) )?освіта(?: (?:з|зі|із|у галузі) (?<field>[^()]+))?(?:\s*\((?<named>[^)]+)\))?$/iu;
const degree = /(?<!\p{L})(?:магістр|спеціаліст|бакалавр|університет|академі|політехнік)/iu;
const notFinished = /(?<!\p{L})(?:коледж|технікум|училищ|курс|студент|незакінч|навчаюс|заверш(?:у|ую) )/iu;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
/** Stems of technical fields of study. */
const technical =
  /(?<!\p{L})(?:теплоенергет|теплогазопостач|водопостач|електротехн|електроенергет|енергетик|машинобуд|приладобуд|механі|будівництв|деревооброб|металург|гірнич|автоматик|автоматизац|електромех|радіотехн|інженер)/iu;
const small = /^(?:та|і|й|з|у|в|або|чи)$/iu;

/** The line of a CV that names a completed degree of the required kind; undefined if that is in doubt. */
export function showsHigherEducation(
  { basis }: { readonly basis: string },
  pages: readonly CvPage[],
): LocatedQuote | undefined {
  const { kind, field, named } = asked.exec(basis)?.groups ?? {};
  const wanted = wordsOf([field, named].filter((part) => part !== undefined).join(' ')).filter(
    (word) => !small.test(word),
  );
  if (kind === undefined && wanted.length === 0) return undefined;
  return pages.flatMap(linesOfPage).find(({ quote }) => {
    if (!degree.test(quote) || !year.test(quote) || notFinished.test(quote)) return false;
    const said = wordsOf(quote);
    if (!wanted.every((word) => said.some((other) => isSameWord(word, other)))) return false;
    if (kind === undefined || wanted.length > 0) return true;
    return kind.startsWith('технічн') ? technical.test(quote) : said.some((other) => isSameWord(kind, other));
  });
}

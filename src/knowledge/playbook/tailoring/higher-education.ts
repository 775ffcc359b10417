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
/** Fields of study that are technical whatever the school. */
const technical =
  /(?<!\p{L})(?:теплоенергет|теплогазопостач|водопостач|електротехн|електроенергет|енергетик|машинобуд|приладобуд|механі|будівництв|деревооброб|металург|гірнич|автоматик|автоматизац|електромех|радіотехн|інженер)/iu;
const small = /^(?:та|і|й|з|у|в|або|чи)$/iu;

/** The line of a CV that names a finished course of study of the kind that is asked for, where that is beyond doubt. */
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
    return /^технічн/iu.test(kind) ? technical.test(quote) : said.some((other) => isSameWord(kind, other));
  });
}

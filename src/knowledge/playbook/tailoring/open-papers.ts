import type { Language } from '#contracts/common.ts';
import type { Evidence, PointToSettle, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { beginsWithDeed } from '#knowledge/evidence/achievement-kind.ts';
import { lineOfRequirement } from '#knowledge/evidence/line-of-requirement.ts';
import { linesOfPage } from '#knowledge/evidence/lines-of-page.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { wordFinder } from '#knowledge/evidence/same-word.ts';
import { quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import type { CvBrief } from '#knowledge/plan/plan-parts.ts';
import { firstAskable } from './first-askable.ts';
import { type Expiry, expiryIn, isPastStart, startsIn } from './paper-dates.ts';
import { namesPaperOf } from './requirements-shown.ts';
import { phrases } from './phrases.ts';

const isOpen =
  /\b(?:expires?|valid (?:to|until|till)|expired|expiring|lapsed|run out|not (?:yet )?(?:finished|completed|passed|renewed)|unfinished|in progress|renewal (?:due|pending)|due (?:to (?:renew|expire)|for renewal))\b|(?<!\p{L})(?:прострочен|не (?:завершен|закінчен|здан|оновлен|подовжен)\p{L}*|незавершен|закінчується|діє до|дійсн\p{L}+ до|чинн\p{L}+ до|у процесі (?:отримання|оформлення))/iu;
const paper =
  /\b(?:licen[cs]e|card|certificat\w*|certified|registration|registered|permit|ticket|endorsement|vetting|clearance|accredit\w*)\b|\b(?!19|20)\d{4}\b|(?<!\p{L})(?:посвідченн|сертифікат|допуск|ліценз|дозвіл|категорі|реєстраці|атестаці|книжк)/iu;
/** A contract that was not renewed is not a document to settle. */
const job = /\b(?:fixed.term|contract|maternity cover|temporary)\b|(?<!\p{L})(?:строков|договір|тимчасов)/iu;
const abbreviation = /\b\p{Lu}{3,}\b/u;
// A degree is not a licence, and unfinished studies are not held against anybody.
const studies =
  /\b(?:university|college|bachelor|master|degree|diploma|thesis|ph\.?d|mba|[bm]\.?sc|b\.?a|medicine|studies|(?:first|second|third|fourth) year)\b|(?<!\p{L})(?:університет|інститут|бакалавр|магістр|диплом|аспірант)/iu;

/**
 * Points about CV lines that describe a licence, card or certificate needed for this job as expiring or unfinished, those
 * that a requirement asks for first. Such a point replaces its requirement, so that nobody is asked twice.
 *
 * @param open the requirements that no line of the CV shows, with their index in the plan
 */
export function openPapers(
  cv: CvBrief,
  posting: string,
  open: readonly (Requirement & { readonly index: number })[],
  language: Language,
): readonly PointToSettle[] {
  const { text, unnamed, listensFor } = phrases[language].openPaper;
  return linesOf(cv, posting, language)
    .flatMap((evidence) => {
      const required = open.find((one) => one.kind === 'licence' && isAnsweredBy(one, evidence, cv, language))?.index;
      const wordings = [text(evidence.quote), unnamed].map((asked) => ({
        text: asked,
        listensFor,
        ...(required === undefined ? {} : { requirement: required }),
        evidence,
      }));
      return firstAskable(wordings, language) ?? [];
    })
    .toSorted((one, other) => Number(one.requirement === undefined) - Number(other.requirement === undefined));
}

/** A sentence about a past event. */
const tellsCase = /^(?:after|when|because|since)\b|^(?:після|коли|через|оскільки)(?!\p{L})/iu;

/** Whether this line is the one that the CV offers for the requirement. */
function isAnsweredBy(requirement: Requirement, evidence: Evidence, cv: CvBrief, language: Language): boolean {
  if (namesPaperOf(requirement.basis, evidence.quote)) return true;
  const inCv = lineOfRequirement(requirement, cv.pages, language);
  if (inCv !== undefined && overlaps(inCv, evidence)) return true;
  return lineOfRequirement(requirement, [{ number: evidence.page, visible: evidence.quote }], language) !== undefined;
}

function linesOf({ cvId, pages }: CvBrief, posting: string, language: Language): readonly Evidence[] {
  const start = startsIn(posting);
  const isOfJob = wordFinder(posting);
  return pages.flatMap(linesOfPage).flatMap((line): Evidence[] => {
    const { quote } = line;
    if (
      !isOpen.test(quote) ||
      !(paper.test(quote) || abbreviation.test(quote)) ||
      studies.test(quote) ||
      job.test(quote) ||
      // Work on other people's papers, and a paper that is valid well beyond the first day.
      beginsWithDeed(quote) ||
      tellsCase.test(quote) ||
      isValidAt(start, quote) ||
      !isOfJob(quote)
    )
      return [];
    const isQuotable = quote.length >= quoteLength.min && quote.length <= quoteLength.max;
    return isQuotable && isLawfulRemark(quote, language) ? [{ cvId, ...line }] : [];
  });
}

function isValidAt(start: Expiry | undefined, quote: string): boolean {
  const expiry = expiryIn(quote);
  return expiry !== undefined && isPastStart(expiry, start);
}

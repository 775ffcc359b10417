import type { Evidence } from '#contracts/plan.ts';
import { findQuote } from '#knowledge/evidence/find-quote.ts';
import type { CoreBlock, CoreBrief, CvBrief } from '#knowledge/plan/plan-parts.ts';
import { isMentioned, quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { type InjectionSign, touchesSign } from './injection-signs.ts';
import { isFounded } from './is-founded.ts';

/** A model that invents more than this share of its quotes is not believed in the rest. */
const mostInvented = 0.4;

/** What a CV holds of what a model says of it. Counts what the model invented. */
export class CvGrounds {
  readonly #cv: CvBrief;
  readonly #signs: readonly InjectionSign[];
  readonly #report: (problem: string) => void;
  #quotes = 0;
  #invented = 0;

  constructor(cv: CvBrief, signs: readonly InjectionSign[], report: (problem: string) => void) {
    this.#cv = cv;
    this.#signs = signs;
    this.#report = report;
  }

  /** For the next answer, which is believed or not by itself. */
  beginAnswer(): void {
    this.#quotes = 0;
    this.#invented = 0;
  }

  get isBelieved(): boolean {
    return this.#invented <= this.#quotes * mostInvented;
  }

  evidence(quote: string): Evidence | undefined {
    const { cvId, pages } = this.#cv;
    const found = findQuote(pages, quote);
    this.#quotes += 1;
    const usable =
      found !== undefined &&
      found.quote.length >= quoteLength.min &&
      found.quote.length <= quoteLength.max &&
      !touchesSign(found, this.#signs);
    if (!usable) {
      this.#invented += 1;
      this.#report('evidence.not_found');
      return undefined;
    }
    return { cvId, page: found.page, start: found.start, end: found.end, quote: found.quote };
  }

  absence(searchedFor: readonly string[], statement: string | null) {
    const terms = searchedFor.filter((term) => term.length > 0);
    return statement === null || terms.length === 0 || isMentioned(this.#cv.pages, terms)
      ? undefined
      : { searchedFor: terms.slice(0, 8), statement };
  }

  /**
   * Whether a remark says what its quote says and no more, in the language of the plan; what it quotes may be in the
   * CV's. What it says of the job stands in the posting, where it may compare the two.
   */
  isTrue(text: string, quote: string, { language }: CoreBrief, core: CoreBlock, posting = ''): boolean {
    const known = [...core.competencies.map(({ name }) => name), ...core.focusAreas];
    const isOwn = isInLanguage(withoutWords(text, [quote, posting, ...known].join(' ')), language);
    if (text === '' || !isOwn || !isLawfulRemark(text, language)) return false;
    if (isFounded(text, { quote, posting, known }, language)) return true;
    this.#report('claim.unfounded');
    return false;
  }
}

import type { Evidence } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { type LocatedQuote, findQuote } from '#knowledge/evidence/find-quote.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import type { CoreBlock, CoreBrief, CvBrief } from '#knowledge/plan/plan-parts.ts';
import { isMentioned, isQuotable, quoteLength } from '#knowledge/plan/rules/evidence-rules.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { type InjectionSign, touchesSign } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { isFounded } from './is-founded.ts';
import {
  type NumberedLine,
  numberedLines,
  withoutNumber,
} from '#modules/interviewing/plan-writer/draft/read/numbered-lines.ts';

/** If a model invents more than this share of its quotes, its other claims are not trusted either. */
const mostInvented = 0.4;

type Report = (problem: string, item?: string) => void;

/** Checks a model's claims and quotes against the CV, and counts invented quotes. */
export class CvGrounds {
  readonly #cv: CvBrief;
  readonly #lines: readonly NumberedLine[];
  readonly #signs: readonly InjectionSign[];
  readonly #report: Report;
  #quotes = 0;
  #invented = 0;

  constructor(cv: CvBrief, signs: readonly InjectionSign[], report: Report) {
    this.#cv = cv;
    this.#lines = numberedLines(cv.pages);
    this.#signs = signs;
    this.#report = report;
  }

  /** Resets the counts for the next answer, which is trusted or not on its own. */
  beginAnswer(): void {
    this.#quotes = 0;
    this.#invented = 0;
  }

  get isBelieved(): boolean {
    return this.#invented <= this.#quotes * mostInvented;
  }

  /** The text of the CV that is visible to a person. */
  get text(): string {
    return this.#cv.pages.map(({ visible }) => visible).join(' ');
  }

  /**
   * Locates the quote in the CV. If it is not found word for word, falls back to the whole line it was said to come
   * from, which cannot be invented.
   */
  evidence(quote: string, line: number | null): Evidence | undefined {
    const { cvId, pages } = this.#cv;
    this.#quotes += 1;
    const words = withoutNumber(quote);
    const found = [findQuote(pages, words), this.#wholeLine(line, words), this.#onlyLine(words)].find(
      (place) =>
        place !== undefined &&
        isQuotable(pages.find(({ number }) => number === place.page)?.visible ?? '', place) &&
        !touchesSign(place, this.#signs),
    );
    if (found === undefined) {
      this.#invented += 1;
      this.#report('evidence.not_found', quote);
      return undefined;
    }
    return { cvId, page: found.page, start: found.start, end: found.end, quote: found.quote };
  }

  /** The line that something is based on and a second one if given; empty if the first is not in the CV. */
  linesOf({ quote, line, secondQuote, secondLine }: QuotedLines): readonly Evidence[] {
    const first = this.evidence(quote, line);
    if (first === undefined) return [];
    const second = secondQuote === '' ? undefined : this.evidence(secondQuote, secondLine);
    return second === undefined || overlaps(first, second) ? [first] : [first, second];
  }

  /**
   * Evidence for a remark: the quote or, if it is not enough, the complete lines that contain it. Undefined if the
   * remark says more than these lines; reports the rule that it breaks compared with the quote.
   */
  provenBy(
    text: string,
    quote: Evidence,
    brief: CoreBrief,
    core: CoreBlock,
    beside: Beside = {},
  ): Evidence | undefined {
    const problem = this.#problemOf(text, quote.quote, brief, core, beside);
    if (problem === undefined) return quote;
    const whole = this.#wholeLines(quote);
    const isProven = whole !== undefined && this.#problemOf(text, whole.quote, brief, core, beside) === undefined;
    if (!isProven) this.#report(problem, text);
    return isProven ? whole : undefined;
  }

  #wholeLines({ cvId, page, start, end }: Evidence): Evidence | undefined {
    const lines = this.#lines.filter((line) => line.page === page && line.start < end && start < line.end);
    const [first] = lines;
    const last = lines.at(-1);
    const visible = this.#cv.pages.find(({ number }) => number === page)?.visible;
    if (first === undefined || last === undefined || visible === undefined) return undefined;
    const from = bareLine(first).start;
    const to = last.start + last.text.trimEnd().length;
    const grown = { page, start: from, end: to, quote: visible.slice(from, to) };
    return to - from > quoteLength.max || touchesSign(grown, this.#signs) ? undefined : { cvId, ...grown };
  }

  /** The only line that contains words too short to be a quote; undefined if several lines do. */
  #onlyLine(quote: string): LocatedQuote | undefined {
    if (quote.length >= quoteLength.min || wordsOf(quote).length < 2) return undefined;
    const [line, other] = this.#lines.filter(
      ({ page, text }) => findQuote([{ number: page, visible: text }], quote) !== undefined,
    );
    return line === undefined || other !== undefined ? undefined : bareLine(line);
  }

  /** Only if the line shares at least half of the quoted words, because the line number may be wrong, too. */
  #wholeLine(number: number | null, quote: string): LocatedQuote | undefined {
    const line = number === null ? undefined : this.#lines[number - 1];
    if (line === undefined) return undefined;
    const known = new Set(wordsOf(line.text.toLowerCase()));
    const quoted = wordsOf(quote.toLowerCase());
    if (quoted.filter((word) => known.has(word)).length * 2 < quoted.length) return undefined;
    return bareLine(line);
  }

  absence(searchedFor: readonly string[], statement: string | null) {
    const terms = searchedFor.filter((term) => term.length > 0);
    return statement === null || terms.length === 0 || isMentioned(this.#cv.pages, terms)
      ? undefined
      : { searchedFor: terms.slice(0, 8), statement };
  }

  /**
   * Whether a remark says what its quote says and no more, in the language of the plan (words quoted from the CV may be
   * in another). Clauses about the job may rely on the posting.
   */
  isTrue(text: string, quote: string, brief: CoreBrief, core: CoreBlock, beside: Beside = {}): boolean {
    const problem = this.#problemOf(text, quote, brief, core, beside);
    if (problem !== undefined) this.#report(problem, text);
    return problem === undefined;
  }

  #problemOf(
    text: string,
    quote: string,
    { language, position }: CoreBrief,
    core: CoreBlock,
    { posting = '', feedback = '', asked = [] }: Beside,
  ): string | undefined {
    const lines = [quote, ...asked].join('\n');
    const known = [...core.competencies.map(({ name }) => name), ...core.focusAreas, feedback];
    const isOwn = isInLanguage(withoutWords(text, [lines, posting, ...known].join(' ')), language);
    if (!isOwn) return 'language';
    if (!isLawfulRemark(text, language, { matter: jobMatter(position) })) return 'law.item';
    return isFounded(text, { quote: lines, posting, known, cv: this.text }, language) ? undefined : 'claim.unfounded';
  }
}

/** Words that a model copied from the CV, with their line numbers. */
export interface QuotedLines {
  readonly quote: string;
  readonly line: number | null;
  /** empty if there is no second line */
  readonly secondQuote: string;
  readonly secondLine: number | null;
}

/** Sources that a remark may use in addition to its quote. */
export interface Beside {
  /** for clauses about the job */
  readonly posting?: string;
  /** an earlier round's feedback, as a source of names: what it leaves open is not in the CV */
  readonly feedback?: string;
  /** lines of the question that asks about it */
  readonly asked?: readonly string[];
}

/** A line without its bullet. */
function bareLine(line: NumberedLine): LocatedQuote {
  const text = line.text.trim().replace(/^[•·*–-]\s*/u, '');
  const start = line.start + line.text.indexOf(text);
  return { page: line.page, start, end: start + text.length, quote: text };
}

import { AreaToProbe, CandidateClaim, type Evidence } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { countsFromToday } from '#modules/interviewing/plan-writer/draft/accept/counts-from-today.ts';
import type { Beside, CvGrounds } from './cv-grounds.ts';

interface Around {
  readonly grounds: CvGrounds;
  readonly brief: CoreBrief;
  readonly core: CoreBlock;
  readonly posting: string;
  /** an earlier round's feedback; empty if there was none */
  readonly feedback: string;
  /**
   * the id of the competency of this name if a question asks about it; a claim that no question asks about is of no use
   */
  asked(name: string): string | undefined;
  /** the CV lines of the question with this number */
  linesAsked(number: number | null): readonly string[];
  /** the question that covers an area */
  reached(area: {
    readonly text: string;
    readonly competencyId: string | undefined;
    readonly evidence?: Evidence;
    readonly askedIn: number | null;
  }): { readonly question: { readonly id: string }; readonly inFollowUp: boolean } | undefined;
  report(problem: string, item: string): void;
}

/** Maximum number of strengths, and of highlights. */
export const mostClaims = 5;

/**
 * A model's claims about a CV. Drops each claim that the CV does not support or that breaks a rule, independently of
 * the others.
 */
export function acceptClaims(
  { strengths, areasToProbe, highlights }: Pick<TailoringFrame, 'strengths' | 'areasToProbe' | 'highlights'>,
  { grounds, brief, core, posting, feedback, asked, linesAsked, reached, report }: Around,
) {
  const lineOf = (
    text: string,
    quote: string,
    line: number | null,
    beside: Pick<Beside, 'feedback' | 'asked'> = {},
  ) => {
    const evidence = text === '' || !isDated(text) ? undefined : grounds.evidence(quote, line);
    return evidence && grounds.provenBy(text, evidence, brief, core, { posting, ...beside });
  };
  const isDated = (text: string) => {
    const isCounted = countsFromToday(text);
    if (isCounted) report('claim.counted_days', text);
    return !isCounted;
  };
  return {
    strengths: strengths
      .flatMap(({ text, competency, quote, line }) =>
        parsed(CandidateClaim, { text, competencyId: asked(competency), evidence: lineOf(text, quote, line) }),
      )
      .slice(0, mostClaims),
    areasToProbe: areasToProbe
      .flatMap(({ text, competency, quote, line, searchedFor, statement, askedIn }) => {
        const competencyId = asked(competency);
        // An area that no question covers would send the interviewer looking for it in vain.
        const found = (grounded: Pick<AreaToProbe, 'evidence' | 'absence'>) => {
          const { evidence } = grounded;
          const place = reached({ text, competencyId, askedIn, ...(evidence === undefined ? {} : { evidence }) });
          if (place === undefined) {
            report('area.unreached', text);
            return [];
          }
          const inFollowUp = place.inFollowUp ? { inFollowUp: true } : {};
          return parsed(AreaToProbe, { text, competencyId, askedIn: place.question.id, ...inFollowUp, ...grounded });
        };
        if (quote !== null) {
          const evidence = lineOf(text, quote, line, { feedback, asked: linesAsked(askedIn) });
          return evidence === undefined ? [] : found({ evidence });
        }
        const absence = isDated(text) ? grounds.absence(searchedFor, statement) : undefined;
        // A claim about something missing may name only what was searched for.
        const basis = [...searchedFor, brief.position.title].join(' ');
        const isTrue = absence !== undefined && grounds.isTrue(text, basis, brief, core, { posting, feedback });
        return isTrue ? found({ absence }) : [];
      })
      .slice(0, counts.areas.max),
    highlights: highlights
      .flatMap(({ text, quote, line }) => {
        const evidence = lineOf(text, quote, line);
        return evidence === undefined ? [] : [{ text, evidence }];
      })
      .slice(0, mostClaims),
  };
}

function parsed<Item>(
  schema: { safeParse(value: unknown): { success: true; data: Item } | { success: false } },
  value: unknown,
): Item[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}

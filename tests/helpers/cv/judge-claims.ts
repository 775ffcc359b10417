import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { mostWords } from '#knowledge/plan/rules/question-rules.ts';
import { competencies, cvQuestions } from '#knowledge/playbook/playbook.ts';
import { signalsIn } from '#knowledge/playbook/job/signals.ts';
import type { LabelledCv, LabelledLine } from './labelled-cvs.ts';

/**
 * Claims of a plan about a person that the CV's labels do not support; each entry contains the sentence and the reason.
 */
export interface ClaimFaults {
  /** strengths and highlights without work behind them, or that claim more than their quote */
  readonly unfounded: readonly string[];
  /** areas said to be missing that the CV, or the same plan, shows */
  readonly contradicted: readonly string[];
  /** quotes without a figure of their line, or spanning two lines */
  readonly cut: readonly string[];
  /** questions from the CV that cannot be asked */
  readonly unusable: readonly string[];
}

export interface ClaimReading extends ClaimFaults {
  readonly strengths: number;
  readonly highlights: number;
  readonly absences: number;
  readonly quotes: number;
  readonly questions: number;
}

const claimed: ReadonlySet<LabelledLine['kind']> = new Set(['result', 'change', 'led', 'built']);

export function judgeClaims(cv: LabelledCv, plan: PlanContent): ClaimReading {
  const { strengths, areasToProbe } = plan.candidate;
  const places = placesOf(cv);
  const absences = areasToProbe.flatMap(({ absence, competencyId }) =>
    absence === undefined ? [] : [{ competencyId, ...absence }],
  );
  const quoted = highlightQuotes(plan);
  const asked = plan.questions.filter(({ block }) => block === 'cv');
  const quotes = [
    ...strengths.map(({ evidence }) => evidence),
    ...areasToProbe.flatMap(({ evidence }) => evidence ?? []),
    ...asked.flatMap(({ evidence }) => evidence ?? []),
  ];
  const linesAt = ({ start, end }: { start: number; end: number }) =>
    places.filter((place) => overlap(place, { start, end }) > 2).map(({ line }) => line);
  return {
    strengths: strengths.length,
    highlights: quoted.length,
    absences: absences.length,
    quotes: quotes.length,
    questions: asked.length,
    unfounded: [
      ...strengths.flatMap(({ text, competencyId, evidence }) => {
        const why = [
          ...notWork(linesAt(evidence)),
          ...(speaksOf(plan, competencyId, evidence.quote) ? [] : ['the quote has no word of the competency']),
          ...(/figures|цифрах/u.test(text) && !/\d/u.test(evidence.quote) ? ['the quote has no figure'] : []),
          ...(/led or taught|керує чи яких/u.test(text) && !linesAt(evidence).some(({ kind }) => kind === 'led')
            ? ['the line is not labelled as leading people']
            : []),
        ];
        return fault(why, (reason) => `${cv.name}: ${reason}: ${text} “${evidence.quote}”`);
      }),
      ...quoted.flatMap(({ area, quote }) => {
        const lines = cv.lines.filter(({ text }) => bare(text).includes(bare(quote)));
        const why = [
          ...(lines.length === 0 ? ['no one line holds it'] : notWork(lines)),
          ...(area === '' || sharesWord(area, quote) ? [] : [`the quote has no word of “${area}”`]),
        ];
        return fault(why, (reason) => `${cv.name}: highlight: ${reason}: ${quote}`);
      }),
    ],
    contradicted: absences.flatMap(({ competencyId, searchedFor }) => {
      const said = namesOf(plan, competencyId).concat(searchedFor);
      const shown = cv.shows.filter((term) => said.some((name) => sharesWord(name, term)));
      const spoken = [...strengths, ...asked].filter((other) => other.competencyId === competencyId);
      const why = [
        ...shown.map((term) => `the CV shows “${term}”`),
        ...spoken.map(({ text }) => `the plan says “${text}”`),
      ];
      return fault(why, (reason) => `${cv.name}: ${nameOf(plan, competencyId)} (${searchedFor.join(', ')}): ${reason}`);
    }),
    cut: quotes.flatMap((quote) => {
      const lines = linesAt(quote);
      const kept = figuresIn(quote.quote);
      const lost = lines
        .flatMap(({ text }) => figuresIn(text.replace(/^\d{1,2}[.)]\s/u, '')))
        .filter((figure) => !kept.includes(figure));
      const why = [
        ...(lines.length > 1 ? ['more than one line'] : []),
        ...(lost.length > 0 ? [`without ${lost.join(', ')}`] : []),
      ];
      return fault(why, (reason) => `${cv.name}: ${reason}: ${quote.quote}`);
    }),
    unusable: asked.flatMap((question) => {
      const why = whyUnusable(
        question,
        plan.language,
        (question.evidence ?? []).flatMap((place) => linesAt(place)),
      );
      return fault(why, (reason) => `${cv.name}: ${reason}: ${question.text} [${question.evidence?.[0]?.quote}]`);
    }),
  };
}

/** A claim with several faults counts as one false claim. */
function fault(why: readonly string[], say: (reasons: string) => string): readonly string[] {
  return why.length === 0 ? [] : [say(why.join('; '))];
}

/** The search for a label's line in the CV starts where the previous one ended. */
function placesOf({ cv, lines }: LabelledCv) {
  let from = 0;
  return lines.map((line) => {
    const next = cv.indexOf(line.text, from);
    const start = next < 0 ? cv.indexOf(line.text) : next;
    if (start < 0) throw new Error(`a label is not in its CV: ${line.text}`);
    from = start + line.text.length;
    return { line, start, end: from };
  });
}

function figuresIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+/gu)].map(([figure]) => figure);
}

function overlap(one: { start: number; end: number }, other: { start: number; end: number }): number {
  return Math.min(one.end, other.end) - Math.max(one.start, other.start);
}

function notWork(lines: readonly LabelledLine[]): readonly string[] {
  if (lines.some(({ kind, worthAsking }) => claimed.has(kind) && worthAsking)) return [];
  return [
    `labelled ${lines.map(({ kind, worthAsking }) => `${kind}${worthAsking ? '' : ', not worth asking'}`).join(' + ')}`,
  ];
}

/** What a highlight quotes from the CV; “to settle” names an area, not a line. */
function highlightQuotes({ summary }: PlanContent): readonly { area: string; quote: string }[] {
  return summary.highlights.flatMap((text) => {
    const [, area = '', quote] = /^(?:(.+): )?[“«]([^”»]+)[”»]$/u.exec(text) ?? [];
    return quote === undefined ? [] : [{ area, quote }];
  });
}

function bare(text: string): string {
  return text
    .replace(/[“”«»"]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function nameOf(plan: PlanContent, competencyId: string): string {
  return plan.competencies.find(({ id }) => id === competencyId)?.name ?? competencyId;
}

/** The names by which the plan refers to a competency: its own, its focus areas, and its search terms. */
function namesOf(plan: PlanContent, competencyId: string): string[] {
  const known = competencies.find(({ id }) => id === competencyId);
  return [
    nameOf(plan, competencyId),
    ...plan.questions
      .filter((question) => question.competencyId === competencyId)
      .flatMap(({ focusAreas }) => focusAreas),
    ...(known === undefined ? [] : [known.name.en, known.name.uk, ...known.searched.en, ...known.searched.uk]),
  ];
}

function speaksOf(plan: PlanContent, competencyId: string, quote: string): boolean {
  const known = competencies.find(({ id }) => id === competencyId);
  if (known !== undefined && signalsIn(quote, known) > 0) return true;
  return namesOf(plan, competencyId).some((name) => sharesWord(name, quote));
}

function sharesWord(one: string, other: string): boolean {
  const said = wordStems(other);
  return [...wordStems(one)].some((stem) => stem.length > 2 && said.has(stem));
}

function whyUnusable(
  { text, evidence = [], followsUp }: Question,
  language: PlanContent['language'],
  lines: readonly LabelledLine[],
): readonly string[] {
  if (followsUp !== undefined) return [];
  const template = cvQuestions.find(({ text: asked }) => text.endsWith(asked[language].ask));
  const [line] = lines;
  if (template === undefined || line === undefined || evidence.length === 0) return ['no line or no template'];
  return [
    ...(lines.length > 1 ? ['over more than one line'] : []),
    ...(line.worthAsking ? [] : [`not worth asking (${line.kind})`]),
    ...(fitsKind(template.lines, line.kind) ? [] : [`${template.id} does not fit a line labelled ${line.kind}`]),
    ...(template.ended === true && !line.ended ? [`${template.id} asks of a role that is not over`] : []),
    ...(isSayable(text) ? [] : ['cannot be said aloud']),
  ];
}

/** A result is a change or a product with a measure: questions for those also fit it. */
function fitsKind(asked: readonly string[], kind: LabelledLine['kind']): boolean {
  return asked.includes(kind) || (kind === 'result' && (asked.includes('change') || asked.includes('built')));
}

function isSayable(text: string): boolean {
  const marks = text.match(/\?/gu)?.length ?? 0;
  return (
    wordsOf(text).length <= mostWords &&
    marks <= 1 &&
    !/[\n•▪●·|→\\{}<>@]|\s\/\s|\p{L}{4,}\/\p{L}{4,}|https?:|\s{2}|\p{Lu}{12}|\([^)]*$/u.test(text)
  );
}

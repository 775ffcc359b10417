import type { Language } from '#contracts/common.ts';
import type { AreaToProbe, CandidateClaim, Competency, Evidence, Question } from '#contracts/plan.ts';
import { areAlike } from '#knowledge/plan/likeness.ts';
import type { CoreBlock, CvBrief, CvLine, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { blockSizes } from '#knowledge/plan/time-budget.ts';
import { lot } from './lot.ts';
import { phrases } from './phrases.ts';
import { competencies as playbookCompetencies, cvQuestions } from './playbook.ts';
import { inSentence, quotableLines } from './quotable-lines.ts';
import { signalsIn } from './signals.ts';
import type { CvQuestionTemplate, PlaybookCompetency } from './types.ts';
import { writeQuestion } from './write-question.ts';

/** A competency of the plan and the playbook's one that speaks of the same. */
interface Pair {
  readonly competency: Competency;
  readonly known: PlaybookCompetency;
}

interface Match {
  readonly pair: Pair;
  readonly line: CvLine;
  readonly hits: number;
}

const wantedClaims = 2;

/** The block for one person, from what stands in the CV: chosen, never concluded. Works on a core of any writer. */
export function composeTailoring(brief: PlanBrief, core: CoreBlock, newId: () => string): Tailoring {
  const { cv, language } = brief;
  const mustHave = core.competencies.filter((competency) => competency.mustHave).map(({ name }) => name);
  const role = mustHave.length > 0 ? [phrases[language].mustHave(mustHave)] : [];
  if (cv === null) return { questions: [], strengths: [], areasToProbe: [], highlights: role };

  const pairs = pairsOf(core);
  const matches = matchesOf(pairs, quotableLines(cv, language));
  const strengths = strengthsOf(matches, cv, language);
  const quoted = strengths.map(({ evidence }) => phrases[language].fromCv(inSentence(evidence.quote)));
  return {
    questions: questionsOf(brief, core, matches, cv, newId),
    strengths,
    areasToProbe: areasOf(pairs, matches, strengths, cv, language),
    highlights: [...role, ...quoted.filter((highlight) => highlight.length <= 240)],
  };
}

/** Only what the core asks about: an area nobody asks about helps nobody. An AI's competencies have ids of their own: their words tell which of the playbook's they mean. */
function pairsOf(core: CoreBlock): readonly Pair[] {
  const asked = core.competencies.filter(({ id }) => core.questions.some(({ competencyId }) => competencyId === id));
  return asked.flatMap((competency) => {
    const words = `${competency.name}. ${competency.definition}`;
    const known =
      playbookCompetencies.find(({ id }) => id === competency.id) ??
      playbookCompetencies
        .map((candidate) => ({ candidate, hits: signalsIn(words, candidate) }))
        .filter(({ hits }) => hits > 0)
        .toSorted((one, other) => other.hits - one.hits)[0]?.candidate;
    return known === undefined ? [] : [{ competency, known }];
  });
}

/** Every line with every competency it speaks of; the most telling first, a figure before none. */
function matchesOf(pairs: readonly Pair[], lines: readonly CvLine[]): readonly Match[] {
  return lines
    .flatMap((line) => pairs.map((pair) => ({ pair, line, hits: signalsIn(line.quote, pair.known) })))
    .toSorted((one, other) => weight(other) - weight(one));
}

function weight({ hits, line }: Match): number {
  return hits * 2 + (hasFigure(line.quote) ? 1 : 0);
}

function questionsOf(
  brief: PlanBrief,
  core: CoreBlock,
  matches: readonly Match[],
  cv: CvBrief,
  newId: () => string,
): readonly Question[] {
  const { language, durationMin, position } = brief;
  const hasTask = core.questions.some(({ kind }) => kind === 'task');
  const wanted = blockSizes(durationMin, hasTask).cv;
  const written: Question[] = [];
  const usedLines = new Set<CvLine>();
  const usedTemplates = new Set<CvQuestionTemplate>();
  // A second question about one competency only when no other is left to ask about.
  for (const perCompetency of [1, 2, wanted]) {
    for (const { pair, line } of matches) {
      if (written.length === wanted) return written;
      const asked = written.filter(({ competencyId }) => competencyId === pair.competency.id).length;
      if (usedLines.has(line) || asked >= perCompetency) continue;
      const template = templatesFor(pair, `${position.id}/${cv.cvId}`).find(
        (candidate) => !usedTemplates.has(candidate),
      );
      if (template === undefined) continue;
      const place = {
        id: newId(),
        order: core.questions.length + written.length + 1,
        block: 'cv',
        mustAsk: false,
        competency: pair.competency,
        focusAreas: [],
      } as const;
      const question = writeQuestion(place, template, template.text[language], undefined, language);
      const text = question.text.replace('{quote}', () => inSentence(line.quote));
      usedTemplates.add(template);
      const repeats = [...core.questions, ...written].some((other) => areAlike(other.text, text));
      if (repeats || question.guard.verdict !== 'clean') continue;
      usedLines.add(line);
      written.push({ ...question, text, evidence: [evidenceOf(line, cv)] });
    }
  }
  return written;
}

function templatesFor({ known }: Pair, seed: string): readonly CvQuestionTemplate[] {
  return cvQuestions
    .filter(({ competencyId }) => competencyId === known.id)
    .toSorted((one, other) => lot(seed, one.id) - lot(seed, other.id));
}

function strengthsOf(matches: readonly Match[], cv: CvBrief, language: Language): readonly CandidateClaim[] {
  return distinct(matches.filter(({ hits }) => hits > 0)).map(({ pair, line }) => ({
    text: hasFigure(line.quote)
      ? phrases[language].strengthWithFigure(pair.competency.name)
      : phrases[language].strength(pair.competency.name),
    competencyId: pair.competency.id,
    evidence: evidenceOf(line, cv),
  }));
}

/** What a must-have needs and the CV does not show comes first, then work that is named without a figure. */
function areasOf(
  pairs: readonly Pair[],
  matches: readonly Match[],
  strengths: readonly CandidateClaim[],
  cv: CvBrief,
  language: Language,
): readonly AreaToProbe[] {
  const text = cv.pages.map(({ visible }) => visible).join('\n');
  const absent = pairs
    .filter(({ known }) => isAbsent(text, known))
    .map(({ competency, known }): AreaToProbe => ({
      text: phrases[language].notVisible(competency.name),
      competencyId: competency.id,
      absence: {
        searchedFor: [...known.searched[language]],
        statement: phrases[language].absence(competency.name),
      },
    }));
  const shown = new Set(strengths.map(({ evidence }) => evidence.start));
  const bare = distinct(
    matches.filter(({ hits, line }) => hits > 0 && !hasFigure(line.quote) && !shown.has(line.start)),
  ).map(({ pair, line }): AreaToProbe => ({
    text: phrases[language].noFigure(pair.competency.name),
    competencyId: pair.competency.id,
    evidence: evidenceOf(line, cv),
  }));
  return [...absent, ...bare].slice(0, wantedClaims);
}

/** Stricter than a signal: not even inside another word, which is what the plan's rules look for. */
function isAbsent(text: string, { signals }: PlaybookCompetency): boolean {
  const lower = text.toLowerCase();
  return [...signals.en, ...signals.uk].every((signal) => !lower.includes(signal));
}

/** At most `wantedClaims`, each of another competency and another line. */
function distinct(matches: readonly Match[]): readonly Match[] {
  const chosen: Match[] = [];
  for (const match of matches) {
    const repeats = chosen.some(({ pair, line }) => pair === match.pair || line === match.line);
    if (!repeats && chosen.length < wantedClaims) chosen.push(match);
  }
  return chosen;
}

function evidenceOf(line: CvLine, cv: CvBrief): Evidence {
  return { cvId: cv.cvId, ...line };
}

/** "p95" and "S3" are names, not figures. */
function hasFigure(quote: string): boolean {
  return /(?<![\p{L}\d])\d/u.test(quote);
}

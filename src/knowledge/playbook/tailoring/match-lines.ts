import type { Competency, Evidence } from '#contracts/interviewing/plan/plan.ts';
import { tellingWords, wordsFound } from '#knowledge/evidence/same-word.ts';
import type { CoreBlock, CvBrief } from '#knowledge/plan/plan-parts.ts';
import { areaPrefix, postingDutiesId, topicPrefix } from '#knowledge/playbook/job/area-competency.ts';
import { signalsIn, stemsIn } from '#knowledge/playbook/job/signals.ts';
import { competencies as playbookCompetencies, roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';
import type { WorkLine } from './cv-lines.ts';

/** A competency of the plan with its counterpart in the playbook, if any. */
export interface Pair {
  readonly competency: Competency;
  readonly known: PlaybookCompetency | undefined;
  /** its own name and the names of the focus areas asked about under it */
  readonly names: readonly string[];
  /** the recruiter's areas among them */
  readonly areas: readonly string[];
  /** stems of the topics its questions are about */
  readonly topics: readonly string[];
}

/** A CV line and a competency it relates to. */
export interface Match {
  readonly pair: Pair;
  readonly line: WorkLine;
  /** how strongly the line matches the competency; 0 if not at all */
  readonly hits: number;
  /** how strongly it relates to its subject in any words: enough to ask about, too little for a claim */
  readonly near: number;
  /** the name under which the line mentions it */
  readonly called: string;
}

/**
 * The competencies the core asks about. Those written by a model have ids of their own, so their names decide which
 * playbook competency they correspond to.
 */
export function pairsOf(core: CoreBlock): readonly Pair[] {
  const asked = core.competencies.filter(({ id }) => core.questions.some(({ competencyId }) => competencyId === id));
  // A CV line says nothing about expectations of the job, or about a sentence of the posting.
  const skills = asked.filter(({ id }) => id !== roleExpectationsId && id !== postingDutiesId);
  return (skills.length > 0 ? skills : asked).map((competency) => {
    const known =
      playbookCompetencies.find(({ id }) => id === competency.id) ??
      // A focus area means only its own words, not those of a playbook competency.
      (competency.id.startsWith(areaPrefix) || competency.id.startsWith(topicPrefix)
        ? undefined
        : playbookCompetencies
            .map((candidate) => ({ candidate, hits: signalsIn(competency.name, candidate) }))
            .filter(({ hits }) => hits > 0)
            .toSorted((one, other) => other.hits - one.hits)[0]?.candidate);
    const areas = core.questions
      .filter(({ competencyId }) => competencyId === competency.id)
      .flatMap(({ focusAreas }) => focusAreas);
    const own = core.questions.filter(({ competencyId }) => competencyId === competency.id).map(({ text }) => text);
    const topics = topicQuestions
      .filter(({ text }) => own.includes(text.en.ask) || own.includes(text.uk.ask))
      .flatMap((topic) => [...topic.topics.en, ...topic.topics.uk]);
    return { competency, known, names: [...new Set([competency.name, ...areas])], areas: [...new Set(areas)], topics };
  });
}

/** The competencies a line matches; a line that matches none counts toward a competency of every job. */
export function matchesOf(line: WorkLine, pairs: readonly Pair[]): readonly Match[] {
  const found = pairs
    .map((pair) => ({ pair, line, near: nearness(line, pair), ...hitsIn(line, pair) }))
    .filter(({ hits, near }) => hits > 0 || near > 0);
  const general = pairs.find(({ known }) => known?.fit === 'every-job') ?? pairs[0];
  if (found.length > 0 || general === undefined) return found;
  // Routine work that the position does not mention is not worth asking about.
  return line.kind === 'routine' && line.worth < worthOfRelevantRoutine
    ? []
    : [{ pair: general, line, hits: 0, near: 0, called: general.competency.name }];
}

/** Up to two significant words of one of its names, plus up to two stems of its questions' topics. */
function nearness({ quote }: WorkLine, { names, topics }: Pair): number {
  const words = Math.max(0, ...names.map((name) => wordsFound(name, quote)));
  return Math.min(2, words) + Math.min(2, stemsIn(quote, topics).length);
}

const worthOfRelevantRoutine = 1.9;

/** Counts playbook signals, and words of the best matching name of the competency. */
function hitsIn({ quote }: WorkLine, { known, names, competency }: Pair): { hits: number; called: string } {
  const bySignals = known === undefined ? 0 : signalsIn(quote, known);
  const [area] = names
    .flatMap((name) => [name, ...alternativesIn(name)])
    .filter((name) => speaksOf(quote, name))
    .toSorted((one, other) => wordsFound(other, quote) - wordsFound(one, quote));
  if (area === undefined) return { hits: bySignals, called: competency.name };
  return { hits: bySignals + 2 * wordsFound(area, quote), called: bySignals > 0 ? competency.name : area };
}

/** "margin / price increases" names two things; a line about one of them relates to that one alone. */
export function alternativesIn(name: string): readonly string[] {
  const parts = name.split(/\s*[/&+,;()]\s*|\s+(?:and|or|та|і|й|або|чи)\s+/u).map((part) => part.trim());
  // A single short word is used of many things.
  return parts.length < 2
    ? []
    : parts.filter((part) => tellingWords(part).some((word) => word.length >= fewestLetters));
}

const fewestLetters = 5;

/** Whether a text mentions a name: both words of two, at least two thirds of more. */
export function speaksOf(quote: string, name: string): boolean {
  const found = wordsFound(name, quote);
  return found > 0 && found * 3 >= tellingWords(name).length * 2;
}

export function evidenceOf({ page, start, end, quote }: WorkLine, cv: CvBrief): Evidence {
  return { cvId: cv.cvId, page, start, end, quote };
}

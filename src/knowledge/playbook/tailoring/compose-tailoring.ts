import type { Language } from '#contracts/common.ts';
import type { AreaToProbe, CandidateClaim, Competency, Evidence, Question } from '#contracts/plan.ts';
import { hasAmount, hasFigure } from '#knowledge/evidence/has-figure.ts';
import { tellingWords, wordsFound } from '#knowledge/evidence/same-word.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import type { CoreBlock, CvBrief, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { mostWords } from '#knowledge/plan/rules/question-rules.ts';
import { cvBlock, requirementMinutes } from '#knowledge/plan/time/time-budget.ts';
import { readDuties } from '#knowledge/posting/read-duties.ts';
import { areaPrefix, postingDutiesId, topicPrefix } from '#knowledge/playbook/job/area-competency.ts';
import { type WorkLine, workLines } from './cv-lines.ts';
import { openPapers } from './open-papers.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import { followUpQuestion } from './follow-up-question.ts';
import { lot } from '#knowledge/playbook/questions/lot.ts';
import { paraphrase } from './paraphrase.ts';
import { phrases } from './phrases.ts';
import { withoutCvQuestions } from '#knowledge/playbook/cv-questions/without-cv.ts';
import { competencies as playbookCompetencies, cvQuestions, roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import { signalsIn, stemsIn } from '#knowledge/playbook/job/signals.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import type { CvQuestionTemplate, PlaybookCompetency } from '#knowledge/playbook/types.ts';
import { filledMark, writeQuestion } from '#knowledge/playbook/questions/write-question.ts';

/** A competency of the plan, and the playbook's one that speaks of the same, if any does. */
interface Pair {
  readonly competency: Competency;
  readonly known: PlaybookCompetency | undefined;
  /** its own name and those of the focus areas asked about under it */
  readonly names: readonly string[];
  /** the recruiter's areas among them */
  readonly areas: readonly string[];
  /** stems of the topics that its questions are about */
  readonly topics: readonly string[];
}

interface Match {
  readonly pair: Pair;
  readonly line: WorkLine;
  /** how much of the competency stands in the line; 0: nothing */
  readonly hits: number;
  /** how much of its matter does, in whatever words: enough to ask, too little to claim */
  readonly near: number;
  /** by which of its names the line speaks of it */
  readonly called: string;
}

const mostClaims = 3;
const mostHighlights = 3;

/** The block for one person, from what stands in the CV: chosen, never concluded. Works on a core of any writer. */
export function composeTailoring(brief: PlanBrief, core: CoreBlock, newId: () => string): Tailoring {
  const { cv, language, position, durationMin } = brief;
  const block = cvBlock(durationMin, core.questions, requirementMinutes(durationMin, core.requirements.length));
  const wanted = block.count;
  const room = { wanted, behavioral: block.behavioral };
  const followUp = wanted > 0 ? followUpQuestion(brief, core, newId) : undefined;
  const first = followUp === undefined ? [] : [followUp];
  if (cv === null) {
    const named = core.competencies.filter(({ mustHave }) => mustHave).map(({ name }) => name);
    const highlights = named.length > 0 ? [phrases[language].mustHave(named)].filter(fits) : [];
    const questions = [...first, ...questionsWithoutCv(brief, core, first, room, newId)];
    return { questions, strengths: [], areasToProbe: [], highlights };
  }

  const pairs = pairsOf(core);
  const lines = workLines(cv, position, language);
  const matches = lines.flatMap((line) => matchesOf(line, pairs));
  const questions = [...first, ...questionsOf(brief, core, first, matches, cv, room, newId)];
  const strengths = strengthsOf(matches, cv, language);
  const areasToProbe = areasOf(pairs, matches, {
    strengths,
    questions,
    core,
    cv,
    posting: position.description,
    language,
  });
  const highlights = [...highlightsOf(core, lines, areasToProbe, language)];
  return { questions, strengths, areasToProbe, highlights };
}

/** Only what the core asks about. An AI's competencies have ids of their own: their words tell which of the playbook's they mean. */
function pairsOf(core: CoreBlock): readonly Pair[] {
  const asked = core.competencies.filter(({ id }) => core.questions.some(({ competencyId }) => competencyId === id));
  // What somebody expects of the job, or a sentence of the posting, is not what a line of a CV shows.
  const skills = asked.filter(({ id }) => id !== roleExpectationsId && id !== postingDutiesId);
  return (skills.length > 0 ? skills : asked).map((competency) => {
    const known =
      playbookCompetencies.find(({ id }) => id === competency.id) ??
      // A focus area stands for its own words and for nothing that the playbook would add to them.
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

/** A line belongs to what it speaks of; one that speaks of nothing in the plan, to what every job needs. */
function matchesOf(line: WorkLine, pairs: readonly Pair[]): readonly Match[] {
  const found = pairs
    .map((pair) => ({ pair, line, near: nearness(line, pair), ...hitsIn(line, pair) }))
    .filter(({ hits, near }) => hits > 0 || near > 0);
  const general = pairs.find(({ known }) => known?.fit === 'every-job') ?? pairs[0];
  if (found.length > 0 || general === undefined) return found;
  // Daily work that the position does not speak of is not worth an interview's minutes.
  return line.kind === 'routine' && line.worth < worthOfRelevantRoutine
    ? []
    : [{ pair: general, line, hits: 0, near: 0, called: general.competency.name }];
}

/** One telling word of its names, or one stem of what its questions are about. */
function nearness({ quote }: WorkLine, { names, topics }: Pair): number {
  const words = Math.max(0, ...names.map((name) => wordsFound(name, quote)));
  return Math.min(2, words) + Math.min(2, stemsIn(quote, topics).length);
}

const worthOfRelevantRoutine = 1.9;

/** Signals of the playbook, or at least half of the words of a name by which the plan calls the competency. */
function hitsIn({ quote }: WorkLine, { known, names, competency }: Pair): { hits: number; called: string } {
  const bySignals = known === undefined ? 0 : signalsIn(quote, known);
  const [area] = names
    .flatMap((name) => [name, ...alternativesIn(name)])
    .filter((name) => speaksOf(quote, name))
    .toSorted((one, other) => wordsFound(other, quote) - wordsFound(one, quote));
  if (area === undefined) return { hits: bySignals, called: competency.name };
  return { hits: bySignals + 2 * wordsFound(area, quote), called: bySignals > 0 ? competency.name : area };
}

/** "margin / price increases" names two things; a line that speaks of one of them speaks of that one alone. */
function alternativesIn(name: string): readonly string[] {
  const parts = name.split(/\s*[/&+,;()]\s*|\s+(?:and|or|та|і|й|або|чи)\s+/u).map((part) => part.trim());
  // A single short word is said of many things.
  return parts.length < 2
    ? []
    : parts.filter((part) => tellingWords(part).some((word) => word.length >= fewestLetters));
}

const fewestLetters = 5;

/** A name of two words is spoken of by both, a longer one by two thirds. */
function speaksOf(quote: string, name: string): boolean {
  const found = wordsFound(name, quote);
  return found > 0 && found * 3 >= tellingWords(name).length * 2;
}

interface Room {
  /** questions of the block for one person */
  readonly wanted: number;
  /** of which so many may be cases from experience */
  readonly behavioral: number;
}

function questionsOf(
  brief: PlanBrief,
  core: CoreBlock,
  earlier: readonly Question[],
  matches: readonly Match[],
  cv: CvBrief,
  room: Room,
  newId: () => string,
): readonly Question[] {
  const { language, position, askedElsewhere = [], askedOfCandidate = [], replacedQuestions = [] } = brief;
  const heardBefore = [
    ...askedElsewhere,
    ...askedOfCandidate,
    ...replacedQuestions,
    ...earlier.map(({ text }) => text),
  ];
  const written: Question[] = [];
  const used = { lines: new Set<number>(), templates: new Set<string>(), kinds: new Set<string>() };
  const seed = `${position.id}/${cv.cvId}`;
  const duties = leastShownDuties(brief, core, cv);
  // Lines that speak of what the plan is about come first; another kind of line and another competency each time, while there is one.
  const best = (match: Match) =>
    match.line.worth +
    (match.hits > 0 ? 2 * Math.min(2, match.hits) : match.near > 0 ? match.near : -2) -
    (used.kinds.has(match.line.kind) ? 2 : 0) -
    (written.some(({ competencyId }) => competencyId === match.pair.competency.id) ? 1.5 : 0) -
    (heardBefore.some((text) => text.includes(paraphrase(match.line.quote, language))) ? 20 : 0);
  const behavioralLeft = () =>
    room.behavioral - [...earlier, ...written].filter(({ kind }) => kind === 'behavioral').length;
  const left = [...matches];
  while (earlier.length + written.length < room.wanted && left.length > 0) {
    left.sort((one, other) => best(other) - best(one));
    const match = left.shift();
    if (match === undefined || used.lines.has(match.line.start)) continue;
    const { line, pair } = match;
    const heardHere = [...core.questions, ...earlier, ...written];
    const chosen = templatesFor(match, seed)
      .filter(({ id, text }) => !used.templates.has(id) && !heardBefore.some((old) => old.includes(text[language].ask)))
      .filter(({ kind }) => kind !== 'behavioral' || behavioralLeft() > 0)
      // The first is a case, so that what speaks for somebody most is told and not only checked.
      .toSorted((one, other) => (written.length > 0 ? 0 : Number(isShort(one)) - Number(isShort(other))))
      .flatMap((template) => {
        const beside = besideOf(template, match, duties);
        return beside === undefined ? [] : [{ template, ...saidAbout(line, template, beside, language) }];
      })
      .filter(({ isSayable, text }) => isSayable && !heardHere.some((other) => areAlike(other.text, text.ask)))
      // The law's many rules are asked last, and of as few texts as possible: they hold up the whole process.
      .find(({ template, text }) => filledMark(text, template.text[language], language).verdict === 'clean');
    if (chosen === undefined) continue;
    const place = {
      id: newId(),
      order: core.questions.length + earlier.length + written.length + 1,
      block: 'cv',
      // The first stays when time runs short: else what was prepared for this person is the first to go.
      mustAsk: earlier.length + written.length === 0,
      competency: pair.competency,
      focusAreas: core.focusAreas.filter((area) => area === pair.competency.name),
    } as const;
    const question = writeQuestion(place, chosen.template, chosen.text, undefined, language);
    used.lines.add(line.start);
    used.templates.add(chosen.template.id);
    used.kinds.add(line.kind);
    written.push({ ...question, evidence: [evidenceOf(line, cv)] });
  }
  const soFar = [...earlier, ...written];
  if (soFar.length === room.wanted || replacedQuestions.length === 0) return written;
  // What stood in an earlier version was asked of nobody: it comes again when nothing else is left.
  const unused = matches.filter(({ line }) => !used.lines.has(line.start));
  return [...written, ...questionsOf({ ...brief, replacedQuestions: [] }, core, soFar, unused, cv, room, newId)];
}

function isShort({ kind }: CvQuestionTemplate): boolean {
  return kind !== 'behavioral';
}

/** The same minutes for somebody who has sent no CV: nearest work, and the duties that nothing else asks about. */
function questionsWithoutCv(
  brief: PlanBrief,
  core: CoreBlock,
  earlier: readonly Question[],
  { wanted, behavioral }: Room,
  newId: () => string,
): readonly Question[] {
  const { language, askedElsewhere = [], askedOfCandidate = [], replacedQuestions = [] } = brief;
  const heardBefore = [...askedElsewhere, ...askedOfCandidate];
  // What an earlier version of this plan asked comes again when nothing else is left.
  const stood = ({ text }: CvQuestionTemplate) => replacedQuestions.some((old) => old.includes(text[language].ask));
  const templates = withoutCvQuestions.toSorted((one, other) => Number(stood(one)) - Number(stood(other)));
  const [competency] = core.competencies;
  const written: Question[] = [];
  if (competency === undefined) return written;
  const [duty] = leastShownDuties(brief, core, null);
  for (const template of templates) {
    if (earlier.length + written.length >= wanted) break;
    const told = [...earlier, ...written].filter(({ kind }) => kind === 'behavioral').length;
    if (template.kind === 'behavioral' && told >= behavioral) continue;
    const source = template.text[language];
    const beside = template.beside === 'duty' ? duty : '';
    if (beside === undefined) continue;
    const text = beside === '' ? source : { ...source, ask: `${phrases[language].beside.duty(beside)} ${source.ask}` };
    const heard = heardBefore.some((old) => old.includes(source.ask));
    const isAlike = [...core.questions, ...earlier, ...written].some((other) => areAlike(other.text, text.ask));
    if (heard || isAlike || filledMark(text, source, language).verdict !== 'clean') continue;
    const place = {
      id: newId(),
      order: core.questions.length + earlier.length + written.length + 1,
      block: 'cv',
      mustAsk: earlier.length + written.length === 0,
      competency,
      focusAreas: [],
    } as const;
    written.push(writeQuestion(place, template, text, undefined, language));
  }
  return written;
}

/** A longer sentence is not followed beside another. */
const mostDutyWords = 13;

/** Duties of the posting that no question of the core names, those first of which the CV has fewest words. */
function leastShownDuties(brief: PlanBrief, core: CoreBlock, cv: CvBrief | null): readonly string[] {
  const { position, language } = brief;
  const told = (cv?.lines ?? []).map(({ quote }) => quote).join('\n');
  const asked = core.questions.map(({ text, whyAsked }) => `${text} ${whyAsked}`).join('\n');
  return readDuties(position.description, language)
    .filter((duty) => wordsOf(duty).length <= mostDutyWords && !asked.includes(duty))
    .map((duty) => ({ duty, share: wordsFound(duty, told) / Math.max(1, tellingWords(duty).length) }))
    .toSorted((one, other) => one.share - other.share)
    .map(({ duty }) => duty);
}

/** The sentence that lays something beside the line; empty where the template needs none, undefined where there is none. */
function besideOf({ beside }: CvQuestionTemplate, { pair, line, hits, near }: Match, duties: readonly string[]) {
  if (beside === undefined) return { kind: 'duty', said: '' } as const;
  if (beside === 'duty') {
    const [duty] = duties;
    return duty === undefined || (hits === 0 && near === 0) ? undefined : ({ kind: 'duty', said: duty } as const);
  }
  // Of an area that names several things, the one that the line speaks of.
  const area = pair.areas.flatMap((name) => [name, ...alternativesIn(name)]).find((part) => speaksOf(line.quote, part));
  return area === undefined ? undefined : ({ kind: 'area', said: area } as const);
}

/** A template's question after the sentence that brings the line up, and whether it can be said so. */
function saidAbout(
  line: WorkLine,
  template: CvQuestionTemplate,
  { kind, said }: { readonly kind: 'area' | 'duty'; readonly said: string },
  language: Language,
) {
  const source = template.text[language];
  const ask = said === '' ? source.ask : `${phrases[language].beside[kind](said)} ${source.ask}`;
  const lead = paraphrase(line.quote, language, mostWords - wordsOf(ask).length);
  const text = { ...source, ask: `${lead} ${ask}` };
  const saysFigure = template.needs !== 'figure' || hasFigure(lead);
  const isWhole = wordsOf(lead).length >= Math.min(wordsOf(line.quote).length, fewestLeadWords);
  return {
    text,
    isSayable: saysFigure && isWhole && wordsOf(text.ask).length <= mostWords && text.ask.split('?').length <= 2,
  };
}

/** What is left of a line that had to be cut short says no more what it is about. */
const fewestLeadWords = 9;

/** Those that fit the whole line, made for the competency before those for any, in an order of this position and person. */
function templatesFor({ pair, line, hits }: Match, seed: string): readonly CvQuestionTemplate[] {
  // What a line may be called besides its kind should be asked by the same question.
  const unmet = ({ lines }: CvQuestionTemplate) => [...line.facets].filter((facet) => !lines.includes(facet)).length;
  return cvQuestions
    .filter(({ lines, needs }) => lines.includes(line.kind) && (needs === undefined || line.traits.has(needs)))
    .filter(
      ({ ended, current }) => (ended !== true || line.ended === true) && (current !== true || line.ended !== true),
    )
    .filter(({ about }) => about === undefined || (hits > 0 && about === pair.known?.id))
    .toSorted(
      (one, other) =>
        unmet(one) - unmet(other) ||
        Number(isLater(one)) - Number(isLater(other)) ||
        rank(one, seed) - rank(other, seed),
    );
}

function isLater({ isFirst }: CvQuestionTemplate): boolean {
  return isFirst !== true;
}

function rank({ id, about }: CvQuestionTemplate, seed: string): number {
  return lot(seed, id) + (about === undefined ? 0.3 : 0);
}

/** A line is a strength of what it speaks of; daily work is none. */
function strengthsOf(matches: readonly Match[], cv: CvBrief, language: Language): readonly CandidateClaim[] {
  return distinct(matches.filter(({ hits, line }) => hits > 0 && line.kind !== 'routine')).map(
    ({ pair, line, called }) => ({
      text: phrases[language].strength[line.kind](called),
      competencyId: pair.competency.id,
      evidence: evidenceOf(line, cv),
    }),
  );
}

interface Said {
  readonly strengths: readonly CandidateClaim[];
  readonly questions: readonly Question[];
  readonly core: CoreBlock;
  readonly cv: CvBrief;
  readonly posting: string;
  readonly language: Language;
}

/** What the plan needs and no word of the CV speaks of, then work that is named without what came of it. */
function areasOf(pairs: readonly Pair[], matches: readonly Match[], said: Said): readonly AreaToProbe[] {
  const { strengths, questions, core, cv, language } = said;
  const spokenOf = new Set([...strengths, ...questions].map(({ competencyId }) => competencyId));
  const text = cv.pages.map(({ visible }) => visible).join('\n');
  const all = [...questions, ...core.questions];
  const withQuestion = (area: AreaToProbe): AreaToProbe => {
    // The one about the very line, else one about the same matter.
    const own = all.find(({ evidence = [] }) => evidence.some(({ start }) => start === area.evidence?.start));
    const id = (own ?? all.find(({ competencyId }) => competencyId === area.competencyId))?.id;
    return id === undefined ? area : { ...area, askedIn: id };
  };
  const absent = pairs
    .filter(({ competency }) => !spokenOf.has(competency.id))
    .flatMap((pair): AreaToProbe[] => {
      const words = missingWords(text, pair, language);
      return words === undefined
        ? []
        : [
            {
              text: phrases[language].notVisible(pair.competency.name),
              competencyId: pair.competency.id,
              absence: { searchedFor: [...words], statement: phrases[language].absence(words) },
            },
          ];
    });
  const shown = new Set(strengths.map(({ evidence }) => evidence.start));
  const asked = new Set(questions.flatMap(({ evidence = [] }) => evidence.map(({ start }) => start)));
  // What the plan asks about already, and what speaks of one of its areas.
  const bare = distinct(
    matches.filter(({ hits, line }) => (hits > 0 || asked.has(line.start)) && !hasAmount(line.quote)),
  )
    .filter(({ line }) => !shown.has(line.start))
    .map(({ pair, line, called }): AreaToProbe => ({
      text: line.kind === 'routine' ? phrases[language].noAmount(called) : phrases[language].noFigure(called),
      competencyId: pair.competency.id,
      evidence: evidenceOf(line, cv),
    }));
  const papers = openPapers(cv, said.posting, language).map((evidence): AreaToProbe => ({
    text: phrases[language].openPaper,
    competencyId: (pairs[0]?.competency ?? core.competencies[0])?.id ?? '',
    evidence,
  }));
  return [...papers.slice(0, 1), ...[...absent, ...bare].map(withQuestion)].slice(0, mostClaims);
}

const mostSearched = 8;

/**
 * The words looked for in vain, or undefined where the plan may not say so: one of them, or a looser word for the same,
 * stands in the CV. What every job has shows in too many words to be missed, and so does an area of which the playbook
 * knows no other words than the recruiter's.
 */
function missingWords(text: string, { known, names }: Pair, language: Language): readonly string[] | undefined {
  // One name: the job brought it in, and not the recruiter.
  if (known === undefined || known.fit === 'every-job' || names.length < 2) return undefined;
  if (names.some((name) => wordsFound(name, text) > 0)) return undefined;
  const lower = text.toLowerCase();
  const { signals, traces } = known;
  const loose = [...signals.en, ...signals.uk, ...traces.en, ...traces.uk];
  if (loose.some((stem) => lower.includes(stem.toLowerCase()))) return undefined;
  const searched = known.searched[language].slice(0, mostSearched);
  return searched.some((word) => lower.includes(word.toLowerCase())) ? undefined : searched;
}

/** The strongest lines, each with the focus area it speaks of where it speaks of one, and the one thing to settle. */
function highlightsOf(
  core: CoreBlock,
  lines: readonly WorkLine[],
  areas: readonly AreaToProbe[],
  language: Language,
): readonly string[] {
  const telling = lines.filter(({ kind, quote }) => kind !== 'routine' && quote.length <= 170);
  const strongest = telling.slice(0, mostHighlights).map(({ quote }) => {
    const area = core.focusAreas.find((name) => speaksOf(quote, name));
    return phrases[language].highlight(quoted(quote.replace(/\s+/gu, ' ').replace(/[“”«»"]/gu, ''), language), area);
  });
  const [open] = areas;
  const settle = open === undefined ? [] : [phrases[language].toSettle(open.text)];
  return [...strongest, ...settle].filter(fits);
}

function fits(highlight: string): boolean {
  return highlight.length <= 240;
}

/** At most `mostClaims`, the most telling first, each of another competency and another line. */
function distinct(matches: readonly Match[]): readonly Match[] {
  const chosen: Match[] = [];
  const telling = matches.toSorted((one, other) => other.line.worth + other.hits * 2 - (one.line.worth + one.hits * 2));
  for (const match of telling) {
    const repeats = chosen.some(({ pair, line }) => pair === match.pair || line === match.line);
    if (!repeats && chosen.length < mostClaims) chosen.push(match);
  }
  return chosen;
}

function evidenceOf({ page, start, end, quote }: WorkLine, cv: CvBrief): Evidence {
  return { cvId: cv.cvId, page, start, end, quote };
}

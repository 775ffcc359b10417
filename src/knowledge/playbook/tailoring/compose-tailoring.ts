import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { inTheirPlaces } from '#knowledge/plan/locked/in-their-places.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import { type CoreBlock, type CvBrief, type PlanBrief, type Tailoring, noClaims } from '#knowledge/plan/plan-parts.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { besideLocked, cvBlock, requirementMinutes } from '#knowledge/plan/time/time-budget.ts';
import { withoutCvQuestions } from '#knowledge/playbook/cv-questions/without-cv.ts';
import { filledMark, writeQuestion } from '#knowledge/playbook/questions/write-question.ts';
import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';
import { besideOf, leastShownDuties, saidAbout, templatesFor } from './ask-about-line.ts';
import { areasOf, fits, highlightsOf, strengthsOf } from './compose-claims.ts';
import { composeFollowUps } from './compose-follow-ups.ts';
import { workLines } from './cv-lines.ts';
import { followUpQuestions } from './left-open/follow-up-questions.ts';
import { type Match, evidenceOf, matchesOf, pairsOf } from './match-lines.ts';
import { openPapers } from './open-papers.ts';
import { paraphrase } from './paraphrase.ts';
import { payWish } from './pay-wish.ts';
import { phrases } from './phrases.ts';
import { pointsLeftOpen } from './left-open/points-left-open.ts';
import { requirementsShown } from './requirements-shown.ts';

/** The block for one candidate, from what the CV says, without drawing conclusions. Works with a core of any writer. */
export function composeTailoring(brief: PlanBrief, core: CoreBlock, newId: () => string): Tailoring {
  const { cv, language, position, durationMin, lockedQuestions: locked = [] } = brief;
  const minutes = requirementMinutes(durationMin, core.requirements.length);
  const picked = pickedLines(brief);
  const hasSeveral = picked !== undefined && picked.length > 1;
  const block = besideLocked(cvBlock(durationMin, core.questions, minutes, hasSeveral), locked);
  const room = { wanted: locked.length + block.count, behavioral: block.behavioral + casesIn(locked) };
  // They are cases from experience, and a short interview may have no minutes for one beside its core.
  const first = followUpQuestions(brief, core, block.behavioral, newId);
  const standing = [...locked, ...first];
  const withLocked = (written: readonly Question[]) =>
    inTheirPlaces(locked, [...first, ...written], core.questions.length);
  const settled = standing.flatMap(({ followsUp }) => followsUp ?? []);
  const leftOpen = pointsLeftOpen(brief, settled);
  const mostPoints = mostPointsToSettle(durationMin);
  if (cv === null) {
    const named = core.competencies.filter(({ mustHave }) => mustHave).map(({ name }) => name);
    const highlights = named.length > 0 ? [phrases[language].mustHave(named)].filter(fits) : [];
    const questions = withLocked(questionsWithoutCv(brief, core, standing, room, newId));
    return { ...noClaims, questions, highlights, toSettle: leftOpen.slice(0, mostPoints) };
  }

  const pairs = pairsOf(core);
  const lines = workLines(cv, position, language);
  const matches = lines.flatMap((line) => matchesOf(line, pairs));
  const isFree = ({ line }: Match) => !locked.some(({ evidence }) => evidence?.some((other) => overlaps(line, other)));
  const questions = withLocked(questionsOf(brief, core, standing, matches.filter(isFree), cv, room, newId));
  const strengths = strengthsOf(matches, cv, language);
  const areasToProbe = areasOf(pairs, matches, {
    strengths,
    questions,
    core,
    cv,
    language,
  });
  const highlights = [...highlightsOf(core, lines, areasToProbe, language)];
  const followUps = composeFollowUps(brief, core, questions, matches, cv);
  const checked = (position.notChecked ?? []).reduce((text, out) => text.replace(out, ''), position.description);
  const requirementEvidence = requirementsShown(core.requirements, cv, checked, language);
  const open = core.requirements
    .map((requirement, index) => ({ ...requirement, index }))
    .filter(({ index }) => !requirementEvidence.some((shown) => shown.index === index));
  const papers = openPapers(cv, checked, open, language).slice(0, 1);
  const pay = payWish(cv, position.description, language);
  const ofCv = [...papers, ...(pay === undefined ? [] : [pay])];
  // What somebody picked comes first.
  const toSettle = (picked === undefined ? [...ofCv, ...leftOpen] : [...leftOpen, ...ofCv]).slice(0, mostPoints);
  return { ...noClaims, questions, strengths, areasToProbe, highlights, followUps, requirementEvidence, toSettle };
}

function casesIn(questions: readonly Question[]): number {
  return questions.filter(({ kind }) => kind === 'behavioral').length;
}

interface Room {
  /** number of questions in the block for one candidate, including existing ones */
  readonly wanted: number;
  /** how many of them may be cases from experience */
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
  // Prefers lines on the plan's subjects, and each time another kind of line and another competency as long as there is
  // one.
  const best = (match: Match) =>
    match.line.worth +
    (match.hits > 0 ? 2 * Math.min(2, match.hits) : match.near > 0 ? match.near : -2) -
    (used.kinds.has(match.line.kind) ? 2 : 0) -
    (written.some(({ competencyId }) => competencyId === match.pair.competency.id) ? 1.5 : 0) -
    (heardBefore.some((text) => text.includes(paraphrase(match.line.quote, language))) ? 20 : 0);
  const behavioralLeft = () => room.behavioral - casesIn([...earlier, ...written]);
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
      // The first question is a case, so that the candidate's best achievement is told, not just checked.
      .toSorted((one, other) => (written.length > 0 ? 0 : Number(isShort(one)) - Number(isShort(other))))
      .flatMap((template) => {
        const beside = besideOf(template, match, duties);
        return beside === undefined ? [] : [{ template, ...saidAbout(line, template, beside, language) }];
      })
      .filter(({ isSayable, text }) => isSayable && !heardHere.some((other) => areAlike(other.text, text.ask)))
      // The guard runs last and on as few texts as possible, since its many rules block the process.
      .find(({ template, text }) => filledMark(text, template.text[language], language).verdict === 'clean');
    if (chosen === undefined) continue;
    const place = {
      id: newId(),
      order: core.questions.length + earlier.length + written.length + 1,
      block: 'cv',
      // One question must stay when time runs short; otherwise everything prepared for this candidate would go first.
      mustAsk: isFirstToStay([...earlier, ...written]),
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
  // Questions of an earlier version were never asked, so they return when nothing else is left.
  const unused = matches.filter(({ line }) => !used.lines.has(line.start));
  return [...written, ...questionsOf({ ...brief, replacedQuestions: [] }, core, soFar, unused, cv, room, newId)];
}

function isFirstToStay(standing: readonly Question[]): boolean {
  return standing.every(({ mustAsk }) => !mustAsk);
}

function isShort({ kind }: CvQuestionTemplate): boolean {
  return kind !== 'behavioral';
}

/**
 * The questions for the same minutes if there is no CV: the candidate's most similar work, and duties that nothing else
 * covers.
 */
function questionsWithoutCv(
  brief: PlanBrief,
  core: CoreBlock,
  earlier: readonly Question[],
  { wanted, behavioral }: Room,
  newId: () => string,
): readonly Question[] {
  const { language, askedElsewhere = [], askedOfCandidate = [], replacedQuestions = [] } = brief;
  const heardBefore = [...askedElsewhere, ...askedOfCandidate];
  // Questions of an earlier version of this plan return when nothing else is left.
  const stood = ({ text }: CvQuestionTemplate) => replacedQuestions.some((old) => old.includes(text[language].ask));
  const templates = withoutCvQuestions.toSorted((one, other) => Number(stood(one)) - Number(stood(other)));
  const [competency] = core.competencies;
  const written: Question[] = [];
  if (competency === undefined) return written;
  const [duty] = leastShownDuties(brief, core, null);
  for (const template of templates) {
    if (earlier.length + written.length >= wanted) break;
    const told = casesIn([...earlier, ...written]);
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
      mustAsk: isFirstToStay([...earlier, ...written]),
      competency,
      focusAreas: [],
    } as const;
    written.push(writeQuestion(place, template, text, undefined, language));
  }
  return written;
}

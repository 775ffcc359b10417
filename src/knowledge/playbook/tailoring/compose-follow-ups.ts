import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { wordsFound } from '#knowledge/evidence/same-word.ts';
import type { CoreBlock, CvBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { filledMark } from '#knowledge/playbook/questions/write-question.ts';
import { saidAbout, templatesFor } from './ask-about-line.ts';
import { type Match, evidenceOf } from './match-lines.ts';

const most = 3;
const longest = 240;

/**
 * Follow-ups to core questions for this candidate, about CV lines on the same subject that none of the candidate's own
 * questions covers.
 */
export function composeFollowUps(
  { position, language }: PlanBrief,
  core: CoreBlock,
  own: readonly Question[],
  matches: readonly Match[],
  cv: CvBrief,
): readonly FollowUp[] {
  const seed = `${position.id}/${cv.cvId}/follow-ups`;
  const written: (FollowUp & { readonly templateId: string })[] = [];
  const isAskedAbout = ({ line }: Match) =>
    [...own.flatMap(({ evidence }) => evidence ?? []), ...written.flatMap(quotedLines)].some((known) =>
      overlaps(known, line),
    );
  const telling = matches
    .filter(({ hits, near, line }) => hits + near > 0 && line.kind !== 'routine')
    .toSorted((one, other) => worth(other) - worth(one));
  for (const match of telling) {
    const question = questionFor(match, core, written);
    if (written.length === most || question === undefined || isAskedAbout(match)) continue;
    const chosen = templatesFor(match, seed)
      // A further case would take minutes from another question.
      .filter(({ id, kind, beside }) => kind !== 'behavioral' && beside === undefined && !isUsed(id, written))
      .map((template) => ({
        template,
        ...saidAbout(match.line, template, { kind: 'duty', said: '' }, language),
      }))
      .filter(({ isSayable, text }) => isSayable && text.ask.length <= longest)
      .filter(({ text }) => ![...core.questions, ...own].some((other) => areAlike(other.text, text.ask)))
      .find(({ template, text }) => filledMark(text, template.text[language], language).verdict === 'clean');
    if (chosen === undefined) continue;
    const [listensFor] = chosen.text.keyPoints;
    written.push({
      questionId: question.id,
      text: chosen.text.ask,
      ...(listensFor === undefined ? {} : { listensFor }),
      evidence: evidenceOf(match.line, cv),
      templateId: chosen.template.id,
    });
  }
  return written.map(({ templateId: _templateId, ...followUp }) => followUp);
}

function worth({ line, hits, near }: Match): number {
  return line.worth + 2 * hits + near;
}

/** Of the competency's questions without a follow-up, the one that shares most words with the line. */
function questionFor(
  { pair, line }: Match,
  { questions }: CoreBlock,
  written: readonly FollowUp[],
): Question | undefined {
  const shared = ({ text, focusAreas }: Question) => wordsFound([text, ...focusAreas].join(' '), line.quote);
  return questions
    .filter(
      ({ id, competencyId }) => competencyId === pair.competency.id && !written.some((one) => one.questionId === id),
    )
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

function isUsed(id: string, written: readonly { readonly templateId: string }[]): boolean {
  return written.some(({ templateId }) => templateId === id);
}

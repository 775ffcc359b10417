import { locales } from '#contracts/languages.ts';
import type { CandidateSheet, SheetBlock } from '#contracts/interviewing/candidate-sheets.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { factsOf, paragraph, part, sheetOf } from './sheet-parts.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

/**
 * What the candidate is told about AI, about who decides and about their data, limited to what applies to this
 * interview. Fits on one page as a file.
 */
export function noticeOf(facts: SheetFacts): CandidateSheet {
  const { language } = facts.interview;
  const words = sheetWords(language, facts.timeZone);
  const { title, ai, decides, kept, rights } = words.notice;
  const { fullName: name, email, company } = facts.sender;
  const told = (...sentences: readonly string[]) =>
    paragraph(filled(sentences.join(' '), { name, email, company: company ?? '' }));
  const hasAi = mayAsk(facts);
  return sheetOf(language, title, [
    factsOf(facts, words),
    ...part(ai.title, ...aiParagraphs(facts, words)),
    ...part(decides.title, told(hasAi ? decides.withAi : decides.withoutAi, decides.person)),
    ...part(
      kept.title,
      told(company === null ? kept.anyController : kept.controller, facts.cv === 'none' ? kept.withoutCv : kept.withCv),
      told(kept.seen, howLong(facts, words), kept.deleted, ...(hasAi ? [kept.aiRecords] : [])),
    ),
    ...part(rights.title, told(rights.text)),
  ]);
}

function howLong({ retentionMonths, interview, sender }: SheetFacts, { notice: { kept } }: SheetWords): string {
  if (retentionMonths === null) return kept.untilDeleted;
  const months = new Intl.NumberFormat(locales[interview.language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  return filled(kept.months, { name: sender.fullName, months: months.format(retentionMonths) });
}

function aiParagraphs(facts: SheetFacts, words: SheetWords): readonly SheetBlock[] {
  const { ai } = words.notice;
  const { model, plan, sender } = facts;
  const named = plan?.provenance.model ?? model;
  const values = { name: sender.fullName, ai: named === null ? ai.any : filled(ai.named, { model: named }) };
  const listed = (things: readonly Thing[]) => words.list(things.map((thing) => ai[thing]));
  const ofPerson = writtenOfPerson(facts);
  return [
    [
      ai[drafting(facts)],
      ...(ofPerson.length === 0 ? [] : [filled(ai.basis, { things: listed(ofPerson) })]),
      ai.edited,
    ],
    ...(model === null ? [] : [[ai.later]]),
    ...(mayAsk(facts) ? [[filled(ai.given, { things: listed(given(facts)) }), ai.leftOut]] : []),
    [ai.never],
  ].map((sentences) => paragraph(filled(sentences.join(' '), values)));
}

/** How the questions are written; `unused`: a model was requested, but the playbook wrote all of them. */
type Drafting = 'ahead' | 'none' | 'playbook' | 'model' | 'partly' | 'unused';

function drafting({ plan, model }: Pick<SheetFacts, 'plan' | 'model'>): Drafting {
  if (plan === undefined) return model === null ? 'none' : 'ahead';
  const has = (source: string) =>
    plan.source === source || plan.questions.some((question) => question.source === source);
  const isIncomplete = plan.fallbackReason !== null && plan.fallbackReason !== 'no_provider';
  if (has('ai')) return has('playbook') || isIncomplete ? 'partly' : 'model';
  return isIncomplete ? 'unused' : 'playbook';
}

/** Whether a model was used, or may be used later. */
function mayAsk(facts: SheetFacts): boolean {
  return facts.model !== null || !['none', 'playbook'].includes(drafting(facts));
}

type Thing = 'posting' | 'cv' | 'feedback' | 'notes';

/** Texts about the person that exist before the interview. */
function writtenOfPerson({ cv, interview }: SheetFacts): readonly Thing[] {
  return [
    ...(cv === 'used' ? (['cv'] as const) : []),
    ...(interview.previousFeedback === null ? [] : (['feedback'] as const)),
  ];
}

/**
 * What a model is given. Notes are included because summary drafts and comparison scores are written from the notes on
 * answers.
 */
function given(facts: SheetFacts): readonly Thing[] {
  return ['posting', ...writtenOfPerson(facts), ...(facts.model === null ? [] : (['notes'] as const))];
}

import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import { momentOfUnscored } from '#contracts/interviewing/plan/plan-requirements.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PlanExport,
  ReportExport,
  exportFormats,
  exportPlan,
  exportReport,
} from '#contracts/interviewing/summary/interview-export.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { completeInterview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';

import { notedParts } from '#contracts/interviewing/run/run-rules.ts';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import { exportWords, filled } from '#modules/interviewing/export/export-words.ts';
import { planContent } from '#modules/interviewing/export/plan-content.ts';
import { planPages } from '#modules/interviewing/export/plan-pages.ts';
import { reportPages } from '#modules/interviewing/export/report-pages.ts';
import { newId } from '#platform/new-id.ts';
import { pdfText } from '#tests/helpers/cv/pdf-text.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let paid: Recruiter;
/** inputs of the plan that must not appear in a report */
const kept = { userRole: 'Хто веде розмову', previousFeedback: 'Залишилося відкритим питання про чергування' };
const note = 'Розповіла про ґрунтовний розбір аварії 🙂 <script>alert(1)</script>';
/** ms; typesetting is CPU-bound */
const drawnWithin = 180_000;
const noteOfIntro = 'Прийшла з власним списком запитань';

beforeAll(async () => {
  app = await startTestApp();
  paid = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

async function anUkrainianOne(owner: Recruiter) {
  const position = await aPosition(owner, {
    title: 'Бекенд-розробниця',
    description: 'Ви розробляєте сервіси на TypeScript і PostgreSQL.\nВимоги:\n- Англійська на рівні B2',
    focusAreas: ['Черги повідомлень'],
  });
  const candidate = await aCandidate(owner, { name: 'Олена "Ґалаґан" / ../Їжак', cv: cvText });
  return { positionId: position.id, candidateId: candidate.id, changes: { language: 'uk', ...kept } } as const;
}

/** Started, scored, ticked and noted; completed without a recommendation. */
async function completed(owner: Recruiter): Promise<string> {
  const { id, questions } = await aStartedInterview(owner, await anUkrainianOne(owner));
  const operations = questions.flatMap(({ id: questionId }, index): Operation[] => {
    const change = () => ({ id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0 });
    if (index === 1) return [{ ...change(), kind: 'state', value: { state: 'skipped', reason: 'no_time' } }];
    const score: Operation = { ...change(), kind: 'score', value: 8 };
    if (index > 0) return [score];
    return [
      score,
      { ...change(), kind: 'ticks', value: ['3.0'] },
      { ...change(), kind: 'note', value: note },
      { ...change(), kind: 'flag', value: true },
    ];
  });
  const opening = { id: newId(), at: new Date().toISOString(), questionId: notedParts.intro, baseVersion: 0 };
  operations.push({ ...opening, kind: 'note', value: noteOfIntro });
  await owner.call(applyOperations, { params: { interviewId: id }, body: { operations } });
  await owner.call(completeInterview, { params: { interviewId: id } });
  return id;
}

function eventsOf(owner: Recruiter) {
  return app.deps.db.system
    .selectFrom('platform.event')
    .select(['aggregate_id', 'payload'])
    .where('owner_id', '=', owner.userId)
    .where('type', '=', 'interviewing.interview.exported')
    .orderBy('id')
    .execute();
}

/**
 * All text of the pages except headers and footers, without spaces and their placeholders, which a PDF positions
 * freely.
 */
async function drawn(pdf: Buffer, { candidate, position }: { candidate: string; position: string }): Promise<string> {
  const text = await pdfText(pdf);
  const head = bare(`${candidate} · ${position} · `);
  return text
    .map((page) =>
      bare(page)
        .replace(head, '§')
        .replace(/§\d{1,2}\p{L}+\d{4}р\.о\d\d:\d\dUTC/u, '')
        .replace(/Askwell·SHA-256вмісту:[\da-f]{64}\d+\/\d+/, ''),
    )
    .join('');
}

const bare = (text: string) => text.replaceAll(/[\s\p{Cc}\u200B\u{1F000}-\u{1FFFF}]/gu, '');

/** Every text of a file that people wrote or read, without ids, timestamps and codes. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return written.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, name));
}

const written = new Set(
  `candidate position text area name definition basis script whyAsked handout followsUp keyPoints notRequired behaviours
  behaviour question weighsMost weightiestQuestions ofSeveral offerWhen furtherWhen noWhen exampleAnswer decidingFact listensFor jobReason absence category notes overallAssessment strengths concerns redFlags decidedBy`.split(
    /\s+/,
  ),
);

describe('exports on the free plan', () => {
  it('plan and report › in either format › are refused with the feature, and nothing is on record', async () => {
    const free = await aRecruiter(app);
    const { id } = await aPlannedInterview(free);
    for (const endpoint of [exportPlan, exportReport]) {
      for (const format of exportFormats) {
        const refused = await free.refusal(endpoint, { params: { interviewId: id }, query: { format } });
        expect(refused).toMatchObject({
          status: 403,
          code: 'billing.premium_only',
          details: { feature: `export_${format}` },
        });
      }
    }
    expect(await eventsOf(free)).toEqual([]);
  });

  it('a plan › as Markdown › is given whole, in the language of the interview, and is on record', async () => {
    const free = await aRecruiter(app);
    const { id, plan } = await aPlannedInterview(free, await anUkrainianOne(free));
    const params = { interviewId: id };
    const { text, headers } = await free.outcome(exportPlan, { params, query: { format: 'md' } });
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('План співбесіди, Олена');

    const content = planContent(await free.call(getInterview, { params }), plan);
    expect(text.startsWith('# План співбесіди, Олена "Ґалаґан" / ../Їжак, Бекенд-розробниця\n')).toBe(true);
    const read = bare(text.replaceAll(/\\(?=[^\p{L}\d\s])/gu, ''));
    const texts = textsOf(content);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((one) => !read.includes(bare(one)))).toEqual([]);
    const words = exportWords('uk');
    const [first] = plan.questions;
    const [opening] = plan.flow;
    if (first === undefined || opening === undefined) throw new Error('the plan asks nothing');
    expect(text).toContain(`### 1. ${first.text} (${words.minutes(first.expectedMin)})\n`);
    // in a document each reason is next to its question, and the CV's lines are not listed separately at the end
    const [, ofFirst = ''] = text.split(/^### /mu);
    expect(ofFirst).toContain(`**${words.plan.question.why}**`);
    expect(bare(ofFirst.replaceAll(/\\(?=[^\p{L}\d\s])/gu, ''))).toContain(bare(first.whyAsked));
    expect(text).not.toContain(`## ${words.plan.sheet.beforehand}`);
    const asked = { from: opening.minutes, to: opening.minutes + first.expectedMin };
    expect(text).toContain(`: ${filled(words.plan.clock.span, asked)}\n`);
    expect(await eventsOf(free)).toEqual([
      { aggregate_id: id, payload: { interviewId: id, document: 'plan', format: 'md' } },
    ]);
    const ofReport = await free.refusal(exportReport, { params, query: { format: 'md' } });
    expect(ofReport).toMatchObject({ status: 400, code: 'common.bad_request' });
  });
});

describe('exportPlan', () => {
  it(
    'a plan › as JSON and as PDF › holds what its page shows, in its language, under one hash',
    async () => {
      const { id, plan } = await aPlannedInterview(paid, await anUkrainianOne(paid));
      const input = { params: { interviewId: id } };
      const json = await paid.outcome(exportPlan, { ...input, query: { format: 'json' } });
      const file = PlanExport.parse(JSON.parse(json.text));
      expect(Object.fromEntries(json.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const name = decodeURIComponent(json.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '');
      expect(name).toBe('План співбесіди, Олена Ґалаґан .. Їжак, Бекенд-розробниця.json');

      // the file contains nothing that the schema does not declare
      expect(JSON.parse(json.text)).toEqual(file);
      const { content } = file;
      expect(file.contentHash).toBe(createHash('sha256').update(canonicalJson(content)).digest('hex'));
      // the file contains an offer as a sentence, and no sentence with its condition
      if (plan.decision === undefined) throw new Error('the plan says nothing of how to decide');
      const { offer: _parts, noBelow: _first, grounds, ...said } = plan.decision;
      expect(grounds?.length).toBeGreaterThan(3);
      expect(content.decision).toEqual({ ...said, noWhen: reasonsForNo(plan.decision) });
      expect(content).toMatchObject({
        interview: { id, language: 'uk', type: 'technical', durationMin: 60, status: 'planned' },
        version: plan.version,
        coreHash: plan.coreHash,
        source: 'playbook',
        requirements: plan.requirements.map(({ text, basis }) => ({ text, basis })),
        competencies: plan.competencies.map(({ name: competency }) => ({ name: competency })),
        questions: plan.questions.map(({ text, expectedMin, mustAsk, expectedAnswer, probes, redFlags }) => ({
          text,
          minutes: expectedMin,
          mustAsk,
          ...expectedAnswer,
          probes,
          redFlags,
        })),
      });
      expect(content.questions.some(({ quotes }) => quotes.length > 0)).toBe(true);
      const followUps = content.questions.flatMap(({ followUp }) => followUp?.text ?? []);
      expect(followUps.toSorted()).toEqual(plan.candidate.followUps.map(({ text }) => text).toSorted());
      expect(content.flow.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(plan.durationMin);

      const pdf = await paid.call(exportPlan, { ...input, query: { format: 'pdf' } });
      const pages = await drawn(pdf, content.interview);
      const texts = textsOf(content);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((text) => !pages.includes(bare(text)))).toEqual([]);
      const [sheet = ''] = await pdfText(pdf);
      expect(sheet).toContain(file.contentHash);
      // The reader may be in another zone, on another day: with the time and its zone.
      expect(bare(sheet)).toMatch(/·\d{1,2}\p{L}+\d{4}р\.о\d\d:\d\dUTC/u);
      expect(pages).toContain(bare('Прочитати до розмови'));
      expect(await eventsOf(paid)).toEqual([
        { aggregate_id: id, payload: { interviewId: id, document: 'plan', format: 'json' } },
        { aggregate_id: id, payload: { interviewId: id, document: 'plan', format: 'pdf' } },
      ]);
    },
    drawnWithin,
  );

  it('a plan › with a follow-up, a point to settle and a line that answers a requirement › holds each', async () => {
    const { id, plan } = await aPlannedInterview(paid, await anUkrainianOne(paid));
    const interview = await paid.call(getInterview, { params: { interviewId: id } });
    const [first] = plan.questions;
    const quoted = plan.questions.flatMap((question) => question.evidence ?? []);
    const [evidence] = quoted;
    const other = [...quoted, ...plan.candidate.strengths.map((strength) => strength.evidence)].find(
      ({ start }) => start !== evidence?.start,
    );
    if (first === undefined || evidence === undefined || other === undefined) throw new Error('the plan quotes no CV');
    const followUp = {
      questionId: first.id,
      text: 'Яка частина була вашою?',
      listensFor: 'Власний крок',
      fallsShort: 'Каже лише «ми зробили»',
      evidence,
      against: other,
    };
    const point = {
      text: 'Чи це й досі так?',
      listensFor: 'Дата',
      evidence,
      against: other,
      basis: 'Чинне посвідчення',
      requirement: 1,
    };
    const licence = { text: 'Посвідчення водія', basis: 'Посвідчення водія', kind: 'licence' } as const;
    const requirements = [...plan.requirements, licence];
    const candidate = {
      ...plan.candidate,
      followUps: [followUp],
      requirementEvidence: [
        { index: 0, evidence: { ...other, page: other.page + 1 }, second: { ...evidence, page: 3 } },
      ],
      toSettle: [point],
      seenEarlier: [{ questionId: plan.questions.at(-1)?.id ?? '', words: 'Гальма описав добре.' }],
      alsoOpen: [{ text: 'Нічні зміни: не дійшли' }],
      privateMatters: ['family' as const],
    };
    const questions = plan.questions.map(({ followsUp: _, ...question }, at) => ({
      ...question,
      kind: 'behavioral' as const,
      competencyId: first.competencyId,
      ...(at === 0 ? { followsUp: 'Лічбу не з’ясовано.', expectedMin: 5 } : {}),
      ...(at === plan.questions.length - 1 ? { expectedMin: 6 } : {}),
    }));
    const content = planContent(interview, { ...plan, interviewType: 'panel', requirements, candidate, questions });
    const quotes = [evidence, other].map(({ page, quote }) => ({ page, text: quote }));
    expect(content.questions[0]?.followUp).toEqual({
      text: followUp.text,
      leadsIn: false,
      listensFor: followUp.listensFor,
      fallsShort: followUp.fallsShort,
      quotes,
    });
    expect(content.questions.flatMap(({ mayRunOn }) => mayRunOn ?? [])).toEqual([
      { minutes: 3, instead: [plan.questions.length] },
    ]);
    expect(content.requirements.map(({ text, quotes: shown }) => [text, shown])).toEqual([
      [
        plan.requirements[0]?.text,
        [
          { page: other.page + 1, text: other.quote },
          { page: 3, text: evidence.quote },
        ],
      ],
    ]);
    const own = content.questions.find(({ block }) => block === 'cv');
    const general = content.questions.find(({ block }) => block === 'core');
    if (own === undefined) throw new Error('the plan asks nothing of this person alone');
    expect(general?.otherCaseThan).toEqual({ number: own.number, topic: own.topic });
    expect(own.otherCaseThan).toBeNull();
    const { text, listensFor, basis } = point;
    expect(content.toSettle).toEqual([{ text, requirement: licence.text, listensFor, basis, quotes }]);
    expect(content.panel?.flatMap((part) => part.questions)).toEqual(plan.questions.map(({ order }) => order));
    const words = exportWords('uk');
    const pages = planPages(content, words, 'apart');
    const printed = JSON.stringify(pages);
    const headings = pages.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const inOrder = [words.file.flow.title, words.plan.questions, words.plan.side.competencies];
    expect(headings.filter((heading) => inOrder.includes(heading))).toEqual(inOrder);
    expect(printed).toContain('Інтерв’юер 2: запитання №');
    const runsOn = `Може тривати на ${words.minutes(3)} довше: тоді без уточнень до №\u00a0${String(plan.questions.length)}`;
    const last = `${words.common.question.mayBeShort} Гальма описав добре.`;
    const open = `Нічні зміни: не дійшли. (${words.plan.sheet.unasked})`;
    const named = 'У резюме або в попередньому записі згадано: родину.';
    const earlier = `${words.plan.question.followsUp} Лічбу не з’ясовано.`;
    for (const said of [
      followUp.text,
      followUp.listensFor,
      followUp.fallsShort,
      text,
      `${licence.text} – ${evidence.quote} (${words.plan.claims.aloud[momentOfUnscored(content.flow)]})`,
      listensFor,
      basis,
      runsOn,
      last,
      open,
      named,
      earlier,
      `Попросіть про інший випадок, не той, що в запитанні ${String(own.number)}`,
    ])
      expect(printed).toContain(said);
    const headed = (heading: string) => {
      const from = pages.findIndex((block) => block.kind === 'heading' && block.text === heading) + 1;
      const to = pages.findIndex((block, at) => at >= from && block.kind === 'heading');
      return pages.slice(from, to === -1 ? undefined : to);
    };
    expect(headed(words.plan.claims.strong).map(({ kind }) => kind)).toEqual(content.strengths.map(() => 'text'));
  });

  it('a plan › that is not there, or of a format that is none › is refused', async () => {
    const { id } = await anInterview(paid);
    const input = { params: { interviewId: id } };
    expect(await paid.refusal(exportPlan, input)).toMatchObject({ code: 'interviewing.plan_not_found' });
    expect(await paid.refusal(exportReport, input)).toMatchObject({ code: 'interviewing.transition_refused' });
    const asWord = await paid.refusal(exportPlan, { ...input, query: { format: 'docx' } });
    expect(asWord).toMatchObject({ status: 400, code: 'common.bad_request' });
  });
});

describe('exportReport', () => {
  it(
    'a report › before and after the recommendation › shows what its page shows: means only after',
    async () => {
      const id = await completed(paid);
      const input = { params: { interviewId: id } };
      const report = async () => ReportExport.parse(JSON.parse(String(await paid.call(exportReport, input)))).content;
      const before = await report();
      expect(before).toMatchObject({ recommendation: null, decidedBy: null, score: null });
      expect(before.competencies.every(({ mean }) => mean === null)).toBe(true);
      const body = { overallAssessment: 'Вагається щодо чергувань', strengths: ['Черги'], concerns: ['Тести'] };
      await paid.call(putSummary, { ...input, body: { ...body, recommendation: 'hire' } });

      const after = await report();
      const summary = await paid.call(getSummary, input);
      const { plan } = await paid.call(getPlan, input);
      const [first] = plan.questions;
      expect(after).toMatchObject({
        ...body,
        recommendation: 'hire',
        decidedBy: 'Olena Kovalenko',
        score: 8,
        competencies: summary.coverage.map(({ name, scored, mean }) => ({ name, scored, mean })),
        requirements: plan.requirements.map(({ text }) => ({ text, answer: null })),
        partNotes: [{ part: 'intro', notes: noteOfIntro }],
      });
      expect(after.questions.map(({ score, skipReason }) => score ?? skipReason)).toEqual(
        plan.questions.map((_, index) => (index === 1 ? 'no_time' : 8)),
      );
      const least = new Map(plan.decision?.offer?.leastScores.map((one) => [one.order, one.least]));
      expect(after.questions.map(({ offerTakes }) => offerTakes)).toEqual(
        plan.questions.map(({ order }) => least.get(order) ?? null),
      );
      expect(after.questions[0]).toMatchObject({
        text: first?.text,
        notes: note,
        redFlagSeen: true,
        redFlags: first?.redFlags.map(({ text }) => text),
        anchorsMet: [{ band: '7-8', behaviour: first?.anchors[3]?.behaviours[0] }],
      });

      const pdf = await paid.outcome(exportReport, { ...input, query: { format: 'pdf' } });
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain('Звіт про співбесіду, ');
      const drawing = await paid.call(exportReport, { ...input, query: { format: 'pdf' } });
      const pages = await drawn(drawing, after.interview);
      expect(textsOf(after).filter((text) => !pages.includes(bare(text)))).toEqual([]);
      // A score that meets the minimum needs no remark; a 3 where an offer requires 4 has one.
      const words = exportWords('uk');
      const below = filled(words.file.belowOffer, { score: 4 });
      expect(pages).not.toContain(bare(below));
      const [question] = after.questions;
      if (question === undefined) throw new Error('a report has questions');
      const judged = (score: number) => ({ ...after, questions: [{ ...question, score, offerTakes: 4 }] });
      expect(JSON.stringify(reportPages(judged(3), words))).toContain(below);
      expect(JSON.stringify(reportPages(judged(4), words))).not.toContain(below);
      // Beside the recommendation to hire as well.
      const named = filled(words.summary.q, { number: question.number });
      const row = filled(words.summary.unmet.below, { question: named, score: 3, least: 4 });
      expect(JSON.stringify(reportPages(judged(3), words))).toContain(row);
      expect(JSON.stringify(reportPages(judged(4), words))).not.toContain(words.summary.unmet.belowTitle);
      for (const hidden of Object.values(kept)) expect(pages).not.toContain(bare(hidden));
      // the scores included in the mean; one that is excluded says so
      const ofAll = after.questions.filter(({ block, score }) => block === 'core' && score !== null);
      const counted = words.list(ofAll.map(({ number }) => `№ ${String(number)}`));
      expect(pages).toContain(bare(`Середня оцінка за спільні запитання8,0 (${counted})`));
      const apart = after.questions.filter(({ block, score }) => block === 'cv' && score !== null);
      expect(apart).not.toEqual([]);
      expect(pages.split(bare(words.summary.mean.apart))).toHaveLength(apart.length + 1);
    },
    drawnWithin,
  );
});

import { type UpdateResult, sql } from 'kysely';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { textsOf } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { semaphore } from '#platform/semaphore.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import { currentPosition } from '#modules/interviewing/generation/generation-work.ts';
import { candidateOfInterview, getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { atOnce } from '#modules/interviewing/plan-writer/model/at-once.ts';
import { PlanWriterFailed } from '#modules/interviewing/plan-writer/plan-writer-failed.ts';
import type { PlanTwinInput, PlanTwinResult } from '#workflows/contracts/plan-twin.ts';
import { findUnderWay } from './run-twin.ts';
import { type Part, dividePlan } from './translation/divide-plan.ts';
import { type Translated, type Translating, translatePart } from './translation/translate-part.ts';
import { findTwin, underWay } from './twin-queries.ts';

interface TranslateDeps {
  readonly db: Db;
  readonly llm: Llm;
  readonly callsAtOnce: number;
}

/** The translation ended or was restarted while a model was working on it. */
class TwinGone extends Error {
  constructor() {
    super('nobody waits for this other language any more');
    this.name = 'TwinGone';
  }
}

/**
 * Translates one version of a plan into its other language, continuing from what an earlier attempt stored. Names come
 * first, then the questions and the rest in concurrent calls; each part is stored when it arrives.
 *
 * @throws LlmError; PlanWriterFailed if most of the model's output breaks a rule
 */
export async function translatePlan(
  { db, llm, callsAtOnce }: TranslateDeps,
  input: PlanTwinInput,
  controls: WorkControls,
): Promise<PlanTwinResult> {
  const asOwner = <Result>(work: (tx: TenantTx) => Promise<Result>) => asTenant(db, input.ownerId, work);
  const work = await asOwner((tx) => loadWork(tx, input));
  if (work === undefined) return asOwner((tx) => resultOf(tx, input));
  const { plan, twin, candidate, matter } = work;
  const { settled, names, others } = dividePlan(plan, twin.language, candidate);
  const texts = new Map(Object.entries({ ...twin.texts, ...settled }));
  const isDone = (part: Part) =>
    (part.questionId !== undefined && twin.kept.includes(part.questionId)) ||
    part.lines.every(({ path }) => texts.has(path));
  const open = [...names, ...others].filter((part) => !isDone(part));
  const parts = names.length + others.length;
  const translating = (): Omit<Translating, 'signal'> => ({
    llm,
    from: plan.language,
    to: twin.language,
    matter,
    terms: textsOf(plan).flatMap(({ path, text, kind }) => {
      const other = texts.get(path);
      return kind === 'name' && other !== undefined ? [[text, other] as const] : [];
    }),
    answered: (answer) => asOwner((tx) => keepAiRecord(tx, input, answer)),
  });
  const limited = semaphore(callsAtOnce);
  const translateAll = (some: readonly Part[]) =>
    atOnce(
      some.map((part) => async ({ signal }: WorkControls) => {
        const question = plan.questions.find(({ id }) => id === part.questionId);
        const missing = part.lines.filter(({ path }) => !texts.has(path));
        const given = await limited(() =>
          translatePart({ ...translating(), signal }, { ...part, lines: missing }, question),
        );
        for (const [path, text] of Object.entries(given)) texts.set(path, text);
        await asOwner((tx) => keepPart(tx, input, keptOf(missing.length, given, question)));
      }),
      controls,
    );
  try {
    await asOwner((tx) => keepStart(tx, input, { settled, parts, done: parts - open.length }));
    await translateAll(open.filter((part) => names.includes(part)));
    await translateAll(open.filter((part) => others.includes(part)));
    return await asOwner((tx) => finish(tx, input, [...names, ...others]));
  } catch (error) {
    if (error instanceof TwinGone) return asOwner((tx) => resultOf(tx, input));
    throw error;
  }
}

async function loadWork(tx: TenantTx, input: PlanTwinInput) {
  const found = await findUnderWay(tx, input);
  if (found === undefined) return undefined;
  const row = await getInterviewRow(tx, input.interviewId);
  const { name } = await candidateOfInterview(tx, input.interviewId);
  const matter = jobMatter(await currentPosition(tx, row.position_id));
  return { ...found, candidate: { name: name ?? '' }, matter };
}

interface KeptPart {
  readonly texts: Translated;
  /** id of a question that stays in the plan's original language */
  readonly kept: string | undefined;
}

/** A question is translated completely or not at all. */
function keptOf(asked: number, texts: Translated, question: Question | undefined): KeptPart {
  const isWhole = Object.keys(texts).length === asked;
  return question === undefined || isWhole ? { texts, kept: undefined } : { texts: {}, kept: question.id };
}

async function keepStart(
  tx: TenantTx,
  input: PlanTwinInput,
  { settled, parts, done }: { readonly settled: Translated; readonly parts: number; readonly done: number },
): Promise<void> {
  const row = underWay(tx, input).set({ texts: sql`texts || ${storedJson(settled)}::jsonb`, parts, done });
  await written(tx, input, row.executeTakeFirst());
}

async function keepPart(tx: TenantTx, input: PlanTwinInput, { texts, kept }: KeptPart): Promise<void> {
  const row = underWay(tx, input).set({
    texts: sql`texts || ${storedJson(texts)}::jsonb`,
    kept: sql`kept || ${storedJson(kept === undefined ? [] : [kept])}::jsonb`,
    done: sql<number>`done + 1`,
  });
  await written(tx, input, row.executeTakeFirst());
}

/** @throws TwinGone */
async function written(tx: TenantTx, { planId }: PlanTwinInput, result: Promise<UpdateResult>): Promise<void> {
  if ((await result).numUpdatedRows === 0n) throw new TwinGone();
  publishChange(tx, { kind: 'plan', id: planId });
}

/** @throws PlanWriterFailed if more than half of the questions or texts would stay in the plan's original language */
async function finish(tx: TenantTx, input: PlanTwinInput, parts: readonly Part[]): Promise<PlanTwinResult> {
  const found = await findUnderWay(tx, input);
  if (found === undefined) return resultOf(tx, input);
  const { plan, twin } = found;
  const lines = parts.flatMap((part) => part.lines);
  const missing = lines.filter(({ path }) => twin.texts[path] === undefined).length;
  if (twin.kept.length * 2 > plan.questions.length || missing * 2 > lines.length) {
    throw new PlanWriterFailed(['translation']);
  }
  await written(tx, input, underWay(tx, input).set({ state: 'ready' }).executeTakeFirst());
  return resultOf(tx, input);
}

/** The outcome of a finished translation, limited to what operators may see. */
async function resultOf(tx: TenantTx, { planId, version, attempt }: PlanTwinInput): Promise<PlanTwinResult> {
  const twin = await findTwin(tx, { id: planId, version });
  if (twin?.attempt !== attempt || twin.state === 'queued' || twin.state === 'running') {
    return { state: 'gone', texts: 0, kept: 0 };
  }
  return { state: twin.state, texts: Object.keys(twin.texts).length, kept: twin.kept.length };
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { KnownCandidate } from '#knowledge/plan/plan-parts.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { taskForOthers } from '#modules/interviewing/generation/task-for-others.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { assembleFitting } from '#modules/interviewing/plan/assemble-fitting.ts';
import { createAiWriter } from '#modules/interviewing/plan-writer/model/ai-writer.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { LlmOverloaded } from '#platform/llm/llm-errors.ts';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import { newId } from '#platform/new-id.ts';
import { planMarkdown } from './plan-markdown.ts';
import { type NamedPosting, type Posting, briefOf, postingsIn } from './posting.ts';

/**
 * Prints the plans that the product makes with a model whose answers are files: `node tests/plan-reading/play-model.ts
 * <postings> <calls> <plans> [set] [date]`, with the date as YYYY-MM-DD, because prompts contain it. A call without an
 * answer writes its prompt to `<calls>/<set>/<name>`, in a file named by its hash. Once there is an answer of that name
 * (`.answer.json`) beside it, the next run continues from there. So any model, or a person, can answer.
 */
const [from, calls, to, only, today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (from === undefined || calls === undefined || to === undefined) {
  throw new Error('usage: play-model.ts <postings> <calls> <plans> [set] [date]');
}

function answeredFrom(folder: string): Llm {
  return {
    model: 'files',
    async *stream({ messages, schema }) {
      const prompt = messages.map(({ role, content }) => `=== ${role}\n${content}`).join('\n\n');
      // The random code in the markers differs each time.
      const hash = createHash('sha256').update(prompt.replaceAll(/ [0-9a-f]{16}>>>/gu, '>>>'));
      const file = `${folder}/${hash.digest('hex').slice(0, 16)}`;
      if (!existsSync(`${file}.answer.json`)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${file}.prompt.md`, `${JSON.stringify(schema)}\n\n${prompt}\n`);
        throw new LlmOverloaded(noUsage);
      }
      yield { kind: 'text', text: readFileSync(`${file}.answer.json`, 'utf8') };
      yield { kind: 'end', usage: noUsage };
    },
  };
}

/** The tasks of each job's candidates, where `<job>-1.json` and `<job>-2.json` are two of them. */
const tasksOfJob = new Map<string, readonly Question[]>();

const played = postingsIn(from).filter(({ set }) => only === undefined || set === only);
for (const named of played) {
  const name = `${named.set}/${named.name}`;
  const job = jobOf(named);
  const candidates = played.filter((other) => jobOf(other) === job).flatMap(candidateOf);
  const tasksOfOthers = tasksOfJob.get(job) ?? [];
  const brief = { ...briefOf(named), tasksOfOthers };
  const writer = createAiWriter({ llm: answeredFrom(`${calls}/${name}`), today: () => today });
  const checks: string[] = [];
  const context: WriteContext = {
    newId,
    kept: undefined,
    signal: new AbortController().signal,
    heartbeat: () => {},
    report: async () => {},
    keep: async () => {},
    spent: () => {},
    answered: async ({ part, accepted, checks: broken }) => {
      checks.push(`${part}: ${String(accepted)} accepted${broken.length > 0 ? `, ${broken.join(' ')}` : ''}`);
    },
  };
  try {
    const core = await writer.writeCore(brief, context, candidates);
    const tailoring = await writer.tailor({ brief, core, candidate: null }, context);
    const plan = assembleFitting(brief, core, tailoring);
    const posting = `${brief.position.title}\n${brief.position.description}`;
    tasksOfJob.set(job, [...tasksOfOthers, ...plan.questions.flatMap((one) => taskForOthers(one, [], posting) ?? [])]);
    mkdirSync(`${to}/${named.set}`, { recursive: true });
    writeFileSync(
      `${to}/${name}.product.md`,
      planMarkdown(titleOf(named.posting), plan, {
        earlier: named.posting.previousFeedback,
        userRole: named.posting.userRole ?? null,
      }),
    );
    const problems = checkPlan(plan, brief.cv, jobMatter(brief.position)).problems.map(({ rule }) => rule);
    process.stdout.write(`${name}: done; ${[...checks, ...problems].join('; ')}\n`);
  } catch (error) {
    if (!(error instanceof LlmOverloaded)) throw error;
    process.stdout.write(`${name}: waits for an answer\n`);
  }
}

function jobOf({ set, name }: NamedPosting): string {
  return `${set}/${name}`.replace(/-\d+$/u, '');
}

/** The candidate, as if the CV had been there when the first plan of the job was made. */
function candidateOf(named: NamedPosting): readonly KnownCandidate[] {
  const { cv, previousFeedback = null } = briefOf(named);
  return cv === null ? [] : [{ name: '', cv, previousFeedback, openPoints: null }];
}

/** The heading of the plan's page; a CV begins with the name. */
function titleOf({ position, cv }: Posting): string {
  const name = (cv?.split('\n')[0]?.trim() ?? '').replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase());
  return name === '' ? position.title : `${position.title}: ${name}`;
}

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { WorkflowHandle } from '@temporalio/client';
import { historyFromJSON, historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { type ReplayResult, Worker } from '@temporalio/worker';
import { workflowBundle } from '#platform/temporal/workflow-bundle.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = new URL('../../workflows/histories/', import.meta.url);

/** The size of a run's history; if RECORD_HISTORIES is set, the history is also recorded under this name. */
export async function historyOf(handle: WorkflowHandle, name: string): Promise<{ events: number; bytes: number }> {
  const history = await handle.fetchHistory();
  const json = historyToJSON(history);
  if (process.env['RECORD_HISTORIES'] !== undefined) {
    // Stack traces and identities contain the name of the recording machine.
    const anonymous = json.replaceAll(root, '/askwell/').replaceAll(`@${hostname()}`, '@worker');
    await writeFile(fileURLToPath(new URL(`${name}.json`, folder)), `${anonymous.trim()}\n`);
  }
  return { events: history.events?.length ?? 0, bytes: Buffer.byteLength(json) };
}

export async function recordedHistory(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`${name}.json`, folder)), 'utf8');
}

/** Names of a workflow's recorded histories: one per path that it can take. */
export async function recordedHistories(workflow: string): Promise<string[]> {
  const files = await readdir(fileURLToPath(folder));
  return files.filter((file) => file.startsWith(`${workflow}.`)).map((file) => file.slice(0, -'.json'.length));
}

/** Replays histories with the bundle that workers run; each result contains the error, if any. */
export async function replay(histories: Readonly<Record<string, string>>): Promise<ReplayResult[]> {
  const bundle = await workflowBundle();
  const given = Object.entries(histories).map(([workflowId, json]) => ({
    workflowId,
    history: historyFromJSON(JSON.parse(json)),
  }));
  const results: ReplayResult[] = [];
  for await (const result of Worker.runReplayHistories({ workflowBundle: bundle }, given)) results.push(result);
  return results;
}

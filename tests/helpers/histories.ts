import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WorkflowHandle } from '@temporalio/client';
import { historyFromJSON, historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { type ReplayResult, Worker } from '@temporalio/worker';
import { bundleWorkflows } from '#platform/temporal/worker.ts';

const folder = new URL('../workflows/histories/', import.meta.url);

export type HistoryJson = ReturnType<typeof historyToJSON>;

/** A run's history; with RECORD_HISTORIES set it becomes the recorded one of this name. */
export async function historyOf(handle: WorkflowHandle, name: string): Promise<{ events: number; bytes: number }> {
  const history = await handle.fetchHistory();
  const json = historyToJSON(history);
  const text = JSON.stringify(json);
  if (process.env['RECORD_HISTORIES'] !== undefined) {
    await writeFile(fileURLToPath(new URL(`${name}.json`, folder)), `${text}\n`);
  }
  return { events: history.events?.length ?? 0, bytes: text.length };
}

export async function recordedHistory(name: string): Promise<HistoryJson> {
  return JSON.parse(await readFile(fileURLToPath(new URL(`${name}.json`, folder)), 'utf8'));
}

/** Replays histories with the bundle that workers run; each result has the error, if there was one. */
export async function replay(histories: Readonly<Record<string, HistoryJson>>): Promise<ReplayResult[]> {
  const workflowBundle = await bundleWorkflows();
  const given = Object.entries(histories).map(([workflowId, json]) => ({ workflowId, history: historyFromJSON(json) }));
  const results: ReplayResult[] = [];
  for await (const result of Worker.runReplayHistories({ workflowBundle }, given)) results.push(result);
  return results;
}

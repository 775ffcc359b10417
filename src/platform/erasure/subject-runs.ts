import { WorkflowNotFoundError, isGrpcServiceError } from '@temporalio/client';
import type { Db } from '#platform/db/client.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { findSubject } from './find-subject.ts';

interface Run {
  readonly workflowId: string;
  readonly runId: string;
}

/** Ids per query. */
const idsAtOnce = 50;
// gRPC status code: not found.
const notFound = 5;

/** Requests cancellation of the subject's open runs, so that their activities stop. @returns how many were open */
export async function cancelRuns(deps: { db: Db; temporal: Temporal }, erasureId: string): Promise<number> {
  const open = await runsOf(deps, erasureId, `ExecutionStatus = 'Running'`);
  const { workflow } = deps.temporal.client;
  for (const { workflowId, runId } of open) {
    await unlessGone(() => workflow.getHandle(workflowId, runId).cancel());
  }
  return open.length;
}

/** Deletes the subject's runs with their histories; open runs are terminated. @returns how many were left */
export async function deleteRuns(deps: { db: Db; temporal: Temporal }, erasureId: string): Promise<number> {
  const runs = await runsOf(deps, erasureId);
  await deleteAll(deps.temporal, runs);
  return runs.length;
}

/** Deletes the runs of one tenant. @returns how many were left */
export async function deleteRunsOfTenant(temporal: Temporal, tenantId: string, workflowType: string): Promise<number> {
  const runs = await list(temporal, `TenantId = '${tenantId}' and WorkflowType = '${workflowType}'`);
  await deleteAll(temporal, runs);
  return runs.length;
}

async function runsOf(deps: { db: Db; temporal: Temporal }, erasureId: string, condition?: string): Promise<Run[]> {
  const found = await findSubject(deps, erasureId);
  if (found === undefined) return [];
  const { subject, entities } = found;
  const queries =
    subject.kind === 'account'
      ? [`TenantId = '${subject.ownerId}'`]
      : chunksOf(entities).map((ids) => `EntityId in (${ids.map((id) => `'${id}'`).join(', ')})`);
  const runs = [];
  for (const query of queries) {
    runs.push(...(await list(deps.temporal, condition === undefined ? query : `${query} and ${condition}`)));
  }
  return runs;
}

async function list({ client }: Temporal, query: string): Promise<Run[]> {
  const runs = [];
  for await (const { workflowId, runId } of client.workflow.list({ query })) runs.push({ workflowId, runId });
  return runs;
}

async function deleteAll({ client }: Temporal, runs: readonly Run[]): Promise<void> {
  const { namespace } = client.options;
  for (const workflowExecution of runs) {
    await unlessGone(() => client.workflowService.deleteWorkflowExecution({ namespace, workflowExecution }));
  }
}

async function unlessGone(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const isGone = error instanceof WorkflowNotFoundError || (isGrpcServiceError(error) && error.code === notFound);
    if (!isGone) throw error;
  }
}

function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) =>
    ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce),
  );
}

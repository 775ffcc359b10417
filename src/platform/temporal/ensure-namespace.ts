import { isGrpcServiceError } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import type { NativeConnection } from '@temporalio/worker';
import { searchAttributeKeys } from './search-attributes.ts';

const retention = msToTs('30 days');
// of temporal.api.enums.v1.IndexedValueType
const keyword = 2;
// gRPC ALREADY_EXISTS
const alreadyExists = 6;

/** Registers the namespace and the search attributes that operators filter by; a repeat changes nothing. */
export async function ensureNamespace(connection: NativeConnection, namespace: string): Promise<void> {
  await unlessThere(
    connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: retention }),
  );
  const searchAttributes = Object.fromEntries(Object.values(searchAttributeKeys).map((key) => [key.name, keyword]));
  await unlessThere(connection.operatorService.addSearchAttributes({ namespace, searchAttributes }));
}

async function unlessThere(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(isGrpcServiceError(error) && error.code === alreadyExists)) throw error;
  }
}

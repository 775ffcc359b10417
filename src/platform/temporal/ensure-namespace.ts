import { isGrpcServiceError } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import type { NativeConnection } from '@temporalio/worker';
import { searchAttributeKeys } from './search-attributes.ts';

const retention = msToTs('30 days');
// values of temporal.api.enums.v1.IndexedValueType
const indexedTypes = { KEYWORD: 2, DATETIME: 6 } as const;
// gRPC status code ALREADY_EXISTS
const alreadyExists = 6;

/** Registers the namespace and the search attributes that operators filter by; idempotent. */
export async function ensureNamespace(connection: NativeConnection, namespace: string): Promise<void> {
  await unlessThere(
    connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: retention }),
  );
  // A namespace from an earlier version has some of them already, and adding an existing one makes the whole request
  // fail.
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
  const missing = Object.values(searchAttributeKeys).filter(({ name }) => customAttributes?.[name] === undefined);
  if (missing.length === 0) return;
  const searchAttributes = Object.fromEntries(missing.map(({ name, type }) => [name, indexedTypes[type]]));
  await unlessThere(connection.operatorService.addSearchAttributes({ namespace, searchAttributes }));
}

async function unlessThere(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(isGrpcServiceError(error) && error.code === alreadyExists)) throw error;
  }
}

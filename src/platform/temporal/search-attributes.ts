import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';

/** What operators filter by. Stored in clear: ids and states only. */
export const searchAttributeKeys = {
  tenantId: defineSearchAttributeKey('TenantId', 'KEYWORD'),
  entityType: defineSearchAttributeKey('EntityType', 'KEYWORD'),
  entityId: defineSearchAttributeKey('EntityId', 'KEYWORD'),
  bizState: defineSearchAttributeKey('BizState', 'KEYWORD'),
  triggerEvent: defineSearchAttributeKey('TriggerEvent', 'KEYWORD'),
  dueAt: defineSearchAttributeKey('DueAt', 'DATETIME'),
} as const;

export interface EntityAttributes {
  readonly tenantId: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly triggerEvent: string;
}

export function searchAttributes(entity: EntityAttributes): TypedSearchAttributes {
  return new TypedSearchAttributes([
    { key: searchAttributeKeys.tenantId, value: entity.tenantId },
    { key: searchAttributeKeys.entityType, value: entity.entityType },
    { key: searchAttributeKeys.entityId, value: entity.entityId },
    { key: searchAttributeKeys.triggerEvent, value: entity.triggerEvent },
  ]);
}

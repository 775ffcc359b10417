import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';
import type { Delivered } from '#platform/outbox/consumer.ts';

/** What operators filter by. Stored in clear text: ids and states only. */
export const searchAttributeKeys = {
  tenantId: defineSearchAttributeKey('TenantId', 'KEYWORD'),
  entityType: defineSearchAttributeKey('EntityType', 'KEYWORD'),
  entityId: defineSearchAttributeKey('EntityId', 'KEYWORD'),
  bizState: defineSearchAttributeKey('BizState', 'KEYWORD'),
  triggerEvent: defineSearchAttributeKey('TriggerEvent', 'KEYWORD'),
  /** what a run is waiting for */
  deadline: defineSearchAttributeKey('DueAt', 'DATETIME'),
} as const;

/** The entity that a run works on, and the event that requested it. */
export interface Reason {
  readonly entity: { readonly type: string; readonly id: string };
  readonly trigger: Pick<Delivered<unknown>, 'type' | 'ownerId'>;
}

export function searchAttributes({ entity, trigger }: Reason): TypedSearchAttributes {
  return new TypedSearchAttributes([
    { key: searchAttributeKeys.tenantId, value: trigger.ownerId },
    { key: searchAttributeKeys.entityType, value: entity.type },
    { key: searchAttributeKeys.entityId, value: entity.id },
    { key: searchAttributeKeys.triggerEvent, value: trigger.type },
  ]);
}

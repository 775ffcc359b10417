import { copyActivity } from '#platform/activity/copy-activity.ts';
import type { Db } from '#platform/db/client.ts';
import { platformEraser } from '#platform/erasure/platform-eraser.ts';
import type { PersonalData } from './personal-data.ts';

/** Mails, events, activity and stored responses of all modules. */
export function platformPersonalData(deps: { db: Db }): PersonalData {
  return {
    count: async () => ({}),
    copy: (actor) => copyActivity(deps, actor),
    eraser: platformEraser,
  };
}

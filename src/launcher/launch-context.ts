import { TEMPORAL_PORTS } from '#launcher/temporal/temporal-server.ts';
import type { Secrets } from './secrets.ts';
import type { StartSettings } from './settings.ts';

/** Each ends before what it needs does. */
export const STOP_ORDER = ['worker', 'api', 'sandbox', 'temporal-ui', 'temporal', 'database'] as const;

export const INNER_PORTS = ['postgres', 'mail', 'sandbox', 'temporal-ui', ...TEMPORAL_PORTS] as const;

export type PartName = (typeof STOP_ORDER)[number];
type InnerPort = (typeof INNER_PORTS)[number];

export interface Stoppable {
  stop(): Promise<void>;
}

/** What every step of one launch needs to know. */
export interface LaunchContext {
  readonly settings: StartSettings;
  readonly secrets: Secrets;
  readonly innerPort: (name: InnerPort) => number;
  readonly signal: AbortSignal;
  /** Told of each part as soon as it runs, so that a stop in the middle finds it. */
  readonly started: (name: PartName, part: Stoppable) => void;
}

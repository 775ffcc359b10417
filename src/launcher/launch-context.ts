import { TEMPORAL_PORTS } from '#launcher/temporal/temporal-server.ts';
import type { Secrets } from './secrets.ts';
import type { LauncherSettings } from './launcher-settings.ts';

/** Each part is stopped before the parts that it depends on. */
export const STOP_ORDER = ['worker', 'api', 'sandbox', 'temporal-ui', 'temporal', 'database'] as const;

export const INNER_PORTS = ['postgres', 'sandbox', 'temporal-ui', ...TEMPORAL_PORTS] as const;

export type PartName = (typeof STOP_ORDER)[number];
type InnerPort = (typeof INNER_PORTS)[number];

export interface Stoppable {
  stop(): Promise<void>;
}

/** Shared by all steps of one launch. */
export interface LaunchContext {
  readonly settings: LauncherSettings;
  readonly secrets: Secrets;
  readonly innerPort: (name: InnerPort) => number;
  /** Host that the Temporal UI listens on. */
  readonly temporalUiHost: string;
  readonly signal: AbortSignal;
  /** Called with each part as soon as it runs, so that a stop during the launch stops it too. */
  readonly started: (name: PartName, part: Stoppable) => void;
}

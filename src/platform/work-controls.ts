/** The stop signal of long work, and its report that it is still running. */
export interface WorkControls {
  readonly signal: AbortSignal;
  readonly heartbeat: () => void;
}

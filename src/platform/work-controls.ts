/** Stop signal and heartbeat of a long task. */
export interface WorkControls {
  readonly signal: AbortSignal;
  readonly heartbeat: () => void;
}

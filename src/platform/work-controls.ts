/** How long work hears that it should stop, and says that it goes on. */
export interface WorkControls {
  readonly signal: AbortSignal;
  readonly heartbeat: () => void;
}

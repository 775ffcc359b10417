export interface ServerEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A service of somebody else, imitated on this machine in its own wire protocol. */
export interface StandIn {
  /** As the list of stand-ins and the table of `npm start` name it. */
  readonly name: string;
  readonly about: string;
  /** What it does for the product, for the table: "mail goes to the sandbox mailbox". */
  readonly effect: string;
  /** The setting of the real service: the stand-in runs where it is missing. */
  readonly key: string;
  /** A setting that must be "true" besides: for what a person would not want on every start. */
  readonly switch?: string;
  /** Where a person opens it. */
  readonly page: string;
  /** What it answers: these paths and all below them. Those of /sandbox are reached under the app's address too. */
  readonly paths: readonly string[];
  start(around: SandboxAddresses): Promise<RunningStandIn>;
}

export interface SandboxAddresses {
  /** The origin of the app, where people open the pages below /sandbox/. */
  readonly publicUrl: string;
  /** The origin of the sandbox's own server, for API and worker. It answers under this name only. */
  readonly url: string;
}

export interface RunningStandIn {
  /** What API and worker need to be told to use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Any method, with its body unread. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): void | Promise<void>;
  stop(): Promise<void>;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** An external service, imitated on this machine with its own wire protocol. */
export interface StandIn {
  /** Name in the list of stand-ins and in the table of `npm start`. */
  readonly name: string;
  readonly about: string;
  /** Its effect, for the table: "mail goes to the sandbox mailbox". */
  readonly effect: string;
  /** Setting of the real service: the stand-in runs if it is missing. */
  readonly key: string;
  /** A setting that must also be "true", for a stand-in that should not run by default. */
  readonly switch?: string;
  /** Page that a person opens. */
  readonly page: string;
  /** Paths that it handles, including everything below. Those below /sandbox are also available under the app's URL. */
  readonly paths: readonly string[];
  start(around: SandboxAddresses): Promise<RunningStandIn>;
}

export interface SandboxAddresses {
  /** The app's origin, where people open the pages below /sandbox/. */
  readonly publicUrl: string;
  /** The origin of the sandbox's own server, for API and worker. It accepts only this host name. */
  readonly url: string;
}

export interface RunningStandIn {
  /** Settings that make API and worker use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Handles any method; the body has not been read. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL): void | Promise<void>;
  stop(): Promise<void>;
}

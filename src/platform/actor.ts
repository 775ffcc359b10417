import type { Language } from '#contracts/common.ts';

/** The signed-in user of a request. Created once per request from a live session; use cases take it instead of ids. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly emailVerified: boolean;
  /** language of messages in the response, from Accept-Language */
  readonly language: Language;
}

/** A visitor without an account. Created once per request from a live anonymous session. */
export interface Guest {
  /** owner id of the rows that the guest creates */
  readonly ownerId: string;
  /** when the visit ends and its data is deleted */
  readonly expiresAt: Date;
  readonly language: Language;
}

/** Turns a bearer token into an actor; undefined if the token or its session is not valid. */
export type Authenticate = (bearer: string) => Promise<Omit<Actor, 'language'> | undefined>;

/** The user id in a bearer token that we signed and that has not expired; does not check the session. */
export type UserOfToken = (bearer: string) => string | undefined;

/** Turns the id of an anonymous session into a guest; undefined if there is no such session, or it has expired. */
export type AuthenticateGuest = (sessionId: string) => Promise<Omit<Guest, 'language'> | undefined>;

/** Whether the actor's session is still live: for responses that stay open for long, such as event streams. */
export type IsSignedIn = (actor: Pick<Actor, 'userId' | 'sessionId'>) => Promise<boolean>;

import type { Language } from '#contracts/common.ts';

/** Who acts. Made once a request from a live session; use cases take it instead of ids. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly emailVerified: boolean;
  /** of the answers' sentences, from Accept-Language */
  readonly language: Language;
}

/** Who acts without an account. Made once a request from a live anonymous session. */
export interface Guest {
  /** of the rows that the guest makes */
  readonly ownerId: string;
  /** when the visit ends, and what was made in it goes */
  readonly expiresAt: Date;
  readonly language: Language;
}

/** Turns a bearer token into an actor; undefined when the token or its session is not valid. */
export type Authenticate = (bearer: string) => Promise<Omit<Actor, 'language'> | undefined>;

/** Whose a bearer token is, if we signed it and it is valid now; says nothing of its session. */
export type UserOfToken = (bearer: string) => string | undefined;

/** Turns the id of an anonymous session into a guest; undefined when there is no such session, or it is over. */
export type AuthenticateGuest = (sessionId: string) => Promise<Omit<Guest, 'language'> | undefined>;

/** Whether the session that somebody acts in still lives: for answers that outlast the request's beginning. */
export type IsSignedIn = (actor: Pick<Actor, 'userId' | 'sessionId'>) => Promise<boolean>;

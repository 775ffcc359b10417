import type { GoogleClaims } from './verify-id-token.ts';

/** What is known here about the person that Google names. */
export interface KnownAccounts {
  /** the account that this identity belongs to */
  readonly ofIdentity: string | undefined;
  /** the account with this email address */
  readonly ofAddress: { readonly userId: string; readonly verified: boolean; readonly hasGoogle: boolean } | undefined;
}

export type GoogleDecision =
  | { readonly kind: 'sign in'; readonly userId: string }
  | { readonly kind: 'create'; readonly verified: boolean }
  /** link the identity to an account with a verified address */
  | { readonly kind: 'link'; readonly userId: string }
  /** nobody had verified the address before, and now somebody has; what was set up with it before is discarded */
  | { readonly kind: 'take over'; readonly userId: string }
  /** link only after the person signs in to the account by another method */
  | { readonly kind: 'confirm'; readonly userId: string }
  | { readonly kind: 'denied'; readonly error: 'google_email_unverified' };

/**
 * A known identity decides; the email address matters only for a new identity. Addresses can pass to another person,
 * identities cannot.
 */
export function decideGoogleSignIn(
  claims: Pick<GoogleClaims, 'email' | 'emailVerified' | 'hostedDomain'>,
  { ofIdentity, ofAddress }: KnownAccounts,
): GoogleDecision {
  if (ofIdentity !== undefined) return { kind: 'sign in', userId: ofIdentity };
  if (ofAddress === undefined) return { kind: 'create', verified: claims.emailVerified };
  const { userId, verified, hasGoogle } = ofAddress;
  if (!claims.emailVerified) return { kind: 'denied', error: 'google_email_unverified' };
  if (!verified) return { kind: 'take over', userId };
  // A second identity with the same address means that an organisation gave the address to somebody else.
  if (hasGoogle || !isGooglesToGive(claims)) return { kind: 'confirm', userId };
  return { kind: 'link', userId };
}

/**
 * Whether Google hosts the mailbox itself. For any other address, Google only once saw that the person could read its
 * mail.
 */
function isGooglesToGive({ email, hostedDomain }: Pick<GoogleClaims, 'email' | 'hostedDomain'>): boolean {
  return email.endsWith('@gmail.com') || hostedDomain !== undefined;
}

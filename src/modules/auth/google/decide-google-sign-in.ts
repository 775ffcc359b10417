import type { GoogleClaims } from './verify-id-token.ts';

/** What is known here of whom Google names. */
export interface KnownAccounts {
  /** the account that this identity belongs to */
  readonly ofIdentity: string | undefined;
  /** the account that has the address */
  readonly ofAddress: { readonly userId: string; readonly verified: boolean; readonly hasGoogle: boolean } | undefined;
}

export type GoogleDecision =
  | { readonly kind: 'sign in'; readonly userId: string }
  | { readonly kind: 'create'; readonly verified: boolean }
  /** the identity joins an account whose address is proven */
  | { readonly kind: 'link'; readonly userId: string }
  /** nobody has proven the address here, and now somebody has: what was begun with it falls away */
  | { readonly kind: 'take over'; readonly userId: string }
  /** linked after a sign-in to the account in another way */
  | { readonly kind: 'confirm'; readonly userId: string }
  | { readonly kind: 'denied'; readonly error: 'google_email_unverified' };

/** The identity decides, and the address only where the identity is new: addresses change hands, identities do not. */
export function decideGoogleSignIn(
  claims: Pick<GoogleClaims, 'email' | 'emailVerified' | 'hostedDomain'>,
  { ofIdentity, ofAddress }: KnownAccounts,
): GoogleDecision {
  if (ofIdentity !== undefined) return { kind: 'sign in', userId: ofIdentity };
  if (ofAddress === undefined) return { kind: 'create', verified: claims.emailVerified };
  const { userId, verified, hasGoogle } = ofAddress;
  if (!claims.emailVerified) return { kind: 'denied', error: 'google_email_unverified' };
  if (!verified) return { kind: 'take over', userId };
  // A second identity with the same address: an organisation gave it to somebody else.
  if (hasGoogle || !isGooglesToGive(claims)) return { kind: 'confirm', userId };
  return { kind: 'link', userId };
}

/** Google hosts the mailbox itself. For any other address it only once saw that the person could read its mail. */
function isGooglesToGive({ email, hostedDomain }: Pick<GoogleClaims, 'email' | 'hostedDomain'>): boolean {
  return email.endsWith('@gmail.com') || hostedDomain !== undefined;
}

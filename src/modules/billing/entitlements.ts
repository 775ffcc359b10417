import { type PremiumFeature, type Tier, premiumFeatures } from '#contracts/billing/plans.ts';

const mebibyte = 1024 * 1024;

/** What a tier includes. Null means no limit. */
export interface Entitlements {
  /** live positions */
  readonly positions: number | null;
  /** free: in total; premium: per monthly window */
  readonly interviews: number | null;
  readonly cvFiles: number;
  readonly cvBytes: number;
  readonly generationsPerDay: number;
  readonly features: readonly PremiumFeature[];
}

export const entitlements: Readonly<Record<Tier, Entitlements>> = {
  free: {
    positions: 1,
    interviews: 1,
    cvFiles: 50,
    cvBytes: 500 * mebibyte,
    generationsPerDay: 5,
    features: [],
  },
  premium: {
    positions: null,
    interviews: 10,
    cvFiles: 5000,
    cvBytes: 20_000 * mebibyte,
    generationsPerDay: 60,
    features: premiumFeatures,
  },
};

/** The limit in 24 hours for a window without a limit. */
export const fairUsePerDay = 100;

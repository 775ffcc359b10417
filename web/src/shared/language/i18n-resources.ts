import type common from '#locales/en/common.json';
import type positions from '#locales/en/positions.json';
import type candidates from '#locales/en/candidates.json';
import type cv from '#locales/en/cv.json';
import type plan from '#locales/en/plan.json';
import type runner from '#locales/en/runner.json';
import type summary from '#locales/en/summary.json';
import type interviews from '#locales/en/interviews.json';
import type errors from '#locales/en/errors.json';
import type auth from '#locales/en/auth.json';
import type landing from '#locales/en/landing.json';
import type dashboard from '#locales/en/dashboard.json';
import type profile from '#locales/en/profile.json';
import type billing from '#locales/en/billing.json';
import type plans from '#locales/en/plans.json';
import type legal from '#locales/en/legal.json';
import type consent from '#locales/en/consent.json';
import type onboarding from '#locales/en/onboarding.json';
import type palette from '#locales/en/palette.json';
import type share from '#locales/en/share.json';
import type preview from '#locales/en/preview.json';
import type forCandidate from '#locales/en/forCandidate.json';
import type calibration from '#locales/en/calibration.json';
import type questionReport from '#locales/en/questionReport.json';
import type sample from '#locales/en/sample.json';

/** All keys are typed from the English texts: a missing or misspelt key does not compile. One line per namespace. */
interface Resources {
  common: typeof common;
  positions: typeof positions;
  candidates: typeof candidates;
  cv: typeof cv;
  interviews: typeof interviews;
  plan: typeof plan;
  runner: typeof runner;
  summary: typeof summary;
  errors: typeof errors;
  auth: typeof auth;
  landing: typeof landing;
  dashboard: typeof dashboard;
  profile: typeof profile;
  billing: typeof billing;
  plans: typeof plans;
  legal: typeof legal;
  consent: typeof consent;
  onboarding: typeof onboarding;
  palette: typeof palette;
  share: typeof share;
  preview: typeof preview;
  forCandidate: typeof forCandidate;
  calibration: typeof calibration;
  questionReport: typeof questionReport;
  sample: typeof sample;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

export type Namespace = keyof Resources;

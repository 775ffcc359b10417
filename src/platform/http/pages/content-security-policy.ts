import type { Config } from '#platform/config.ts';
import { CSP_REPORTS_PATH } from './collect-csp-reports.ts';

import { STRIPE_SCRIPT_URL } from './stripe-script.ts';

/** Allows only our own files, plus the scripts and frames of the captcha and the payment service, if configured. */
export function contentSecurityPolicy(
  config: Pick<Config, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SCRIPT_URL' | 'STRIPE_PUBLISHABLE_KEY'>,
) {
  const captcha = config.TURNSTILE_SITE_KEY === undefined ? [] : [new URL(config.TURNSTILE_SCRIPT_URL).origin];
  const hasStripe = config.STRIPE_PUBLISHABLE_KEY !== undefined;
  const stripe = hasStripe ? [new URL(STRIPE_SCRIPT_URL).origin, 'https://*.js.stripe.com'] : [];
  return {
    useDefaults: false,
    directives: directivesWith({
      scripts: [...captcha, ...stripe],
      frames: [...captcha, ...stripe, ...(hasStripe ? ['https://hooks.stripe.com'] : [])],
      calls: hasStripe ? ['https://api.stripe.com'] : [],
    }),
  };
}

/** Where Meta's pixel sends its reports, as images and fetches. */
const pixelReports = 'https://www.facebook.com';

/** The policy of a public page, which may load the ad pixel if configured. The app's pages never do. */
export function withAdPixel(
  policy: string,
  { AD_PIXEL_ID: id, AD_PIXEL_SCRIPT_URL: script }: Pick<Config, 'AD_PIXEL_ID' | 'AD_PIXEL_SCRIPT_URL'>,
): string {
  if (id === undefined) return policy;
  return policy
    .replace("script-src 'self'", `script-src 'self' ${new URL(script).origin}`)
    .replace("img-src 'self'", `img-src 'self' ${pixelReports}`)
    .replace("connect-src 'self'", `connect-src 'self' ${pixelReports}`);
}

interface Origins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

function directivesWith({ scripts, frames, calls }: Origins) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    ...(frames.length === 0 ? {} : { frameSrc: [...frames] }),
    connectSrc: ["'self'", ...calls],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    styleSrc: ["'self'"],
    // Mantine sets sizes and colours in style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // Strings become script or markup only through the SPA's own Trusted Types policies: `default`, and the service
    // worker's.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'service-worker'],
    reportUri: [CSP_REPORTS_PATH],
  };
}

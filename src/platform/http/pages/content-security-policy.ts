import type { Config } from '#platform/config.ts';
import { CSP_REPORTS_PATH } from './collect-csp-reports.ts';

/** Nothing but our own files, and the captcha's where there is one: its script, and the frame that it shows. */
export function contentSecurityPolicy(config: Pick<Config, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SCRIPT_URL'>) {
  const captcha = config.TURNSTILE_SITE_KEY === undefined ? [] : [new URL(config.TURNSTILE_SCRIPT_URL).origin];
  return { useDefaults: false, directives: directivesWith(captcha) };
}

function directivesWith(captcha: readonly string[]) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...captcha],
    ...(captcha.length === 0 ? {} : { frameSrc: captcha }),
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    styleSrc: ["'self'"],
    // Mantine sets sizes and colours as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // A string becomes no script and no markup, except by the one policy that the SPA makes.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
    reportUri: [CSP_REPORTS_PATH],
  };
}

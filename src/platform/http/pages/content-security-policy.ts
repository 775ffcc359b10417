import { CSP_REPORTS_PATH } from './collect-csp-reports.ts';

/** Nothing but our own files; origins of payment and captcha scripts join it with those features. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
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
  },
};

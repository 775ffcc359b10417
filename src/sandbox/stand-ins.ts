import { adPixel } from './ad-pixel.ts';
import { careers } from './careers/careers.ts';
import { captcha } from './captcha/captcha.ts';
import { google } from './google/google.ts';
import { mail } from './mail/mail.ts';
import { stripe } from './stripe/stripe.ts';
import type { StandIn } from './stand-in.ts';

/** Every stand-in of `npm start`. Their libraries are loaded when they start. */
const all: readonly StandIn[] = [mail, google, captcha, stripe, careers, adPixel];

/** Those whose real service is not configured. */
export function standInsFor(setting: (name: string) => string | undefined): readonly StandIn[] {
  return all.filter(
    (standIn) =>
      setting(standIn.key) === undefined && (standIn.switch === undefined || setting(standIn.switch) === 'true'),
  );
}

import * as z from 'zod/mini';
import { Id } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Payload of GET /events: which of the user's entities changed, so that the page fetches them again. `user`: the
 * account itself, `activity`: its activity log.
 */
export const liveKinds = [
  'user',
  'position',
  'candidate',
  'cv',
  'interview',
  'plan',
  'subscription',
  'activity',
  'share',
] as const;
export const Change = z.object({ kind: z.enum(liveKinds), id: Id });
export type Change = z.infer<typeof Change>;

export const events = defineEndpoint({
  method: 'GET',
  path: '/events',
  summary: 'Server-sent events `changed`: which of your entities changed',
  auth: 'user',
  status: 200,
  answer: 'events',
  success: Change,
  errors: [],
});

/** GET /config.json: what the SPA must know before anything else. No secrets. */
export const AppConfig = z.object({
  /** whether mail goes to the sandbox's mailbox */
  sandbox: z.boolean(),
  signInMethods: z.array(z.enum(['password', 'google'])),
  /** whether background work (Temporal) is running */
  background: z.enum(['ready', 'preparing', 'unavailable']),
  ai: z.enum(['model', 'playbook']),
  maxCvBytes: z.number(),
  /** absent if there is none */
  captcha: z.optional(z.object({ siteKey: z.string() })),
  /** absent if nothing is sold */
  payments: z.optional(z.object({ publishableKey: z.optional(z.string()) })),
  /** requires consent, on public pages; absent if there is none */
  adPixel: z.optional(z.object({ id: z.string(), scriptUrl: z.string() })),
  /** slugs of the published legal documents; absent if there are none */
  legal: z.optional(z.array(z.string())),
  /** the operator's contact, for the footer; absent if not set */
  contactEmail: z.optional(z.string()),
  socialUrl: z.optional(z.string()),
});
export type AppConfig = z.infer<typeof AppConfig>;

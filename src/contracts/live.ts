import * as z from 'zod/mini';
import { Id } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What GET /events says: which of the user's entities changed; the page fetches it again. `user`: the account itself, `activity`: what it remembers. */
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
  /** whether mail lands in the mailbox of the sandbox */
  sandbox: z.boolean(),
  signInMethods: z.array(z.enum(['password', 'google'])),
  /** whether background work (Temporal) runs */
  background: z.enum(['ready', 'preparing', 'unavailable']),
  ai: z.enum(['model', 'playbook']),
  maxCvBytes: z.number(),
  /** left out where there is none */
  captcha: z.optional(z.object({ siteKey: z.string() })),
  /** left out where nothing is sold */
  payments: z.optional(z.object({ publishableKey: z.optional(z.string()) })),
  /** what needs consent, on public pages; left out where there is none */
  adPixel: z.optional(z.object({ id: z.string(), scriptUrl: z.string() })),
  /** slugs of the legal documents that are published; left out where none is */
  legal: z.optional(z.array(z.string())),
  /** the operator's, for the footer; left out where none is set */
  contactEmail: z.optional(z.string()),
  socialUrl: z.optional(z.string()),
});
export type AppConfig = z.infer<typeof AppConfig>;

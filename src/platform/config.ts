import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .pipe(z.boolean());

const secret = z
  .string()
  .min(32, 'at least 32 characters; make one with: openssl rand -base64 32')
  .refine((value) => !/change-?me|example|secret-?key/i.test(value), 'is the value of an example');

/** Every setting: what it must look like, and its default. The files that repeat some are compared with it by a test. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: z.string().default('loopback'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Where app_system signs in, if DATABASE_URL is that of app_runtime; else the owner in it makes sign-ins for both. */
  DATABASE_SYSTEM_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A folder on the database's disk, where that is on this machine: its free space is watched. */
  DATABASE_FOLDER: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),

  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('askwell'),
  TEMPORAL_UI_URL: z.url().optional(),
  TEMPORAL_API_KEY: z.string().optional(),

  JWT_KEY: secret,
  JWT_PREVIOUS_KEY: secret.optional(),
  PEPPER: secret,
  REQUIRE_VERIFIED_EMAIL: flag.default(true),
  PASSWORD_HASH: z.enum(['standard', 'small']).default('standard'),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Askwell <no-reply@localhost>'),

  /** Both or neither: without them nobody signs in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),

  /** Both or neither: without them there is no captcha. */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),

  /** false: no model is asked, whatever else is set; the playbook writes. */
  AI_ENABLED: flag.default(true),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** How long a model thinks before it answers. Endpoints that know nothing of it are asked without. */
  OPENAI_REASONING: z.enum(['off', 'minimal', 'low', 'medium', 'high']).default('low'),
  /** Prompt and answer together, where an endpoint cuts what is longer: prompts are made to fit. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(4096).optional(),
  /** How many calls may write one plan at the same time. */
  OPENAI_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(12).optional(),
  LLM_MAX_CONCURRENT: z.coerce.number().int().min(1).max(200).default(20),
  LLM_MONTHLY_TOKENS: z.coerce.number().int().min(1).optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, 'begins with sk_ or rk_')
    .optional(),
  /** Signs the webhooks of POST /api/v1/webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'begins with whsec_')
    .optional(),
  /** The secret before, while it is being replaced. */
  STRIPE_WEBHOOK_PREVIOUS_SECRET: z
    .string()
    .regex(/^whsec_/, 'begins with whsec_')
    .optional(),
  /** The browser's: Stripe's script is loaded where it is set. */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'begins with pk_').optional(),
  /** Where a stand-in of Stripe answers. */
  STRIPE_API_URL: z.url().optional(),

  /** Meta's ad pixel on the public pages, for whoever consents; without it nobody is asked. */
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'is a number')
    .optional(),
  AD_PIXEL_SCRIPT_URL: z.url().default('https://connect.facebook.net/en_US/fbevents.js'),

  /** `host:port` pairs, separated by commas, from which postings are read though they are not public: pages of one's own machine. */
  FETCH_ALLOW: z
    .string()
    .regex(/^[^\s/:,]+:\d{1,5}(?:,[^\s/:,]+:\d{1,5})*$/, 'is a list of host:port')
    .optional(),
  /** Markdown files of the operator's legal documents (docs/how-to.md); a relative path counts from the product's root. */
  LEGAL_FOLDER: z
    .string()
    .transform((path) => resolve(root, path))
    .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true, 'is no folder')
    .optional(),
  MAX_CV_MB: z.coerce.number().int().min(1).max(25).default(10),
  OPERATOR_PASSWORD: z.string().min(12, 'at least 12 characters').optional(),
  SANDBOX_URL: z.url().optional(),
  /** Mail lands in the sandbox's mailbox: pages that speak of a mail link to it. */
  SANDBOX_MAILBOX: flag.default(false),
  WEB_DIST: z.string().default('web/dist'),
});

/** Addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Nobody but this machine reaches the app: not by its own address, and not by that of a proxy before it. */
export function isOnlyHere(settings: { HOST: string; PUBLIC_URL: string }): boolean {
  return isLoopback(settings.HOST) && isLoopback(new URL(settings.PUBLIC_URL).hostname);
}

export type Config = Readonly<z.infer<typeof Environment>>;

/** The environment does not describe a product that can run; every fault is named. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const [first] = faults;
    super(
      faults.length === 1
        ? `A setting is wrong: ${first}.`
        : `${faults.length} settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

/** @throws ConfigError with all faults at once */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty value in a compose or .env file means "not set".
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, error, data } = Environment.safeParse(set);
  if (!success) throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const faults = faultsTogether(data);
  if (faults.length > 0) throw new ConfigError(faults);
  return data;
}

/** Of settings that are each what they must be. */
function faultsTogether(config: Config): readonly string[] {
  const isSet = (name: keyof Config) => config[name] !== undefined;
  const faults = pairs
    .filter(([one, other]) => isSet(one) !== isSet(other))
    .map((pair) => `${pair.join(', ')}: one is of no use without the other`);
  if (isSet('SANDBOX_URL') && !isOnlyHere(config)) {
    faults.push(
      'SANDBOX_URL: the sandbox shows every mailed code, so HOST and PUBLIC_URL must be loopback addresses with it',
    );
  }
  if (config.NODE_ENV !== 'production') return faults;
  const standIns = (['SANDBOX_URL', 'FETCH_ALLOW', 'STRIPE_API_URL'] as const).filter(isSet);
  faults.push(...standIns.map((name) => `${name}: stand-ins never run in production`));
  if (!isSet('SMTP_URL')) faults.push('SMTP_URL: needed in production, or nobody can verify an address');
  return faults;
}

/** For a process's first line: a wrong setting ends it with what is wrong instead of a stack. */
export function readConfigOrExit(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

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

/** Every setting with its format and default. A test compares this with the files that repeat some settings. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: z.string().default('loopback'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /**
   * Connection of app_system, if DATABASE_URL is app_runtime's; otherwise the owner in DATABASE_URL creates logins for
   * both roles.
   */
  DATABASE_SYSTEM_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A folder on the database's disk, if that is on this machine: its free space is monitored. */
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

  /** Both or neither: without them, sign-in with Google is off. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),

  /** Both or neither: without them, there is no captcha. */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_SCRIPT_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),

  /** false: no model is called, whatever else is set; the playbook writes the plans. */
  AI_ENABLED: flag.default(true),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Reasoning effort of the model. Endpoints that do not support the parameter are called without it. */
  OPENAI_REASONING: z.enum(['off', 'minimal', 'low', 'medium', 'high']).default('low'),
  /** Combined limit of prompt and answer, for endpoints that truncate anything longer: prompts are shortened to fit. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(4096).optional(),
  /** Maximum number of concurrent model calls for one plan. */
  OPENAI_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(12).optional(),
  LLM_MAX_CONCURRENT: z.coerce.number().int().min(1).max(200).default(20),
  LLM_MONTHLY_TOKENS: z.coerce.number().int().min(1).optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, 'begins with sk_ or rk_')
    .optional(),
  /** Verifies the signature of webhooks at POST /api/v1/webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'begins with whsec_')
    .optional(),
  /** The previous secret, still accepted during a rotation. */
  STRIPE_WEBHOOK_PREVIOUS_SECRET: z
    .string()
    .regex(/^whsec_/, 'begins with whsec_')
    .optional(),
  /** For the browser: if set, pages load Stripe's script. */
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'begins with pk_').optional(),
  /** URL of a stand-in for Stripe. */
  STRIPE_API_URL: z.url().optional(),

  /** Meta's ad pixel on the public pages, for visitors who consent; if not set, nobody is asked for consent. */
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'is a number')
    .optional(),
  AD_PIXEL_SCRIPT_URL: z.url().default('https://connect.facebook.net/en_US/fbevents.js'),

  /**
   * `host:port` pairs, separated by commas, from which postings may be fetched although they are not public, such as
   * pages on this machine.
   */
  FETCH_ALLOW: z
    .string()
    .regex(/^[^\s/:,]+:\d{1,5}(?:,[^\s/:,]+:\d{1,5})*$/, 'is a list of host:port')
    .optional(),
  /** Folder with the operator's legal documents in Markdown (docs/how-to.md); relative to the product's root. */
  LEGAL_FOLDER: z
    .string()
    .transform((path) => resolve(root, path))
    .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true, 'is no folder')
    .optional(),
  MAX_CV_MB: z.coerce.number().int().min(1).max(25).default(10),
  OPERATOR_PASSWORD: z.string().min(12, 'at least 12 characters').optional(),
  SANDBOX_URL: z.url().optional(),
  /** Mail goes to the sandbox's mailbox: pages that mention a mail link to it. */
  SANDBOX_MAILBOX: flag.default(false),
  WEB_DIST: z.string().default('web/dist'),
});

/** Whether a host can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Whether only this machine can reach the app, neither by its own address nor through a proxy. */
export function isOnlyHere(settings: { HOST: string; PUBLIC_URL: string }): boolean {
  return isLoopback(settings.HOST) && isLoopback(new URL(settings.PUBLIC_URL).hostname);
}

export type Config = Readonly<z.infer<typeof Environment>>;

/** The environment is not a valid configuration; lists every fault. */
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

/** Faults in the combination of settings that are valid on their own. */
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

/** For the start of a process: an invalid configuration exits with the list of faults instead of a stack trace. */
export function readConfigOrExit(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

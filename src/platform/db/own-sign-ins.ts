import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_SYSTEM_URL' | 'PEPPER'>;

/** SQLSTATEs for a role that may not create roles (42501) and for a refused login (class 28). */
const notAllowed = /^(?:28...|42501)$/;

/**
 * With DATABASE_URL alone, both pools would log in as the owner and use SET ROLE, which any later statement can undo.
 * So the owner creates a login for each of the two roles that can assume nothing else, and the processes use those.
 * Their passwords are derived from PEPPER, so that every process of an installation can compute them and none is
 * stored.
 *
 * If that is not possible, the settings stay unchanged, and an error is logged.
 *
 * @throws the database's error if it is unreachable or the roles do not exist yet
 */
export async function withOwnSignIns<S extends Settings>(
  settings: S,
  logger: Logger,
): Promise<S & Pick<Settings, 'DATABASE_SYSTEM_URL'>> {
  if (settings.DATABASE_SYSTEM_URL !== undefined) return settings;
  const owner = settings.DATABASE_URL;
  try {
    const [runtime, system] = [signInFor('app_runtime', settings), signInFor('app_system', settings)];
    await openSignIns(owner, [runtime, system]);
    return { ...settings, DATABASE_URL: runtime.url, DATABASE_SYSTEM_URL: system.url };
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    logger.error(
      { err: error },
      'boot: the database sign-in of DATABASE_URL can become the owner of all data, and it could not make ones that cannot; give it CREATEROLE, or set DATABASE_URL and DATABASE_SYSTEM_URL to sign-ins of app_runtime and app_system',
    );
    return settings;
  }
}

interface SignIn {
  /** the role that it assumes */
  readonly role: 'app_runtime' | 'app_system';
  readonly name: string;
  readonly password: string;
  readonly url: string;
}

/**
 * The name includes a hash of the secret, so that two installations in one cluster do not overwrite each other's
 * passwords.
 */
function signInFor(role: SignIn['role'], { DATABASE_URL, PEPPER }: Settings): SignIn {
  const derive = (purpose: string) => createHmac('sha256', PEPPER).update(`${purpose} of ${role}`);
  const name = `${role}_${derive('database sign-in').digest('hex').slice(0, 12)}`;
  const password = derive('database password').digest('base64url');
  const address = new URL(DATABASE_URL);
  // Over a Unix socket, the operating system's user logs in, whatever the URL says.
  if (address.hostname === '') throw new SignInRefused('the database is reached by a socket');
  for (const given of ['user', 'password']) address.searchParams.delete(given);
  address.username = name;
  address.password = password;
  return { role, name, password, url: address.href };
}

async function openSignIns(owner: string, signIns: readonly SignIn[]): Promise<void> {
  if (await areOpen(signIns)) return;
  await withClient(owner, async (client) => {
    await client.query('begin');
    // API and worker boot at the same time.
    await client.query(`select pg_advisory_xact_lock(hashtext('askwell sign-ins'))`);
    for (const { role, name, password } of signIns) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
      if (rowCount === 0) await client.query(`create role ${name} noinherit`);
      await client.query(`alter role ${name} login password ${pg.escapeLiteral(password)}`);
      await client.query(`grant ${role} to ${name} with inherit false, set true, admin false`);
    }
    await client.query('commit');
  });
  // Existing logins may still be refused, by the server's rules or by a pooler with a user list of its own.
  await Promise.all(signIns.map(signIn));
}

async function areOpen(signIns: readonly SignIn[]): Promise<boolean> {
  try {
    await Promise.all(signIns.map(signIn));
    return true;
  } catch (error) {
    if (isNotAllowed(error)) return false;
    throw error;
  }
}

async function signIn({ role, url }: SignIn): Promise<void> {
  await withClient(url, (client) => client.query(`set role ${role}`));
}

class SignInRefused extends Error {}

function isNotAllowed(error: unknown): boolean {
  if (error instanceof SignInRefused) return true;
  return error instanceof pg.DatabaseError && notAllowed.test(error.code ?? '');
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 4000 });
  // If the server closes the connection, the running query fails and reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

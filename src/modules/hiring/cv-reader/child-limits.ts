import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type ChildLimits = {
  /** the command that applies the limits, then runs its arguments */
  readonly prefix: readonly string[];
  /** limits that this machine does not support */
  readonly missing: readonly ('cpu limit' | 'no network' | 'another user')[];
};

const cpuSeconds = 8;
const nobody = 65_534;
const limited = ['/bin/sh', '-c', `ulimit -t ${cpuSeconds} && exec "$@"`, 'sh'];

let found: ChildLimits | undefined;

/**
 * The limits that this machine can apply to a process that reads a CV: eight seconds of CPU time, a network namespace
 * without any connection and, if we are root, a user who owns nothing. Tries each once and omits those that fail.
 */
export function childLimits(readable: readonly string[]): ChildLimits {
  found ??= build(readable);
  return found;
}

function build(readable: readonly string[]): ChildLimits {
  const missing: ChildLimits['missing'][number][] = [];
  let prefix: string[] = [];
  const add = (
    name: ChildLimits['missing'][number],
    ways: readonly (readonly string[])[],
    check: readonly string[],
  ) => {
    const way = ways.find((one) => works([...prefix, ...one], check));
    if (way === undefined) missing.push(name);
    else prefix = [...prefix, ...way];
  };
  add('cpu limit', [limited], ['/bin/true']);
  const isRoot = process.getuid?.() === 0;
  const [unshare, setpriv] = [findProgram('unshare'), findProgram('setpriv')];
  // root can create a network namespace; other users can if the system allows them a user namespace
  const ways = isRoot ? [[unshare, '-n', '--']] : [[unshare, '-r', '-n', '--']];
  add('no network', unshare === undefined ? [] : ways.map((way) => way.filter((part) => part !== undefined)), [
    '/bin/true',
  ]);
  if (isRoot) {
    const drop = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs', '--'];
    // other users may not have access to the folders that we run from
    const opens = [
      '/bin/sh',
      '-c',
      'for path; do test -r "$path" || exit 1; done',
      'sh',
      process.execPath,
      ...readable,
    ];
    add('another user', setpriv === undefined ? [] : [[setpriv, ...drop]], opens);
  }
  return { prefix, missing };
}

function works(prefix: readonly string[], command: readonly string[]): boolean {
  const [program = '', ...args] = [...prefix, ...command];
  return spawnSync(program, args, { env: {}, stdio: 'ignore', timeout: 5_000 }).status === 0;
}

function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/sbin', '/sbin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

/** Starts one of our files within these limits, with nothing but an IPC channel to us. */
export function startLimited(file: string, readable: readonly string[], heapMb: number): ChildProcess {
  const { prefix } = childLimits(readable);
  const [program, ...args] = [
    ...prefix,
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--permission',
    // SQLite opens its files itself, bypassing the permission model
    '--no-experimental-sqlite',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    file,
  ];
  return spawn(program, args, {
    serialization: 'advanced',
    env: {},
    // a CV must not be able to write to our log
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type ChildLimits = {
  /** what the operating system is asked for, a command that ends in running its arguments */
  readonly prefix: readonly string[];
  /** what this machine does not allow */
  readonly missing: readonly ('cpu limit' | 'no network' | 'another user')[];
};

const cpuSeconds = 8;
const nobody = 65_534;
const limited = ['/bin/sh', '-c', `ulimit -t ${cpuSeconds} && exec "$@"`, 'sh'];

let found: ChildLimits | undefined;

/**
 * What this machine puts around a process that reads a CV: eight seconds of processor time, a network of its own without
 * any way out, and, where we are root, a user who owns nothing. Each is tried once; what is refused is left out.
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
  // root may have a network of its own; others may where the system lets them be root of a namespace of their own
  const ways = isRoot ? [[unshare, '-n', '--']] : [[unshare, '-r', '-n', '--']];
  add('no network', unshare === undefined ? [] : ways.map((way) => way.filter((part) => part !== undefined)), [
    '/bin/true',
  ]);
  if (isRoot) {
    const drop = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--no-new-privs', '--'];
    // the folders that we run from may be closed to other users
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

/** Starts a file of ours within these limits, with nothing but a channel to us. */
export function startLimited(file: string, readable: readonly string[], heapMb: number): ChildProcess {
  const { prefix } = childLimits(readable);
  const [program, ...args] = [
    ...prefix,
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--permission',
    // its files are opened by itself, past the permissions
    '--no-experimental-sqlite',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    file,
  ];
  return spawn(program, args, {
    serialization: 'advanced',
    env: {},
    // a file must not be able to write into our log
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

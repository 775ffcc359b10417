import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError, errorCode, explainingPathErrors } from './startup-error.ts';

const LOOPBACK = '127.0.0.1';

/** Tries to listen: `undefined` when the port is free, otherwise the error code (`EADDRINUSE`, `EACCES` …). */
export function listenError(port: number, host = LOOPBACK): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A loopback address that nobody can guess, for a service that asks for no password. A page of the internet whose name
 * is made to resolve to this machine (DNS rebinding) reaches what listens on 127.0.0.1, with a name of its own as the
 * host. Where the system has no other one (macOS), it is 127.0.0.1.
 */
export async function unguessableLoopback(): Promise<string> {
  const host = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(2, 255)}`;
  return (await listenError(0, host)) === undefined ? host : LOOPBACK;
}

/** The port people know: when it is taken or forbidden the start fails with the reason; it is never changed silently. */
export async function requirePort(port: number, host: string): Promise<void> {
  const error = await listenError(port, host);
  if (error === undefined) return;
  if (error === 'EADDRINUSE') {
    throw new StartupError(
      `Port ${port} is in use by another program: stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error === 'EACCES') {
    throw new StartupError(`No permission to listen on port ${port}: choose one above 1023: PORT=3000 npm start`);
  }
  throw new StartupError(`The app cannot listen on ${host}:${port} (${error}): check HOST and PORT.`);
}

/**
 * Below the range that systems hand out for outgoing connections, so that a remembered port is still free the next
 * time; and Temporal stores its ports in a `smallint`, which ends at 32767 (it does not start with a greater one).
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** Free loopback ports, all different. Chosen at random, so that two starts at the same time rarely choose the same. */
export async function freePorts(count: number): Promise<number[]> {
  const free = new Set<number>();
  for (let attempt = 0; free.size < count && attempt < 1_000; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if ((await listenError(port)) === undefined) free.add(port);
  }
  if (free.size < count) throw new StartupError(`No free ports were found between ${FIRST_PORT} and ${LAST_PORT}.`);
  return [...free];
}

/**
 * Ports for the inner services: the same ones at every start, so that a bookmark of the database or the Temporal UI
 * stays valid; another one only where another program listens on it by now.
 */
export async function loadPorts<Name extends string>(
  file: string,
  names: readonly Name[],
): Promise<(name: Name) => number> {
  const known = await readFile(file, 'utf8').then(parsePorts, () => new Map<string, number>());
  const spare = await freePorts(names.length);
  const ports = await Promise.all(
    names.map(async (name, index) => {
      const port = known.get(name);
      const usable = port !== undefined && (await listenError(port)) === undefined;
      return [name, usable ? port : (spare[index] ?? 0)] as const;
    }),
  );
  for (const [name, port] of ports) known.set(name, port);
  await explainingPathErrors(file, async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(known), undefined, 2));
    await rename(`${file}.new`, file);
  });
  return (name) => known.get(name) ?? 0;
}

function parsePorts(text: string): Map<string, number> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return new Map();
    return new Map(Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return new Map();
  }
}

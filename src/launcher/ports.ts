import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError, errorCode, explainingPathErrors } from './startup-error.ts';

const LOOPBACK = '127.0.0.1';

/** Tries to listen: `undefined` if the port is free, otherwise the error code (`EADDRINUSE`, `EACCES` …). */
export function listenError(port: number, host = LOOPBACK): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A loopback address that nobody can guess, for a service without a password. A web page whose host name is made to
 * resolve to this machine (DNS rebinding) can reach anything that listens on 127.0.0.1. On systems that support no
 * other loopback address (macOS), it is 127.0.0.1.
 */
export async function unguessableLoopback(): Promise<string> {
  const host = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(2, 255)}`;
  return (await listenError(0, host)) === undefined ? host : LOOPBACK;
}

/**
 * Requires the public port: if it is in use or forbidden, the start fails with the reason instead of silently changing
 * the port.
 */
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
 * Below the range for outgoing connections, so that a remembered port is still free the next time. Temporal stores its
 * ports in a `smallint`, up to 32767, and does not start with a higher one.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** Distinct free loopback ports. Chosen at random, so that two launches at the same time rarely choose the same. */
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
 * Ports of the internal services: the same at every start, so that bookmarks of the database or the Temporal UI stay
 * valid; a port is replaced only if another program is listening on it.
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

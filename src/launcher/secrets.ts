import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError, errorCode, explainingPathErrors } from './startup-error.ts';

const NAMES = [
  'jwtKey',
  'pepper',
  'operatorPassword',
  'databasePassword',
  'runtimePassword',
  'systemPassword',
  'temporalPassword',
] as const;

export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** This machine's secrets: generated once, stored in the data folder, readable by its owner only. */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  const kept = await readKept(file);
  const fresh = (bytes: number) => randomBytes(bytes).toString('base64url');
  const secrets: Secrets = {
    jwtKey: kept.get('jwtKey') ?? fresh(48),
    pepper: kept.get('pepper') ?? fresh(48),
    // short, because people type it
    operatorPassword: kept.get('operatorPassword') ?? fresh(12),
    databasePassword: kept.get('databasePassword') ?? fresh(24),
    runtimePassword: kept.get('runtimePassword') ?? fresh(24),
    systemPassword: kept.get('systemPassword') ?? fresh(24),
    temporalPassword: kept.get('temporalPassword') ?? fresh(24),
  };
  if (NAMES.some((name) => !kept.has(name))) {
    await explainingPathErrors(file, async () => {
      await writeFile(`${file}.new`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
  }
  return secrets;
}

async function readKept(file: string): Promise<Map<string, string>> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value !== 'object' || value === null) throw new SyntaxError('not an object');
    return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Map();
    // New secrets would lock every user out of this data: a person has to decide.
    throw new StartupError(
      `${file} cannot be read (${String(error)}): restore it, or remove it to end every session.`,
      {
        cause: error,
      },
    );
  }
}

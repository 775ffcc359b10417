import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bootstrap = fileURLToPath(new URL('../../scripts/bootstrap.mjs', import.meta.url));

let root: string;

/** A minimal repository with the real bootstrap in it. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'askwell-bootstrap-'));
  await mkdir(join(root, 'scripts'));
  await cp(bootstrap, join(root, 'scripts', 'bootstrap.mjs'));
  await writeDependencies({});
});

afterEach(() => rm(root, { recursive: true, force: true }));

/**
 * A dependency within the repository needs no registry; any other is requested from an address where nothing listens.
 */
async function writeDependencies(fromRegistry: Record<string, string>): Promise<void> {
  const dependencies = { local: 'file:local', ...fromRegistry };
  await mkdir(join(root, 'local'), { recursive: true });
  await writeFile(join(root, 'local', 'package.json'), JSON.stringify({ name: 'local', version: '1.0.0' }));
  const remote = Object.entries(fromRegistry).map(
    ([name, version]) => [`node_modules/${name}`, { version, resolved: `http://127.0.0.1:9/${name}.tgz` }] as const,
  );
  const packages = {
    '': { name: 'small', dependencies },
    local: { version: '1.0.0' },
    'node_modules/local': { resolved: 'local', link: true },
    ...Object.fromEntries(remote),
  };
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'small', type: 'module', dependencies }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ name: 'small', lockfileVersion: 3, packages }));
}

interface Result {
  readonly code: number | null;
  readonly output: string;
}

function run(options: { args?: string[]; env?: NodeJS.ProcessEnv; signalOn?: [string, NodeJS.Signals] } = {}) {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, 'scripts', 'bootstrap.mjs'), 'program.js', ...(options.args ?? [])],
    {
      env: { ...inherited, npm_config_fetch_retries: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.signalOn && output.includes(options.signalOn[0])) child.kill(options.signalOn[1]);
    });
  }
  return once(child, 'close').then((): Result => ({ code: child.exitCode, output }));
}

async function withProgram(source: string): Promise<void> {
  await writeFile(join(root, 'program.js'), source);
}

describe('bootstrap', { timeout: 30_000 }, () => {
  it('bootstrap › dependencies are not there › installs them once, then runs the file with its arguments', async () => {
    await withProgram('console.log("ran", process.argv.slice(2).join(","), process.versions.node.split(".")[0])');
    const first = await run({ args: ['a', 'b'] });
    expect(first).toEqual({ code: 0, output: expect.stringContaining('ran a,b 24') });
    expect(first.output).toContain('Installing the dependencies');
    expect((await run()).output).not.toContain('Installing');
  });

  it('bootstrap › package-lock.json changed › installs again', async () => {
    await withProgram('');
    await run();
    const lock = join(root, 'package-lock.json');
    await writeFile(lock, `${await readFile(lock, 'utf8')}\n`);
    await rm(join(root, 'node_modules', '.package-lock.json'), { force: true });
    expect((await run()).output).toContain('Installing the dependencies');
  });

  it('bootstrap › the program fails › ends with its exit code', async () => {
    await withProgram('process.exitCode = 7');
    expect((await run()).code).toBe(7);
  });

  it('bootstrap › SIGTERM › reaches the program, which ends in its own way', async () => {
    await withProgram(
      'process.on("SIGTERM", () => { console.log("told"); process.exit(3) }); setInterval(() => {}, 1000); console.log("up")',
    );
    expect(await run({ signalOn: ['up', 'SIGTERM'] })).toEqual({ code: 3, output: expect.stringContaining('told') });
  });

  it('bootstrap › SIGINT while npm installs › ends at once, installs anew the next time', async () => {
    await withProgram('console.log("ran")');
    const stopped = await run({ signalOn: ['Installing', 'SIGINT'] });
    expect(stopped.code).toBe(130);
    expect(stopped.output).not.toContain('ran');
    expect((await run()).output).toContain('ran');
  });

  it('bootstrap › the registry cannot be reached › says so in one sentence', async () => {
    await writeDependencies({ 'left-out': '1.0.0' });
    await withProgram('');
    const result = await run({ env: { npm_config_cache: join(root, 'cache') } });
    expect(result.code).toBe(1);
    expect(result.output).toMatch(/npm cannot reach its registry: check the network and start again \(.*\)\.\n$/);
  });

  it('bootstrap › there is no npm › says what to install', async () => {
    await withProgram('');
    const node = join(root, 'bin', 'node');
    await cp(process.execPath, node);
    const child = spawn(node, [join(root, 'scripts', 'bootstrap.mjs'), 'program.js'], { env: { PATH: dirname(node) } });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(child, 'close');
    expect([child.exitCode, said]).toEqual([
      1,
      'npm was not found: install Node 24 with npm (https://nodejs.org) and start again.\n',
    ]);
  });
});

// The command behind `npm start` and `npm test`: provides Node 24 and the dependencies, then runs the given file with
// them. Plain JavaScript without dependencies, because it runs before any are installed, on any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const dataFolder = join(root, '.data');
const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.askwell-lock');

/** Ends with one sentence that a person can act on. */
class Problem extends Error {}

/** A signal sent to us is also meant for the program that we are running. */
let running;
let stoppedBy;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm runs us in a shell, which exits on a signal without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid === parent || stoppedBy !== undefined || stop('SIGTERM'), 500).unref();
}

function stop(signal) {
  stoppedBy = signal;
  running?.kill(signal);
}

try {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Problem('Usage: node scripts/bootstrap.mjs FILE [ARGUMENT…]');
  const node = await findNode();
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  // Caches compiled code and stripped types: our processes start a quarter faster.
  environment.NODE_COMPILE_CACHE ??= join(dataFolder, 'compile-cache');
  await ensureDependencies(node, environment);
  // The program exits when it notices that we are gone, even if we were killed and could not signal it.
  environment.ASKWELL_BOOTSTRAP_PID = String(process.pid);
  end(await run(node, [file, ...args], { cwd: root, env: environment, stdio: 'inherit' }));
} catch (error) {
  if (stoppedBy !== undefined) end({ signal: stoppedBy });
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The Node that runs us, one that an earlier call installed, or a new one from npm. */
async function findNode() {
  if (fits(process.versions.node)) return process.execPath;
  const home = join(dataFolder, 'node', NODE_VERSION);
  const packageName = ['linux-x64', 'linux-arm64'].includes(`${process.platform}-${process.arch}`)
    ? `node-${process.platform}-${process.arch}`
    : 'node';
  const node = join(home, 'node_modules', packageName, 'bin', 'node');
  if (works(node)) return node;

  makeFolder(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-save', '--no-audit', '--no-fund', `${packageName}@${NODE_VERSION}`];
  await runNpm(process.execPath, install, {
    cwd: home,
    env: process.env,
    label: `Installing Node ${NODE_VERSION} into .data/node, because this one is ${process.versions.node}`,
  });
  if (works(node)) return node;
  rmSync(home, { recursive: true, force: true });
  throw new Problem(
    `Node ${NODE_VERSION} does not run on this machine: install Node 24.15 or newer (https://nodejs.org).`,
  );
}

function fits(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 && minor >= 15;
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version']).stdout?.toString().trim() === `v${NODE_VERSION}`;
}

/** Runs `npm ci` unless node_modules matches package-lock.json. */
async function ensureDependencies(node, environment) {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isStamped(wanted)) return;
  const release = await acquireInstallLock(() => isStamped(wanted));
  try {
    if (isStamped(wanted)) return;
    if (!isInstalledByHand()) {
      await runNpm(node, ['ci', '--no-audit', '--no-fund'], {
        cwd: root,
        env: environment,
        label: 'Installing the dependencies (once, and after each change of package-lock.json; about a minute)',
      });
    }
    writeFileSync(stampFile, wanted);
  } finally {
    release();
  }
}

function isStamped(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** npm records what it installed in a lockfile of the same format: somebody may have run `npm ci` already. */
function isInstalledByHand() {
  try {
    const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
    const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
    return (
      Object.entries(wanted).every(
        ([path, entry]) =>
          path === '' || (installed[path] ? installed[path].version === entry.version : entry.optional),
      ) && Object.keys(installed).every((path) => path in wanted)
    );
  } catch {
    return false;
  }
}

/** `npm start` and `npm test` may both be the first to run: the second one waits for the first one's installation. */
async function acquireInstallLock(isDone) {
  makeFolder(dataFolder);
  const lock = join(dataFolder, 'install.lock');
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw permissionProblem(error, dataFolder) ?? error;
    }
    const holder = holderOf(lock);
    if (!isAlive(holder)) rmSync(lock, { force: true });
    else if (!told) console.log(`Dependencies are being installed by another process (${holder}); waiting for it.`);
    if (isDone()) return () => {};
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (stoppedBy !== undefined) throw new Problem('Stopped.');
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function runNpm(node, args, { cwd, env, label }) {
  const npm = findNpm();
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1000);
  const terminal = process.stdout.isTTY;
  process.stdout.write(`${label} …${terminal ? '' : '\n'}`);
  const ticker = setInterval(
    () => process.stdout.write(terminal ? `\r${label} … ${seconds()} s` : `… still installing, ${seconds()} s\n`),
    terminal ? 1_000 : 15_000,
  );
  let said = '';
  const result = await run(node, [npm, ...args, '--loglevel=error'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    onStderr: (text) => (said = (said + text).slice(-20_000)),
  });
  clearInterval(ticker);
  process.stdout.write(terminal ? `\r${label} … ${seconds()} s\n` : `Installed in ${seconds()} s.\n`);
  if (stoppedBy !== undefined) throw new Problem('Stopped.');
  if (result.code !== 0) throw npmProblem(said);
}

/**
 * npm's own script: the one that runs us, otherwise the one on PATH. Run with a given Node, it installs for that Node.
 */
function findNpm() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const candidate of candidates) {
    if (candidate === undefined || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    if (file.endsWith('npm-cli.js')) return file;
  }
  throw new Problem('npm was not found: install Node 24 with npm (https://nodejs.org) and start again.');
}

function npmProblem(said) {
  const reason = /npm (?:error|ERR!) (?!code)(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(said)) {
    return new Problem(`npm cannot reach its registry: check the network and start again (${reason}).`);
  }
  if (/EACCES|EPERM|EROFS/.test(said)) {
    return new Problem(`npm has no permission to write into ${root}: make it writable for this user (${reason}).`);
  }
  if (/ENOSPC/.test(said)) return new Problem(`npm found no space left on the disk of ${root}.`);
  return new Problem(`npm could not install the dependencies:\n${said.trim()}`);
}

function makeFolder(path) {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw permissionProblem(error, path) ?? error;
  }
}

function permissionProblem(error, path) {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return undefined;
  return new Problem(`No permission to write ${path}: make the folder writable for this user.`);
}

function run(command, args, { onStderr, ...options }) {
  if (stoppedBy !== undefined) return Promise.resolve({ signal: stoppedBy });
  return new Promise((resolve, reject) => {
    running = spawn(command, args, options);
    running.stderr?.setEncoding('utf8').on('data', onStderr);
    running.on('error', reject);
    running.on('close', (code, signal) => {
      running = undefined;
      resolve({ code, signal });
    });
  });
}

function end({ code, signal }) {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

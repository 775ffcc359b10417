import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * A value that the same process keeps and that another process which later gets the same number does not have.
 * Pids are reused, also after a reboot: a number read from a file says nothing about who has it now.
 * Undefined when no such process runs.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    try {
      const [stat, boot] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'utf8'),
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      ]);
      // The command name stands in parentheses and may contain spaces: fields are counted after it (proc(5)).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state] = fields;
      const startTicks = fields[19];
      return state === 'Z' || startTicks === undefined ? undefined : `${boot.trim()}/${startTicks}`;
    } catch {
      return undefined;
    }
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The command line of a running process, for telling a server of ours from another program that has its number now. */
export async function processCommand(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      return commandLine.replaceAll('\0', ' ').trim() || undefined;
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

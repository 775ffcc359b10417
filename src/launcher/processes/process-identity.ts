import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * A value that stays the same for a process and differs for any later process with the same pid. Pids are reused, also
 * after a reboot: a pid read from a file does not show which process has it now. Undefined if no such process is
 * running.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    try {
      const [stat, boot] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'utf8'),
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      ]);
      // The command name is in parentheses and may contain spaces: fields are counted after it (proc(5)).
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

/** The command line of a running process, to tell our server from another program that now has its pid. */
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

import { execFileSync } from 'node:child_process';

/** Mounts an empty file system of a fixed size on a folder; undefined if this user may not. */
export function mountSmallDisk(folder: string, size: string): { unmount(): void } | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { unmount: () => execFileSync('umount', [folder]) };
}

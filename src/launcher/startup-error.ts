/** A reason not to start that a person can fix: one sentence, printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The error code of a Node file operation (`EACCES`, `EEXIST` …), or undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a file operation and turns file system errors into a sentence that names the path. */
export async function explainingPathErrors<T>(path: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new StartupError(
        `No permission to write ${path}: make it writable for this user, or choose another folder with ASKWELL_DATA.`,
        { cause: error },
      );
    }
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StartupError(
        `There is no space left to write ${path}: free some on its disk, or choose another folder with ASKWELL_DATA.`,
        { cause: error },
      );
    }
    if (code === 'ENOTDIR' || code === 'EEXIST') {
      throw new StartupError(
        `${path} cannot be a folder, because a file stands in its way: choose another with ASKWELL_DATA.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}

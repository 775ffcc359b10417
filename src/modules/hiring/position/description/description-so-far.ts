interface Coming {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * The member `description` of a JSON answer that is still streaming, as far as it has arrived; undefined before it
 * begins.
 */
export function descriptionSoFar(answer: string): Coming | undefined {
  const [, coming, end] = /"description"\s*:\s*"((?:[^"\\]|\\.)*)("?)/s.exec(answer) ?? [];
  if (coming === undefined) return undefined;
  // Leaves out an incomplete escape sequence or surrogate pair at the end.
  const whole = coming.replace(/\\u[0-9a-f]{0,3}$/i, '').replace(/\\ud[89ab][0-9a-f]{2}$/i, '');
  try {
    const text: unknown = JSON.parse(`"${whole.replaceAll('\n', String.raw`\n`)}"`);
    return typeof text === 'string' ? { text, isWhole: end === '"' } : undefined;
  } catch {
    return undefined;
  }
}

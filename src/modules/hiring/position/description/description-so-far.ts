interface Coming {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What stands of the member `description` in a JSON answer that is still coming; undefined before it begins. */
export function descriptionSoFar(answer: string): Coming | undefined {
  const [, coming, end] = /"description"\s*:\s*"((?:[^"\\]|\\.)*)("?)/s.exec(answer) ?? [];
  if (coming === undefined) return undefined;
  // Half of an escape is not sent on, nor half of a character.
  const whole = coming.replace(/\\u[0-9a-f]{0,3}$/i, '').replace(/\\ud[89ab][0-9a-f]{2}$/i, '');
  try {
    const text: unknown = JSON.parse(`"${whole.replaceAll('\n', String.raw`\n`)}"`);
    return typeof text === 'string' ? { text, isWhole: end === '"' } : undefined;
  } catch {
    return undefined;
  }
}

import type * as z from 'zod';

interface Message {
  readonly content: string;
}

/** The task in a prompt's first line that contains one; undefined if it does not match this schema. */
export function taskIn<Task>(messages: readonly Message[], shape: z.ZodType<Task>): Task | undefined {
  const json = messages.flatMap(({ content }) => /^Task: (\{.*\})$/m.exec(content)?.[1] ?? [])[0];
  return json === undefined ? undefined : shape.safeParse(JSON.parse(json)).data;
}

import type * as z from 'zod';

interface Message {
  readonly content: string;
}

/** What a prompt says it asks for, in the first line of it that does; undefined where it is not of this shape. */
export function taskIn<Task>(messages: readonly Message[], shape: z.ZodType<Task>): Task | undefined {
  const json = messages.flatMap(({ content }) => /^Task: (\{.*\})$/m.exec(content)?.[1] ?? [])[0];
  return json === undefined ? undefined : shape.safeParse(JSON.parse(json)).data;
}

/** Patterns found in code, logs and tool output but not in sentences. */
const marks: readonly RegExp[] = [
  /[{};]$/u,
  /=>|->|==|::|&&|\|\|/u,
  /\p{L}\(.*\)/u,
  /^(?:\/\/|\/\*|<\p{L}|@\p{L}|\[?\d{4}-\d\d-\d\d[ T]\d\d:|\[?\d\d:\d\d:\d\d)/u,
  /^(?:SELECT|FROM|WHERE|JOIN|INSERT|UPDATE|DELETE|CREATE|ALTER|GET|POST|PUT)\s/u,
];

/** Whether a handout depends on indentation and needs a monospaced font. */
export function isSetAsCode(lines: readonly string[]): boolean {
  if (lines.some((line) => line.startsWith(' '))) return true;
  const marked = lines.filter((line) => marks.some((mark) => mark.test(line)));
  return marked.length * 2 > lines.length;
}

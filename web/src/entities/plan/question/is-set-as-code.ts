/** What lines of code, of a log or of a tool's output have and sentences have not. */
const marks: readonly RegExp[] = [
  /[{};]$/u,
  /=>|->|==|::|&&|\|\|/u,
  /\p{L}\(.*\)/u,
  /^(?:\/\/|\/\*|<\p{L}|@\p{L}|\[?\d{4}-\d\d-\d\d[ T]\d\d:|\[?\d\d:\d\d:\d\d)/u,
  /^(?:SELECT|FROM|WHERE|JOIN|INSERT|UPDATE|DELETE|CREATE|ALTER|GET|POST|PUT)\s/u,
];

/** Whether the lines of a handout are read by their indentation: then all letters are equally wide. */
export function isSetAsCode(lines: readonly string[]): boolean {
  if (lines.some((line) => line.startsWith(' '))) return true;
  const marked = lines.filter((line) => marks.some((mark) => mark.test(line)));
  return marked.length * 2 > lines.length;
}

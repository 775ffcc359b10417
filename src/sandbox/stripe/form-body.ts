/** What Stripe's forms carry: texts, lists and objects. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue };
export type Form = Readonly<Record<string, FormValue>>;

interface Node {
  [name: string]: string | Node;
}

/** Reads `a[b][0]=c` as Stripe does. */
export function readForm(body: string): Form {
  const root: Node = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = key.split(/\]\[|\[|\]/).filter((part, index) => part !== '' || index === 0);
    // a[]=b: each gets the next number
    const path = key.endsWith('[]') ? [first, ...rest, String(countOf(root, [first, ...rest]))] : [first, ...rest];
    put(root, path, value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, finished(value)]));
}

function countOf(root: Node, path: readonly string[]): number {
  let node: string | Node | undefined = root;
  for (const part of path) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'object' ? Object.keys(node).length : 0;
}

function put(root: Node, path: readonly string[], value: string): void {
  let node = root;
  for (const part of path.slice(0, -1)) {
    const next = node[part];
    const child: Node = typeof next === 'object' ? next : {};
    node[part] = child;
    node = child;
  }
  node[path.at(-1) ?? ''] = value;
}

function finished(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([name], index) => name === String(index))) return entries.map(([, each]) => finished(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, finished(each)]));
}

/** The value at a path such as `line_items.0.price`; undefined when it is not a text. */
export function textAt(form: Form, path: string): string | undefined {
  let value: FormValue | undefined = form;
  for (const part of path.split('.')) {
    if (typeof value !== 'object') return undefined;
    const inside: FormValue | undefined = Object.entries(value).find(([name]) => name === part)?.[1];
    value = inside;
  }
  return typeof value === 'string' ? value : undefined;
}

export function textsAt(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (value === undefined || typeof value === 'string') return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}

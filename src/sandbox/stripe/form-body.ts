import { StripeError, required } from './stripe-error.ts';

/** Values in Stripe's form bodies: texts, lists and objects. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue };
export type Form = Readonly<Record<string, FormValue>>;

interface Node {
  [name: string]: string | Node;
}

/** Parses `a[b][0]=c` as Stripe does. */
export function readForm(body: string): Form {
  const root: Node = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = key.split(/\]\[|\[|\]/).filter((part, index) => part !== '' || index === 0);
    // a[]=b: appended at the next index
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

/** The value at a path such as `line_items.0.price`; undefined if it is not a text. */
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

/** @throws StripeError if it is missing */
export function needed(form: Form, path: string): string {
  const value = textAt(form, path);
  if (value === undefined || value === '') throw required(path.replaceAll(/\.(\w+)/g, '[$1]'));
  return value;
}

/** @throws StripeError if it is not an integer */
export function whole(form: Form, path: string): number {
  const value = needed(form, path);
  if (!/^-?\d+$/.test(value)) throw new StripeError(400, `Invalid integer: ${value}`, { param: path });
  return Number(value);
}

/** The objects of a list at a path. */
export function formsAt(form: Form, path: string): Form[] {
  const forms: Form[] = [];
  for (let index = 0; ; index += 1) {
    const inside = formAt(form, `${path}.${index}`);
    if (inside === undefined) return forms;
    forms.push(inside);
  }
}

function formAt(form: Form, path: string): Form | undefined {
  let value: FormValue | undefined = form;
  for (const part of path.split('.')) {
    if (typeof value !== 'object') return undefined;
    value = Object.entries(value).find(([name]) => name === part)?.[1];
  }
  return typeof value !== 'object' ? undefined : Object.fromEntries(Object.entries(value));
}

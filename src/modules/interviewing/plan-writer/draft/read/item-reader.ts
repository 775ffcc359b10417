/**
 * Streaming reader for a JSON object. Emits each element of one top-level array as soon as it is complete, so that a
 * question can be checked and shown while the model writes the next. Looks at each character once. Skips thinking
 * output and prose before the object.
 */
export class ItemReader {
  readonly #member: string;
  #text = '';
  #at = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #stringStart = 0;
  #lastString = '';
  #inArray = false;
  #itemStart = 0;
  #mayThink = true;

  /** @param member name of the array in the outermost object */
  constructor(member: string) {
    this.#member = member;
  }

  /** All text received so far. */
  get text(): string {
    return this.#text;
  }

  /**
   * Returns the elements that this chunk completes. Invalid JSON is skipped; the parser of the whole answer handles it.
   */
  push(piece: string): readonly unknown[] {
    this.#text += piece;
    if (this.#mayThink && !this.#skipThoughts()) return [];
    const items: unknown[] = [];
    for (; this.#at < this.#text.length; this.#at += 1) {
      const item = this.#step(this.#text.charAt(this.#at));
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  /** Returns false until it is known where the thinking output ends. */
  #skipThoughts(): boolean {
    const beginning = this.#text.slice(0, 40).trimStart();
    if (beginning === '' || (beginning.length < thought.length && thought.startsWith(beginning))) return false;
    if (beginning.startsWith(thought)) {
      const end = endOfThoughts(this.#text);
      if (end === undefined) return false;
      this.#at = end;
    }
    this.#mayThink = false;
    return true;
  }

  #step(sign: string): unknown {
    if (this.#inString) {
      this.#stringStep(sign);
      return undefined;
    }
    // Before the object there is prose, whose quotation marks and brackets have no meaning.
    if (this.#depth === 0 && sign !== '{') return undefined;
    switch (sign) {
      case '"':
        this.#inString = true;
        this.#stringStart = this.#at + 1;
        return undefined;
      case '{':
      case '[':
        this.#depth += 1;
        if (sign === '[' && this.#depth === 2 && this.#lastString === this.#member) this.#inArray = true;
        if (this.#inArray && sign === '{' && this.#depth === 3) this.#itemStart = this.#at;
        return undefined;
      case '}':
      case ']':
        this.#depth -= 1;
        if (this.#inArray && this.#depth === 1) this.#inArray = false;
        return this.#inArray && sign === '}' && this.#depth === 2
          ? parseJson(this.#text.slice(this.#itemStart, this.#at + 1))
          : undefined;
      default:
        return undefined;
    }
  }

  #stringStep(sign: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (sign === '\\') this.#escaped = true;
    else if (sign === '"') {
      this.#inString = false;
      if (this.#depth === 1) this.#lastString = this.#text.slice(this.#stringStart, this.#at);
    }
  }
}

const thought = '<think';

/** Index of the answer after `<think>…</think>`; undefined until the closing tag has arrived. */
function endOfThoughts(text: string): number | undefined {
  const end = /<\/think(?:ing)?>/.exec(text);
  return end === null ? undefined : end.index + end[0].length;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Maximum number of opening braces to try. */
const mostTries = 30;
/** Maximum number of objects that a model may wrap around its answer. */
const deepest = 2;

/**
 * Finds the object that has one of `members` as an array, whatever surrounds it: thinking output, code fences, prose,
 * another object. Falls back to the first complete object; undefined if there is none.
 */
export function parseAnswer(text: string, members: readonly string[]): JsonObject | undefined {
  let first: JsonObject | undefined;
  let at = text.trimStart().startsWith(thought) ? (endOfThoughts(text) ?? 0) : 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const start = text.indexOf('{', at);
    if (start === -1) break;
    const end = endOfObject(text, start);
    const value = end === undefined ? undefined : parseJson(text.slice(start, end));
    if (isObject(value)) {
      const holder = holderOf(members, value, 0);
      if (holder !== undefined) return holder;
      first ??= value;
    }
    // Continue after a complete object, or inside one that is not.
    at = isObject(value) && end !== undefined ? end : start + 1;
  }
  return first;
}

/**
 * The elements of the array with this name, wherever it occurs. If the answer was cut off, returns the complete ones.
 */
export function itemsIn(text: string, member: string): readonly unknown[] {
  for (const { index } of text.matchAll(new RegExp(`"${member}"\\s*:\\s*\\[`, 'g'))) {
    const items = new ItemReader(member).push(`{${text.slice(index)}`);
    if (items.length > 0) return items;
  }
  return [];
}

function holderOf(members: readonly string[], value: unknown, depth: number): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  if (members.some((member) => Array.isArray(value[member]))) return value;
  if (depth === deepest) return undefined;
  for (const inner of Object.values(value)) {
    const found = holderOf(members, inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Index after the object's closing brace; undefined if there is none. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

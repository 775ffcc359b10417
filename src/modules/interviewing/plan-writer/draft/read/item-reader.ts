/**
 * Reads a JSON object as it arrives and gives each element of one top-level array as soon as it is whole: a question
 * can be checked and shown while the model writes the next. Each character is looked at once. What a model thinks
 * aloud or says before the object is passed over.
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

  /** `member`: the name of the array in the outermost object */
  constructor(member: string) {
    this.#member = member;
  }

  /** All that came so far. */
  get text(): string {
    return this.#text;
  }

  /** The elements that this piece completes; what is not JSON is left for the reader of the whole. */
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

  /** False while it is not yet known where the thoughts end. */
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
    // Before the object there is prose: its quotation marks and brackets mean nothing.
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

/** Where the answer begins behind `<think>…</think>`; undefined while that is not there. */
function endOfThoughts(text: string): number | undefined {
  const end = /<\/think(?:ing)?>/.exec(text);
  return end === null ? undefined : end.index + end[0].length;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** More openings than these are no answer. */
const mostTries = 30;
/** How many objects a model may put around its answer. */
const deepest = 2;

/**
 * The object that holds one of `members` as an array, whatever stands around it: thoughts, fences, prose, another
 * object; the first whole object where none does. Undefined when there is none.
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
    // Behind a whole object, or into one that is none.
    at = isObject(value) && end !== undefined ? end : start + 1;
  }
  return first;
}

/** The elements of the array of that name, wherever it stands: also of an answer that was cut, as far as they are whole. */
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

/** Behind the brace that closes the object; undefined when none does. */
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

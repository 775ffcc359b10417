/**
 * Reads a JSON object as it arrives and gives each element of one top-level array as soon as it is whole: a question
 * can be checked and shown while the model writes the next. Each character is looked at once.
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
    const items: unknown[] = [];
    for (; this.#at < this.#text.length; this.#at += 1) {
      const item = this.#step(this.#text.charAt(this.#at));
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  #step(sign: string): unknown {
    if (this.#inString) {
      this.#stringStep(sign);
      return undefined;
    }
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

/** The outermost object of an answer, whatever a model wrapped it in; undefined when there is none. */
export function parseAnswer(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end < start ? undefined : parseJson(text.slice(start, end + 1));
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

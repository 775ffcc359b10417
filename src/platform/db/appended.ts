const appended = new WeakSet<object>();

/** Remembers that a transaction appended an event. */
export function markAppended(tx: object): void {
  appended.add(tx);
}

/** Whether it did; asked once, at its end. */
export function takeAppended(tx: object): boolean {
  return appended.delete(tx);
}

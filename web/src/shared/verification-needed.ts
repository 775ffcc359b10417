type Listener = () => void;

const listeners = new Set<Listener>();

/** Called when a call was refused because the account's e-mail address is not verified yet. */
export function verificationNeeded(): void {
  for (const listener of listeners) listener();
}

/** For the one place that offers verification after such a refusal. Returns a function that removes the listener. */
export function onVerificationNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

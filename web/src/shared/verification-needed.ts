type Listener = () => void;

const listeners = new Set<Listener>();

/** A call was refused because the address of the account is not proven yet. */
export function verificationNeeded(): void {
  for (const listener of listeners) listener();
}

/** Where the way to prove it is offered, once for all refusals. Answers how to stop listening. */
export function onVerificationNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

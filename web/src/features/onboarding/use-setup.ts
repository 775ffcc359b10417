import { useState, useSyncExternalStore } from 'react';
import { useUser } from '#web/shared/api/session.ts';
import type { Setup } from './setup.ts';
import { SetupMemory } from './setup-memory.ts';

export function useSetup(): { readonly memory: SetupMemory; readonly setup: Setup } {
  const { id } = useUser();
  const [memory] = useState(() => new SetupMemory(id));
  return { memory, setup: useSyncExternalStore(memory.subscribe, memory.now) };
}

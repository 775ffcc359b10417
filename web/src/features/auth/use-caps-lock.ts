import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the last key in the field told; and the handler that watches it. */
export function useCapsLock(): { readonly on: boolean; readonly watch: (event: KeyboardEvent) => void } {
  const [on, setOn] = useState(false);
  return {
    on,
    watch: (event) => {
      setOn(event.getModifierState('CapsLock'));
    },
  };
}

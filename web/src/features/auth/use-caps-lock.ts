import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key press in the field, and the event handler that tracks it. */
export function useCapsLock(): { readonly on: boolean; readonly watch: (event: KeyboardEvent) => void } {
  const [on, setOn] = useState(false);
  return {
    on,
    watch: (event) => {
      setOn(event.getModifierState('CapsLock'));
    },
  };
}

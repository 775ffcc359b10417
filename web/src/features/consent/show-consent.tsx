import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsentChoice } from '#web/shared/consent/consent-record.ts';
import { Consent } from './consent.tsx';

let open: ((to: 'choices') => void) | undefined;

/** Renders the banner or the settings beside any page; the settings replace a banner already shown. */
export function showConsent(first: 'banner' | 'choices', onDecided: (choice: ConsentChoice) => void): void {
  if (open !== undefined) return open('choices');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    open = undefined;
    root.unmount();
    place.remove();
  };
  const draw = (view: 'banner' | 'choices'): void =>
    root.render(
      <StrictMode>
        <Consent
          key={view}
          view={view}
          onView={draw}
          onDecided={(choice) => {
            onDecided(choice);
            close();
          }}
          onCancel={first === 'banner' ? () => draw('banner') : close}
        />
      </StrictMode>,
    );
  open = draw;
  draw(first);
}

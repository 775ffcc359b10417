const asked = 'askwell:consent';

/** Opens the cookie settings, from any page. */
export function openConsentChoices(): void {
  dispatchEvent(new Event(asked));
}

export function onConsentAsked(open: () => void): void {
  addEventListener(asked, open);
}

/** Parses a website address as typed, with or without a scheme; undefined if it is not one. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? address : undefined;
}

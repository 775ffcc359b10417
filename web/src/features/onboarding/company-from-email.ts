/** Public e-mail providers: their domains say nothing about an employer. */
const mailServices = new Set([
  'aol.com',
  'bigmir.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'i.ua',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'meta.ua',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'ukr.net',
  'web.de',
  'yahoo.com',
  'zoho.com',
]);

/** What the domain of a work address suggests; the user can correct it. */
export function companyFromEmail(email: string): { readonly companyName: string; readonly website: string } {
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  const labels = domain.split('.');
  const name = labels.at(isPublicSuffix(labels) ? -3 : -2) ?? '';
  if (labels.length < 2 || name === '' || mailServices.has(domain)) return { companyName: '', website: '' };
  const words = name.split('-').filter(Boolean).map(capitalised);
  return { companyName: words.join(' '), website: `https://${domain}` };
}

/** As in acme.co.uk and acme.com.ua. */
function isPublicSuffix(labels: readonly string[]): boolean {
  return (
    labels.length > 2 && /^(?:co|com|org|net|gov|edu|ac)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

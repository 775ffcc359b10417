/** Addresses of the two products that the global set-up has started. */
export function productUrl(which: 'playbook' | 'model'): string {
  const url = process.env[which === 'playbook' ? 'E2E_PLAYBOOK' : 'E2E_MODEL'];
  if (url === undefined) throw new Error('the products were not started');
  return url;
}

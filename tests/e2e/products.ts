/** Addresses of the two products that the global set-up has started. */
export function productUrl(which: 'playbook' | 'model'): string {
  const url = process.env[which === 'playbook' ? 'E2E_PLAYBOOK' : 'E2E_MODEL'];
  if (url === undefined) throw new Error('the products were not started');
  return url;
}

/** Where the database of the first one is: for what takes longer than a test may. */
export function playbookData(): string {
  const folder = process.env['E2E_PLAYBOOK_DATA'];
  if (folder === undefined)
    throw new Error('the products were not started, or E2E_PLAYBOOK_DATA does not name a folder');
  return folder;
}

import type { LlmFault } from '#sandbox/openai/openai-faults.ts';

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

/** Tokens a second at which what is written can be watched. */
export const usualPace = 600;

/** The pace of the stand-in for a model, for requests from now on. */
export function setModelPace(tokensPerSecond: number): Promise<void> {
  return tellModel('speed', { firstTokenMs: 150, tokensPerSecond });
}

/** What goes wrong with the stand-in, for requests from now on; null: nothing. */
export function setModelFault(fault: LlmFault | null): Promise<void> {
  return tellModel('faults', { fault });
}

async function tellModel(path: string, body: object): Promise<void> {
  const answer = await fetch(`${standIn()}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}

/** How often it was asked. */
export async function modelRequests(): Promise<number> {
  const answer: unknown = await (await fetch(`${standIn()}/sandbox/requests`)).json();
  return Array.isArray(answer) ? answer.length : 0;
}

function standIn(): string {
  const origin = process.env['E2E_AI'];
  if (origin === undefined) throw new Error('the products were not started, or E2E_AI does not name the stand-in');
  return origin;
}

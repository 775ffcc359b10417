import type { LlmFault } from '#sandbox/openai/openai-faults.ts';

/** Addresses of the two products that the global setup has started. */
export function productUrl(which: 'playbook' | 'model'): string {
  const url = process.env[which === 'playbook' ? 'E2E_PLAYBOOK' : 'E2E_MODEL'];
  if (url === undefined) throw new Error('the products were not started');
  return url;
}

/** The data folder of the first product, whose database tests use to simulate what would take too long. */
export function playbookData(): string {
  const folder = process.env['E2E_PLAYBOOK_DATA'];
  if (folder === undefined)
    throw new Error('the products were not started, or E2E_PLAYBOOK_DATA does not name a folder');
  return folder;
}

/** Tokens per second slow enough to watch the text being written. */
export const usualPace = 600;

/** Sets the pace of the model stand-in for requests from now on. */
export function setModelPace(tokensPerSecond: number): Promise<void> {
  return tellModel('speed', { firstTokenMs: 150, tokensPerSecond });
}

/** Sets the fault of the model stand-in for requests from now on; null for none. */
export function setModelFault(fault: LlmFault | null): Promise<void> {
  return tellModel('faults', { fault });
}

async function tellModel(path: string, body: object): Promise<void> {
  const answer = await fetch(`${standIn()}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}

/** How many requests the model stand-in has received. */
export async function modelRequests(): Promise<number> {
  const answer: unknown = await (await fetch(`${standIn()}/sandbox/requests`)).json();
  return Array.isArray(answer) ? answer.length : 0;
}

function standIn(): string {
  const origin = process.env['E2E_AI'];
  if (origin === undefined) throw new Error('the products were not started, or E2E_AI does not name the stand-in');
  return origin;
}

import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBytes = 1024 * 1024;

export function sendPage(response: ServerResponse, page: string): void {
  send(response, 200, 'text/html', page);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain', text);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}

/** @throws RangeError above a megabyte */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk: Buffer = part;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RangeError('the body is larger than a megabyte');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { ChatRequest, endpointRefusal, paceOf, readBy, roomFor, tokensOf } from './openai-endpoints.ts';
import { ClockSwitch, FaultSwitch, llmFaults, SpeedSwitch } from './openai-faults.ts';
import type { LlmFault } from './openai-faults.ts';
import { descriptionAnswer } from './openai-description.ts';
import { planAnswer } from './openai-plan.ts';
import { scoreAnswer } from './openai-score.ts';
import { summaryAnswer } from './openai-summary.ts';
import { translationAnswer } from './openai-translation.ts';

/** A stand-in for an OpenAI-compatible endpoint: the real wire protocol, with switches to inject faults. */
export interface OpenAiSandbox {
  /** for OPENAI_BASE_URL */
  readonly url: string;
  /** for the switches: POST /sandbox/faults, /sandbox/speed and /sandbox/clock, GET and DELETE /sandbox/requests */
  readonly origin: string;
  close(): Promise<void>;
}

export interface OpenAiSandboxOptions {
  /** defaults to a free one */
  readonly port?: number;
  readonly firstTokenMs?: number;
  /** null: as fast as the socket accepts it */
  readonly tokensPerSecond?: number | null;
  /** factor by which its clock runs faster than real time */
  readonly clockSpeed?: number;
}

const HeaderFault = z.enum(llmFaults);
const model = 'sandbox-writer';

interface Answer {
  readonly request: ChatRequest;
  readonly text: string;
  readonly refusal: boolean;
  readonly finish: 'stop' | 'length';
  readonly fault: LlmFault | null;
}

export async function startOpenAiSandbox(options: OpenAiSandboxOptions = {}): Promise<OpenAiSandbox> {
  let faults: FaultSwitch = { fault: null, retryAfterSec: 1 };
  let speed: SpeedSwitch = {
    firstTokenMs: options.firstTokenMs ?? 0,
    tokensPerSecond: options.tokensPerSecond ?? null,
  };
  let clockSpeed = options.clockSpeed ?? 1;
  const requests: { at: string; fault: LlmFault | null; body: unknown }[] = [];

  function nextFault(request: IncomingMessage): LlmFault | null {
    const fromHeader = HeaderFault.safeParse(request.headers['x-sandbox-fault']);
    if (fromHeader.success) return fromHeader.data;
    const { fault, times } = faults;
    if (times !== undefined) faults = times > 1 ? { ...faults, times: times - 1 } : { fault: null, retryAfterSec: 1 };
    return fault;
  }

  async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const retryAfter = String(faults.retryAfterSec);
    const fault = nextFault(request);
    const asked = requests.filter((earlier) => isDeepStrictEqual(earlier.body, body)).length;
    requests.push({ at: new Date().toISOString(), fault, body });
    if (fault === 'down') {
      request.socket.destroy();
      return;
    }
    if (fault === 'rate_limit') return refuse(response, 429, 'rate_limit_exceeded', { 'retry-after': retryAfter });
    if (fault === 'quota') return refuse(response, 429, 'insufficient_quota');
    if (fault === 'server_error') return refuse(response, 500, 'server_error');
    if (fault === 'unauthorized' || !/^Bearer .+/.test(request.headers.authorization ?? '')) {
      return refuse(response, 401, 'invalid_api_key');
    }
    if (fault === 'html') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Gateway</title><p>Sign in</p>');
      return;
    }
    const parsed = ChatRequest.safeParse(body);
    const refusal = parsed.success ? endpointRefusal(parsed.data) : undefined;
    if (refusal !== undefined) return json(response, refusal.status, refusal.body);
    const plan = parsed.success ? textFor(parsed.data, fault, asked) : undefined;
    if (!parsed.success || plan === undefined) return refuse(response, 400, 'invalid_request_error');
    const answer = limited(spoiled(parsed.data, plan, parsed.data.model === 'refusing' ? 'refusal' : fault));
    const pace = paceOf(parsed.data.model) ?? speed;
    await pause(pace.firstTokenMs / clockSpeed);
    if (parsed.data.stream === true) await streamed(response, answer, pace.tokensPerSecond, clockSpeed);
    else json(response, 200, completion(answer));
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (`${request.method} ${request.url}`) {
      case 'POST /v1/chat/completions':
        return chat(request, response);
      case 'GET /v1/models':
        return json(response, 200, {
          object: 'list',
          data: [{ id: model, object: 'model', created: 0, owned_by: 'sandbox' }],
        });
      case 'POST /sandbox/faults':
        faults = FaultSwitch.parse(await bodyOf(request));
        return json(response, 200, faults);
      case 'POST /sandbox/speed':
        speed = SpeedSwitch.parse(await bodyOf(request));
        return json(response, 200, speed);
      case 'POST /sandbox/clock':
        clockSpeed = ClockSwitch.parse(await bodyOf(request)).speed;
        return json(response, 200, { speed: clockSpeed });
      case 'GET /sandbox/requests':
        return json(response, 200, requests);
      case 'DELETE /sandbox/requests':
        requests.length = 0;
        return json(response, 200, requests);
      default:
        return refuse(response, 404, 'not_found');
    }
  }

  const server = createServer((request, response) => {
    route(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 400, 'invalid_request_error');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in listens on no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    url: `${origin}/v1`,
    origin,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * If the task was cut off the prompt, the model writes something arbitrary. `asked`: how many times the same was sent
 * before.
 */
function textFor({ model: name, messages }: ChatRequest, fault: LlmFault | null, asked: number): string | undefined {
  const read = readBy(name, messages);
  const plan =
    planAnswer(read, fault, name) ??
    descriptionAnswer(read) ??
    scoreAnswer(read, fault, asked) ??
    summaryAnswer(read, fault) ??
    translationAnswer(read, fault);
  return plan ?? (read.length < messages.length ? 'Sure! What would you like to know about interviews?' : undefined);
}

/** Cuts the answer off at its token limit. */
function limited(answer: Answer): Answer {
  const tokens = tokensOf(answer.text);
  const room = roomFor(answer.request);
  return tokens.length <= room ? answer : { ...answer, text: tokens.slice(0, room).join(''), finish: 'length' };
}

function spoiled(request: ChatRequest, plan: string, fault: LlmFault | null): Answer {
  const whole = { request, fault, text: plan, refusal: false, finish: 'stop' } as const;
  switch (fault) {
    case 'garbage':
      return { ...whole, text: 'Certainly! Here are some thoughts on interviews, in no particular order.' };
    case 'half_json':
      return { ...whole, text: plan.slice(0, Math.floor(plan.length / 2)) };
    case 'length':
      return { ...whole, text: plan.slice(0, Math.floor(plan.length / 2)), finish: 'length' };
    case 'empty':
      return { ...whole, text: '' };
    case 'refusal':
      return { ...whole, text: 'I cannot help with that.', refusal: true };
    default:
      return whole;
  }
}

async function streamed(
  response: ServerResponse,
  answer: Answer,
  tokensPerSecond: number | null,
  clockSpeed: number,
): Promise<void> {
  const event = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const delta = (content: Record<string, unknown>, finish: string | null = null) =>
    event({ ...chunkOf(answer), choices: [{ index: 0, delta: content, finish_reason: finish }] });
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  delta({ role: 'assistant', content: '' });
  if (answer.fault === 'endless' || answer.fault === 'endless_line') {
    const piece = 'and so on '.repeat(1_000);
    await withoutEnd(
      response,
      answer.fault === 'endless' ? () => delta({ content: piece }) : () => response.write(piece),
    );
    return;
  }

  const tokens = tokensOf(answer.text);
  const shown = answer.fault === 'cut' || answer.fault === 'stall' ? Math.floor(tokens.length / 2) : tokens.length;
  const started = performance.now();
  for (let sent = 0; sent < shown && !response.destroyed;) {
    const due =
      tokensPerSecond === null
        ? sent + 50
        : Math.floor(((performance.now() - started) / 1000) * tokensPerSecond * clockSpeed) + 1;
    for (; sent < Math.min(due, shown); sent += 1) {
      delta(answer.refusal ? { refusal: tokens[sent] } : { content: tokens[sent] });
    }
    await pause(tokensPerSecond === null ? 0 : 5);
  }
  if (answer.fault === 'cut') {
    response.destroy();
    return;
  }
  // Silent, with the connection open, until the client gives up.
  if (answer.fault === 'stall') return;
  delta({}, answer.finish);
  event({ ...chunkOf(answer), choices: [], usage: usageOf(answer) });
  response.end('data: [DONE]\n\n');
}

/** Writes as much as the client reads, until it disconnects. */
async function withoutEnd(response: ServerResponse, write: () => boolean): Promise<void> {
  while (!response.destroyed) {
    if (write()) await pause(0);
    else await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}

function completion(answer: Answer) {
  const message = answer.refusal
    ? { role: 'assistant', content: null, refusal: answer.text }
    : { role: 'assistant', content: answer.text, refusal: null };
  return {
    ...chunkOf(answer),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: answer.finish, logprobs: null }],
    usage: usageOf(answer),
  };
}

function chunkOf({ request }: Answer) {
  return { id: 'chatcmpl-sandbox', object: 'chat.completion.chunk', created: 0, model: request.model };
}

function usageOf({ request, text }: Answer) {
  const prompt = tokensOf(request.messages.map(({ content }) => content).join('\n')).length;
  const output = tokensOf(text).length;
  return { prompt_tokens: prompt, completion_tokens: output, total_tokens: prompt + output };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function refuse(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  json(response, status, { error: { message: code.replaceAll('_', ' '), type: code, code, param: null } }, headers);
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) setImmediate(resolve);
    else setTimeout(resolve, milliseconds);
  });
}

import * as z from 'zod';

export interface ModelSettings {
  readonly apiKey: string | undefined;
  /** defaults to OpenAI's */
  readonly baseUrl: string | undefined;
  readonly model: string;
}

const openAi = 'https://api.openai.com/v1';
/** The most time, in milliseconds, that the printed table of addresses is delayed. */
const patienceMs = 3000;
/** Bytes of the model list to read at most. */
const mostBytes = 1024 * 1024;

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** One sentence on whether this model can write plans, based on the endpoint's list of models. */
export async function checkModel({ apiKey, baseUrl, model }: ModelSettings): Promise<string> {
  const address = URL.parse(`${(baseUrl ?? openAi).replace(/\/+$/, '')}/models`);
  if (address === null) return 'OPENAI_BASE_URL is no address; the playbook writes the plans';
  const where = `${model} at ${address.host}`;
  const answer = await listOf(address, apiKey);
  if (answer === 'unknown host') return `${where}: there is no such host, check OPENAI_BASE_URL`;
  if (answer === 'silent') return `${where}: does not answer now; the playbook writes until it does`;
  const { status, text } = answer;
  if (status === 401 || status === 403) return `${where}: refuses the key (${status}), check OPENAI_API_KEY`;
  if (status === 404) return `${where}: has no list of models (404), check OPENAI_BASE_URL; it ends in /v1 mostly`;
  if (status !== 200) return `${where}: answers with ${status} now`;
  const list = ModelList.safeParse(jsonOf(text));
  if (!list.success) return `${where}: what answers there is no such endpoint, check OPENAI_BASE_URL`;
  const isListed = list.data.data.some(
    ({ id }) => id === model || id === `${model}:latest` || id === `models/${model}`,
  );
  return isListed ? `plans are written by ${where}` : `${where}: is not in its list of models, check OPENAI_MODEL`;
}

async function listOf(
  address: URL,
  apiKey: string | undefined,
): Promise<{ readonly status: number; readonly text: string } | 'unknown host' | 'silent'> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { headers: { authorization: `Bearer ${apiKey ?? 'none'}` }, signal });
    return { status: response.status, text: await beginningOf(response) };
  } catch (error) {
    return isUnknownHost(error) ? 'unknown host' : 'silent';
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > mostBytes) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

function isUnknownHost(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

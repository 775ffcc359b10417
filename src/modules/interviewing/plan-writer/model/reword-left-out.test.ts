import { expect, test } from 'vitest';
import { LlmOverloaded } from '#platform/llm/llm-errors.ts';
import { type Llm, type LlmRequest, noUsage } from '#platform/llm/llm.ts';
import { context } from '#modules/interviewing/plan-writer/draft/tailoring-example.ts';
import { rewordLeftOut } from './reword-left-out.ts';

const items = [
  { text: 'Use your people.', because: ['This is meant: "Use your people."'] },
  { text: 'Stop and come out.', because: ['This is meant: "Stop and come out."'] },
];

function anLlm(answer: string | undefined) {
  const requests: LlmRequest[] = [];
  const llm: Llm = {
    model: 'scripted',
    async *stream(request) {
      requests.push(request);
      if (answer === undefined) throw new LlmOverloaded(noUsage);
      yield { kind: 'text', text: answer };
      yield { kind: 'end', usage: noUsage };
    },
  };
  return { llm: { ...llm, pace: () => undefined }, requests };
}

async function reworded(answer: string | undefined, toReword: readonly (typeof items)[number][]) {
  const { llm, requests } = anLlm(answer);
  const words: [string, string][] = [];
  const draft = {
    toReword,
    problems: [],
    reword: async (given: ReadonlyMap<string, string>) => {
      words.push(...given);
    },
  };
  await rewordLeftOut(llm, draft, { part: 'core', language: 'en' }, context);
  return { words, requests };
}

test('rewordLeftOut › items with their reasons › are asked for by number, and each gets its own words', async () => {
  const answer = JSON.stringify({
    items: [
      { number: 2, text: 'Stop and step back.' },
      { number: 7, text: 'Nothing of that number.' },
      { number: 1, text: '' },
    ],
  });
  const { words, requests } = await reworded(answer, items);
  expect(words).toEqual([['Stop and come out.', 'Stop and step back.']]);
  const asked = requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n');
  for (const { text } of items) expect(asked).toContain(text);
});

test('rewordLeftOut › nothing left out › asks for nothing', async () => {
  const { requests } = await reworded('{"items":[]}', []);
  expect(requests).toEqual([]);
});

test.each([undefined, 'I am sorry.', '{"items":"none"}'])(
  'rewordLeftOut › the model answers %j › nothing changes and nothing fails',
  async (answer) => {
    expect((await reworded(answer, items)).words).toEqual([]);
  },
);

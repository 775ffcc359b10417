import { describe, expect, it } from 'vitest';
import { aQuestion } from '#knowledge/plan/assemble-example.ts';
import { type PlanText, withTextsOfQuestion } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { toldText } from './told-text.ts';
import { type Translating, translatePart } from './translate-part.ts';

const question = aQuestion('4f7c1f5e-0000-7000-8000-000000000001', {
  text: 'How did you cut the time from 900 ms to 120 ms?',
  whyAsked: 'It shows what is done first.',
});

/** The lines of the question alone, as a part of a plan contains them. */
function lines() {
  const found: PlanText[] = [];
  withTextsOfQuestion(question, (path, text, kind) => {
    if (kind !== 'name') found.push({ path, text, kind });
    return text;
  });
  return found.map((line) => ({ ...line, told: toldText(line.text, [], { name: '' }) }));
}

const good: Readonly<Record<string, string>> = {
  [question.text]: 'Як ви скоротили час із 900 мс до 120 мс?',
  [question.whyAsked]: 'Показує, що роблять спершу.',
};

/** A model that gives its answers in the order of the calls. */
function aModel(...answers: readonly ((text: string) => string)[]) {
  const asked: string[] = [];
  const records: ModelAnswer[] = [];
  const llm: Llm = {
    model: 'any',
    async *stream({ messages }) {
      const content = messages.map((message) => message.content).join('\n');
      asked.push(content);
      const answer = answers[asked.length - 1] ?? ((text: string) => good[text] ?? '');
      const told = [...content.matchAll(/\{"n":(\d+),"kind":"\w+","text":("(?:[^"\\]|\\.)*")\}/gu)];
      const translated = told.map(([, n, text = '""']) => ({ n: Number(n), text: answer(String(JSON.parse(text))) }));
      yield { kind: 'text', text: JSON.stringify({ lines: translated }) };
      yield { kind: 'end', usage: noUsage };
    },
  };
  const translating: Translating = {
    llm,
    signal: new AbortController().signal,
    from: 'en',
    to: 'uk',
    terms: [],
    matter: new Set(),
    answered: async (record) => void records.push(record),
  };
  return { translating, asked, records };
}

const part = { questionId: question.id, lines: lines() };

describe('translatePart', () => {
  it('an answer that stands › is taken in one call, on record', async () => {
    const { translating, asked, records } = aModel();
    const translated = await translatePart(translating, part, question);
    expect(Object.values(translated).toSorted()).toEqual(Object.values(good).toSorted());
    expect(asked).toHaveLength(1);
    expect(records).toMatchObject([{ part: 'translation', checks: [], accepted: 2 }]);
  });

  it('a line that breaks a rule › is asked for once more alone, with the reason', async () => {
    const { translating, asked, records } = aModel((text) => (good[text] ?? '').replace('120', '12'));
    expect(Object.keys(await translatePart(translating, part, question))).toHaveLength(2);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('1: Its figures were not those of the original');
    expect(asked[1]).not.toContain(question.whyAsked);
    expect(records.map(({ checks }) => checks)).toEqual([['claim.figures'], []]);
  });

  it('what the guard finds in that language › is asked for once more, and left out the second time', async () => {
    const unlawful = (text: string) =>
      text === question.text ? 'Чи є у вас діти, з 900 мс до 120 мс?' : (good[text] ?? '');
    const once = aModel(unlawful);
    expect(Object.keys(await translatePart(once.translating, part, question))).toHaveLength(2);
    expect(once.asked[1]).toContain('private life');
    const twice = aModel(unlawful, unlawful);
    expect(Object.values(await translatePart(twice.translating, part, question))).toEqual([good[question.whyAsked]]);
    expect(twice.asked).toHaveLength(2);
  });

  it('lines that are not asked for, and an answer that is none › add nothing', async () => {
    const { translating } = aModel(
      () => '',
      () => '',
    );
    expect(await translatePart(translating, part, question)).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { type RequestForm, lesserForm } from './request-form.ts';

const full: RequestForm = {
  answer: 'json_schema',
  limit: 'max_completion_tokens',
  streamOptions: true,
  reasoningEffort: true,
};

describe('lesserForm', () => {
  // Messages of DeepSeek, Mistral, vLLM, LM Studio, Ollama and OpenAI.
  test.each([
    ['This response_format type is unavailable now', { answer: 'json_object' }],
    ["'response_format.type' must be 'text'", { answer: 'json_object' }],
    ['[{"type":"extra_forbidden","loc":["body","max_completion_tokens"]}]', { limit: 'max_tokens' }],
    ['extra_forbidden stream_options', { streamOptions: false }],
    ['"llama3.1:8b" does not support thinking', { reasoningEffort: false }],
    ['reasoning_effort Unrecognized request argument supplied: reasoning_effort', { reasoningEffort: false }],
  ])('lesserForm › told "%s" › gives up that alone', (refusal, change) => {
    expect(lesserForm(full, refusal)).toEqual({ ...full, ...change });
  });

  test('lesserForm › refused without a word each time › gives up one after the other, and ends', () => {
    const tried: RequestForm[] = [];
    for (let form: RequestForm | undefined = full; form !== undefined; form = lesserForm(form, '')) tried.push(form);
    expect(tried).toHaveLength(6);
    expect(tried.at(-1)).toEqual({ answer: 'text', limit: 'max_tokens', streamOptions: false, reasoningEffort: false });
  });

  test('lesserForm › told of a parameter that is given up already › has nothing more to offer', () => {
    expect(lesserForm({ ...full, answer: 'text' }, 'response_format')).toBeUndefined();
  });
});

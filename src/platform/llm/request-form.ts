/** The parts of a request, besides model and messages, that endpoints support differently. */
export interface RequestForm {
  readonly answer: 'json_schema' | 'json_object' | 'text';
  readonly limit: 'max_completion_tokens' | 'max_tokens';
  readonly streamOptions: boolean;
  readonly reasoningEffort: boolean;
}

type Parameter = 'response_format' | 'max_completion_tokens' | 'stream_options' | 'reasoning_effort';

/** How endpoints refer to each parameter; Ollama calls it thinking. */
const tellings: readonly (readonly [Parameter, RegExp])[] = [
  ['response_format', /response_?format|json_schema|json_object|structured output/i],
  ['max_completion_tokens', /max_completion_tokens/i],
  ['stream_options', /stream_options|include_usage/i],
  ['reasoning_effort', /reasoning|thinking|\bthink\b/i],
];

/** The parameter that a rejection names, if a request can do without it. */
export function namedParameter(refusal: string): Parameter | undefined {
  return tellings.find(([, telling]) => telling.test(refusal))?.[0];
}

/**
 * The form to retry with after a rejection: with less of the parameter that it names or, if it names none, of the first
 * one that can still be reduced. Undefined if nothing is left to reduce.
 */
export function lesserForm(form: RequestForm, refusal: string): RequestForm | undefined {
  const named = namedParameter(refusal);
  if (named !== undefined) return without(form, named);
  for (const [parameter] of tellings) {
    const lesser = without(form, parameter);
    if (lesser !== undefined) return lesser;
  }
  return undefined;
}

function without(form: RequestForm, parameter: Parameter): RequestForm | undefined {
  switch (parameter) {
    case 'response_format':
      if (form.answer === 'text') return undefined;
      return { ...form, answer: form.answer === 'json_schema' ? 'json_object' : 'text' };
    case 'max_completion_tokens':
      return form.limit === 'max_tokens' ? undefined : { ...form, limit: 'max_tokens' };
    case 'stream_options':
      return form.streamOptions ? { ...form, streamOptions: false } : undefined;
    case 'reasoning_effort':
      return form.reasoningEffort ? { ...form, reasoningEffort: false } : undefined;
  }
}

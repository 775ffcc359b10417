import { describe, expect, it } from 'vitest';
import { descriptionSoFar } from './description-so-far.ts';

const whole = 'Ведете зміну.\n\nDuties:\n- check "each" dose \\ 5 % 😀';

describe('descriptionSoFar', () => {
  it.each([JSON.stringify({ description: whole }), `\`\`\`json\n{ "description" : ${JSON.stringify(whole)} }\n\`\`\``])(
    'a whole answer › read › is its text',
    (answer) => expect(descriptionSoFar(answer)).toEqual({ text: whole, isWhole: true }),
  );

  it('an answer with escaped characters › cut anywhere › is always a beginning of the text, never half a character', () => {
    const escaped = String.raw`{"description":"a\u0456\n\ud83d\ude00 \"b\" \\ c"}`;
    const text = 'aі\n😀 "b" \\ c';
    const read = Array.from(escaped, (_, at) => descriptionSoFar(escaped.slice(0, at)));
    const wrong = read.filter(
      (coming) => coming && (coming.isWhole || !text.startsWith(coming.text) || !coming.text.isWellFormed()),
    );
    expect(wrong.filter((coming) => coming?.text !== text)).toEqual([]);
    expect(descriptionSoFar(escaped)).toEqual({ text, isWhole: true });
  });

  it.each(['', '{"descr', '{"description":', 'Certainly! Here is a text.'])(
    'an answer without the text: %s › read › is nothing',
    (answer) => expect(descriptionSoFar(answer)).toBeUndefined(),
  );
});

import { expect, test } from 'vitest';
import { withPicked } from './with-picked.ts';

const of = (basis: string, text = basis) => ({ text, basis, kind: 'other' as const });
const sentence = 'You lift 25 kg all day and hold a forklift licence';

test('withPicked › the model has it in its own words › keeps these, once', () => {
  const named = [of('German at B2'), of('You lift 25 kg all day', 'Lift 25 kg all day long')];
  expect(withPicked(named, [of('You lift 25 kg all day')])).toEqual(named);
});

test('withPicked › the model left it out › adds it in the words of the posting', () => {
  const added = withPicked([of('German at B2')], [of('You lift 25 kg', 'The posting says: “You lift 25 kg”. Do you?')]);
  expect(added).toEqual([of('German at B2'), of('You lift 25 kg')]);
});

test('withPicked › the model has a part of it › replaces the part', () => {
  const named = [of('German at B2'), of('hold a forklift licence', 'A forklift licence')];
  expect(withPicked(named, [of(sentence)])).toEqual([of('German at B2'), of(sentence)]);
});

test('withPicked › the model quotes the sentence for another part of it › adds what was picked', () => {
  const named = [of(sentence, 'A forklift licence')];
  expect(withPicked(named, [of('You lift 25 kg all day')])).toEqual([...named, of('You lift 25 kg all day')]);
});

test('withPicked › the model has all of it in two requirements › keeps both', () => {
  const named = [of(sentence, 'Lift 25 kg all day'), of(sentence, 'Hold a forklift licence')];
  expect(withPicked(named, [of(sentence)])).toEqual(named);
});

test('withPicked › the model has as many as a plan takes › its last one goes', () => {
  const crafts = ['welding', 'bricks', 'pipes', 'glass', 'roofs', 'tiles', 'joinery', 'paving', 'rigging', 'paint'];
  const named = crafts.map((craft) => of(craft));
  expect(withPicked(named, [of('You lift 25 kg')]).map(({ basis }) => basis)).toEqual([
    ...crafts.slice(0, -1),
    'You lift 25 kg',
  ]);
});

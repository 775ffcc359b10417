import { expect, test } from 'vitest';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { newId } from '#platform/new-id.ts';
import { OwnWorkDraft } from './own-work-draft.ts';
import { TailoringDraft } from './tailoring-draft.ts';
import { aQuestion, brief, context, core, cut, cv, led, noClaims } from './tailoring-example.ts';

const [first, second] = composeTailoring(brief, core, newId).questions;
if (first === undefined || second === undefined) throw new Error('two questions for this person');
const locked = { ...second, order: core.questions.length + 2 };
const aDraft = (lockedQuestions = [locked], kept = context.kept) =>
  new TailoringDraft({ brief: { ...brief, lockedQuestions }, core, candidate: null }, cv, { ...context, kept });

test('TailoringDraft › beside a locked question › asks for the others, tells what stands, and keeps it', async () => {
  const draft = aDraft();
  expect(draft.missing).toBe(1);
  draft.beginRound();
  expect(draft.takeAsked()).toMatchObject({ questions: 1, accepted: [`${locked.category}: ${locked.text}`] });
  await draft.question(aQuestion('Which part of the move was yours alone?', led));
  await draft.frame(noClaims);
  const questions = (await draft.finished())?.questions ?? [];
  expect(questions.map(({ text }) => text)).toEqual(['Which part of the move was yours alone?', locked.text]);
  expect(questions[1]).toEqual(locked);
});

test('TailoringDraft › a model that writes the locked question again › is asked for another', async () => {
  const draft = aDraft();
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion(locked.text, cut));
  await draft.frame(noClaims);
  expect(draft.missing).toBe(1);
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked().refused).toMatchObject([{ text: locked.text }]);
});

test('TailoringDraft › nothing came but what is locked › is not the model’s part', async () => {
  for (const all of [[locked], [{ ...first, order: core.questions.length + 1 }, locked]]) {
    const draft = aDraft(all);
    draft.beginRound();
    draft.takeAsked();
    await draft.frame(undefined);
    expect(await draft.finished()).toBeUndefined();
  }
});

test('TailoringDraft › what a dead worker left › holds the locked one once', async () => {
  const draft = aDraft([locked], { part: 'tailoring', questions: [locked], claims: null });
  expect(draft.missing).toBe(1);
  draft.beginRound();
  draft.takeAsked();
  await draft.frame(noClaims);
  const questions = (await draft.finished())?.questions ?? [];
  expect(questions.filter(({ id }) => id === locked.id)).toHaveLength(1);
});

test('OwnWorkDraft › a locked question, and none of the model that stands › is filled beside it from the playbook', () => {
  const withoutCv = { ...brief, cv: null };
  const [, other] = composeTailoring(withoutCv, core, newId).questions;
  if (other === undefined) throw new Error('two questions for this person');
  const stays = { ...other, order: core.questions.length + 2 };
  const input = { brief: { ...withoutCv, lockedQuestions: [stays] }, core, candidate: null };
  const draft = new OwnWorkDraft(input, context);
  expect(draft.missing).toBe(1);
  const { questions } = draft.finished();
  expect(questions).toHaveLength(2);
  expect(questions[1]).toEqual(stays);
});

import { expect, it } from 'vitest';
import { cvParsing } from '#workflows/contracts/cv-parsing.ts';
import { cvSettledSignal, planGeneration } from '#workflows/contracts/plan-generation.ts';
import type { Delivered } from '#platform/outbox/consumer.ts';
import type { StartDetails, Temporal } from './client.ts';

/** Compiled, never called. An unused `@ts-expect-error` is itself a compile error. */
async function wrongUses(temporal: Temporal, event: Delivered<unknown>): Promise<void> {
  const details: StartDetails = { summary: 'a CV', entity: { type: 'cv', id: 'x' }, trigger: event };
  await temporal.start(cvParsing, { ownerId: 'o', cvId: 'c', attempt: 1 }, details);
  // @ts-expect-error -- the input of another workflow
  await temporal.start(cvParsing, { ownerId: 'o', interviewId: 'i', planId: 'p', attempt: 1 }, details);
  // @ts-expect-error -- an input without its attempt
  await temporal.start(cvParsing, { ownerId: 'o', cvId: 'c' }, details);
  // @ts-expect-error -- an event's id where its type belongs
  await temporal.start(cvParsing, { ownerId: 'o', cvId: 'c', attempt: 1 }, { ...details, trigger: event.eventId });
  await temporal.signal(cvSettledSignal, { planId: 'p', attempt: 1 });
  // @ts-expect-error -- the key of another workflow
  await temporal.signal(cvSettledSignal, { cvId: 'c', attempt: 1 });
  // @ts-expect-error -- a signal that carries nothing
  await temporal.signal(cvSettledSignal, { planId: 'p', attempt: 1 }, { state: 'ready' });
  const approved = planGeneration.signal<{ by: string }>('approved');
  // @ts-expect-error -- a signal that carries something
  await temporal.signal(approved, { planId: 'p', attempt: 1 });
  // @ts-expect-error -- a run is named by plan and attempt
  await temporal.cancel(planGeneration, { planId: 'p' });
}

it('Temporal › used with what the declared workflow does not take › does not compile', () => {
  expect(wrongUses).toBeTypeOf('function');
});

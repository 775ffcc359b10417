import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '#contracts/common.ts';
import { until } from '#tests/helpers/until.ts';
import type { User } from './user.ts';

/** A position, a candidate with a CV that was read, and an interview without a plan, made over HTTP. */
export async function anInterview(user: User, language: Language) {
  const { id: positionId } = await user.call('POST', '/positions', {
    title: language === 'en' ? 'Backend engineer' : 'Бекенд-розробниця',
    description: 'You build and run services in TypeScript and PostgreSQL, design APIs and review code.',
    focusAreas: ['API design', 'Databases'],
    level: 'senior',
  });
  const form = new FormData();
  const cv = `chromium-${language === 'en' ? 'backend-engineer-en' : 'product-designer-uk'}.pdf`;
  const file = await readFile(new URL(`../fixtures/cvs/${cv}`, import.meta.url));
  form.set('positionId', positionId);
  form.set('file', new Blob([file], { type: 'application/pdf' }), cv);
  const { id: cvId, candidateId } = await user.call('POST', '/candidates/cv', form);
  await until(async () => (await user.call('GET', `/cvs/${cvId}`)).state === 'ready', 30_000);
  const { id: interviewId } = await user.call('POST', '/interviews', {
    positionId,
    candidateId,
    type: 'technical',
    durationMinutes: 60,
    language,
  });
  return { positionId, candidateId, interviewId };
}

/** With a plan by the playbook. @returns its address, in the API and in the browser */
export async function aPlannedInterview(user: User, language: Language): Promise<string> {
  const { interviewId } = await anInterview(user, language);
  const interview = `/interviews/${interviewId}`;
  await user.call('POST', `${interview}/plan`, {});
  await until(async () => (await user.call('GET', interview)).generation.state === 'ready', 30_000);
  return interview;
}

/** Scores every question and completes. */
export async function complete(user: User, interview: string): Promise<void> {
  const { plan } = await user.call('GET', `${interview}/plan`);
  const at = new Date().toISOString();
  await user.call('POST', `${interview}/operations`, {
    operations: plan.questions.map(({ id }: { id: string }) => ({
      id: randomUUID(),
      at,
      kind: 'score',
      questionId: id,
      baseVersion: 0,
      value: 6,
    })),
  });
  await user.call('POST', `${interview}/complete`);
}

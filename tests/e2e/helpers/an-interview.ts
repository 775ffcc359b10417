import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '#contracts/common.ts';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { completeInterview, createInterview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { aCandidate, aPosition, generate, newInterview } from '#tests/helpers/api/builders.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { until } from '#tests/helpers/until.ts';
import { cvTexts } from './cv-texts.ts';
import { setModelPace, usualPace } from './products.ts';

/** A position and a candidate whose CV, one of the fixtures, was read for it; made over HTTP. */
export async function aReadCv(user: User, fileName: string, fields: Parameters<typeof aPosition>[1]) {
  const { id: positionId } = await aPosition(user, fields);
  const content = await readFile(new URL(`../../fixtures/cvs/${fileName}`, import.meta.url));
  const cv = await user.call(uploadCandidateCv, { file: { content, fileName }, fields: { positionId } });
  await until(async () => (await user.call(getCv, { params: { cvId: cv.id } })).state === 'ready', 60_000);
  return { positionId, candidateId: cv.candidateId };
}

/**
 * An interview without a plan, for a candidate whose CV was entered as text: reading a file would start a process and a
 * workflow run, a second of CPU per test.
 */
export async function anInterview(user: User, language: Language) {
  const title = language === 'en' ? 'Backend engineer' : 'Бекенд-розробниця';
  const name = language === 'en' ? 'Marta Ellison' : 'Ірина Мельник';
  const email = language === 'en' ? 'marta.ellison@example.org' : 'iryna.melnyk@example.com.ua';
  const { id: positionId } = await aPosition(user, { title });
  const { id: candidateId } = await aCandidate(user, { name, email, positionId, cv: cvTexts[language] });
  const body = newInterview(positionId, candidateId, { language });
  const { id: interviewId } = await user.call(createInterview, { body });
  return { positionId, candidateId, interviewId };
}

/** An interview with a plan by the playbook. @returns its id */
export async function aPlannedInterview(user: User, language: Language): Promise<string> {
  const { interviewId } = await anInterview(user, language);
  await planned(user, interviewId);
  return interviewId;
}

/** An interview with a plan by a model, written at full speed since no test watches it. @returns its id */
export async function aPlanByModel(user: User, language: Language): Promise<string> {
  return atOnce(() => aPlannedInterview(user, language));
}

/** Runs `work` while the stand-in writes without a delay; only for tests in `model`, whose files run one after another. */
export async function atOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  await setModelPace(100_000);
  try {
    return await work();
  } finally {
    await setModelPace(usualPace);
  }
}

/** Generates the plan of an interview and waits until it is ready. */
export async function planned(user: User, interviewId: string): Promise<void> {
  await generate(user, interviewId);
  const interview = { params: { interviewId } };
  await until(async () => (await user.call(getInterview, interview)).generation.state === 'ready', 60_000);
}

/** Scores every question and completes the interview. */
export async function complete(user: User, interviewId: string): Promise<void> {
  await scoreAll(user, interviewId);
  await user.call(completeInterview, { params: { interviewId } });
}

/** Scores every question of a running interview. */
export async function scoreAll(user: User, interviewId: string): Promise<void> {
  const interview = { params: { interviewId } };
  const { plan } = await user.call(getPlan, interview);
  const at = new Date().toISOString();
  const operations = plan.questions.map(({ id: questionId }) => ({
    id: randomUUID(),
    at,
    kind: 'score' as const,
    questionId,
    baseVersion: 0,
    value: 6,
  }));
  await user.call(applyOperations, { ...interview, body: { operations } });
}

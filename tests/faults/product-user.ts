import { readFile } from 'node:fs/promises';
import { type CvView, getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import type { Generation } from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import type { Product } from '#tests/helpers/api/product.ts';
import { type User, aUser } from '#tests/helpers/api/sign-up.ts';

/** A signed-in user of a running product, over real HTTP. */
export function aProductUser(product: Pick<Product, 'url'>): Promise<User> {
  return aUser(overFetch(product.url));
}

const cvs = new URL('../fixtures/cvs/', import.meta.url);

/** @returns the CV as accepted */
export async function sendCv(user: User, positionId?: string): Promise<CvView> {
  const content = await readFile(new URL('latex-platform-engineer-en.pdf', cvs));
  return user.call(uploadCandidateCv, { file: { content }, fields: { positionId } });
}

export async function cvState(user: User, cvId: string): Promise<CvView['state']> {
  return (await user.call(getCv, { params: { cvId } })).state;
}

export async function generation(user: User, interviewId: string): Promise<Generation> {
  return (await user.call(getInterview, { params: { interviewId } })).generation;
}

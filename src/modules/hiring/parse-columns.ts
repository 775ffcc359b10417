import * as z from 'zod';
import { cvStates, cvWarnings } from '#contracts/hiring/cvs.ts';
import { positionStatuses, positionTypes } from '#contracts/hiring/positions.ts';
import { type ErrorCode, errorStatus } from '#contracts/errors.ts';
import { Level } from '#contracts/interviewing/plan/plan.ts';

/** The values that the tables' check constraints allow, as the contracts' types. */
const Status = z.enum(positionStatuses);
const Type = z.enum(positionTypes);
const State = z.enum(cvStates);
const Settled = z.enum(['ready', 'no_text', 'failed']);
const Warnings = z.array(z.enum(cvWarnings));
const Code = z.custom<ErrorCode>((value) => typeof value === 'string' && value in errorStatus);

export const positionLevel = (word: string) => Level.parse(word);
export const positionStatus = (word: string) => Status.parse(word);
export const positionType = (word: string) => Type.parse(word);
export const cvState = (word: string) => State.parse(word);
export const warningCodes = (words: readonly string[]) => Warnings.parse(words);
export const errorCode = (word: string) => Code.parse(word);
export const settledState = (word: string) => Settled.parse(word);

import { randomUUID } from 'node:crypto';
import type { Language } from '#contracts/common.ts';
import { uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import {
  type Recommendation,
  completeInterview,
  createInterview,
  startInterview,
} from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { type NamedPosting, postingsIn } from '#tests/plan-reading/posting.ts';

const trades = ['electrician', 'nurse', 'accountant', 'sales', 'support', 'teacher'] as const;
/** as their CVs name them, except the third: a notice asks about that one */
const people = {
  en: ['Declan Twomey', 'Renee Kowalczyk', 'Marta Novak', 'Marcus Delacroix-Hall', 'Aisha Bello', 'Hannah Oyelaran'],
  uk: ['Олег Дмитрук', 'Яна Кобиляцька', 'Олена Кравець', 'Артем Волошко', 'Софія Гнатюк', 'Андрій Лисенко'],
} as const;
/** for the same position as the first, still to be interviewed */
const next = { en: 'Jonas Lindqvist', uk: 'Ірина Шевчук' } as const;
/** for the same position as the first */
const others = {
  en: ['Wendy Alcott', 'Rashid Karim', 'Beth Osborne'],
  uk: ['Віталій Гончар', 'Руслан Ткачук', 'Оксана Бондаренко'],
} as const;
const said = {
  en: {
    notes: [
      'Named the steps in order and who signs; no figure for the check afterwards.',
      'Own part only after the second probe, then clear.',
      'A recent case with dates, told what went wrong without being asked.',
      'General at first. Found the cause, did not say how it was made sure of.',
      'Did not know, said so, and whom to ask.',
      'Short and to the point; asked what our procedure is.',
    ],
    assessment: 'Knows the work and says what was their own part. The paperwork came only when asked for.',
    strengths: ['Names each step and who checks it'],
    concerns: ['Little on what happens after the shift'],
  },
  uk: {
    notes: [
      'Кроки по порядку й хто підписує; без цифри про перевірку після.',
      'Власна частина лише після другого уточнення, далі чітко.',
      'Недавній випадок із датами; сказано, що пішло не так, без запитання.',
      'Спершу загально. Причину знайдено, як упевнились — не сказано.',
      'Відповіді немає, але сказано прямо, і в кого спитати.',
      'Коротко й по суті; запитання про наш порядок.',
    ],
    assessment: 'Знає роботу й каже, що зроблено власноруч. Про записи — лише після запитання.',
    strengths: ['Називає кожен крок і хто його перевіряє'],
    concerns: ['Мало про те, що відбувається після зміни'],
  },
} as const;

/** Ids from an account that has been in use for a while. */
export interface Desk {
  readonly positionId: string;
  readonly candidateId: string;
  /** a candidate whose CV contains another name */
  readonly otherNameId: string;
  readonly interviews: Readonly<Record<'planned' | 'late' | 'running' | 'undecided' | 'decided' | 'draft', string>>;
}

/**
 * Fills an account with six positions, candidates in every state of an interview, and a file that could not be read.
 */
export async function aDesk(user: User, language: Language): Promise<Desk> {
  const postings = postingsIn('tests/fixtures/plan-reading');
  const desk = [];
  for (const [at, trade] of trades.entries()) {
    const found = postings.find(({ set, name }) => set === `C-${language}` && name === trade);
    if (found === undefined) throw new Error(`no posting for ${trade}`);
    desk.push(await hired(user, found, people[language][at] ?? '', scheduled(at)));
  }
  const [toStart, late, running, undecided, decided, draft] = desk;
  if (!toStart || !late || !running || !undecided || !decided || !draft) throw new Error('six were made');
  for (const { interviewId } of [toStart, late, running, undecided, decided]) await planned(user, interviewId);
  await user.call(updatePosition, { params: { positionId: draft.positionId }, body: { status: 'inactive' } });
  const damaged = { content: Buffer.from('%PDF-1.7 damaged'), fileName: 'CV_final_2.pdf' };
  await user.call(uploadCandidateCv, { file: damaged, fields: { positionId: toStart.positionId } });
  await aCandidate(user, { name: next[language], positionId: toStart.positionId });
  for (const { interviewId } of [running, undecided, decided]) {
    await user.call(startInterview, { params: { interviewId } });
    await scored(user, interviewId, language, interviewId === running.interviewId ? 2 : Infinity);
  }
  for (const { interviewId } of [undecided, decided]) await user.call(completeInterview, { params: { interviewId } });
  await recommended(user, decided.interviewId, language, 'hire');
  for (const [at, recommendation] of (['further_interview', 'no_hire', 'hire'] as const).entries()) {
    await beside(user, toStart.positionId, {
      name: others[language][at] ?? '',
      from: at + 1,
      language,
      recommendation,
    });
  }
  return {
    positionId: toStart.positionId,
    candidateId: toStart.candidateId,
    otherNameId: running.candidateId,
    interviews: {
      planned: toStart.interviewId,
      late: late.interviewId,
      running: running.interviewId,
      undecided: undecided.interviewId,
      decided: decided.interviewId,
      draft: draft.interviewId,
    },
  };
}

/** Tomorrow for the first, yesterday for the second, none for the others. */
function scheduled(at: number): string | null {
  const day = 24 * 3600_000;
  if (at > 1) return null;
  return new Date(Date.now() + (at === 0 ? day : -day)).toISOString();
}

async function hired(user: User, { posting }: NamedPosting, name: string, scheduledAt: string | null) {
  const { position, interview, cv, language, previousFeedback } = posting;
  const { title, description, focusAreas, level, department } = position;
  const { id: positionId } = await aPosition(user, { title, description, focusAreas, level, department });
  const { id: candidateId } = await aCandidate(user, { name, positionId, ...(cv === null ? {} : { cv }) });
  const { type, durationMinutes } = interview;
  const body = newInterview(positionId, candidateId, {
    type,
    durationMinutes,
    language,
    scheduledAt,
    ...(previousFeedback === null ? {} : { previousFeedback }),
  });
  const { id: interviewId } = await user.call(createInterview, { body });
  return { positionId, candidateId, interviewId };
}

/** Another candidate for a position, with a decided interview. */
async function beside(
  user: User,
  positionId: string,
  {
    name,
    from,
    language,
    recommendation,
  }: { name: string; from: number; language: Language; recommendation: Recommendation },
) {
  const { id: candidateId } = await aCandidate(user, { name, positionId });
  const body = newInterview(positionId, candidateId, { language, durationMinutes: 45 });
  const { id: interviewId } = await user.call(createInterview, { body });
  await planned(user, interviewId);
  await user.call(startInterview, { params: { interviewId } });
  await scored(user, interviewId, language, Infinity, from);
  await user.call(completeInterview, { params: { interviewId } });
  await recommended(user, interviewId, language, recommendation);
}

async function recommended(user: User, interviewId: string, language: Language, recommendation: Recommendation) {
  const { assessment: overallAssessment, strengths, concerns } = said[language];
  await user.call(putSummary, {
    params: { interviewId },
    body: { overallAssessment, strengths: [...strengths], concerns: [...concerns], recommendation },
  });
}

/** Scores and notes for the first `most` questions. */
async function scored(user: User, interviewId: string, language: Language, most: number, from = 0): Promise<void> {
  const interview = { params: { interviewId } };
  const { plan } = await user.call(getPlan, interview);
  const operations = plan.questions.slice(0, most).flatMap(({ id: questionId }, at) => {
    const answer = { at: new Date().toISOString(), questionId, baseVersion: 0 };
    return [
      { ...answer, id: randomUUID(), kind: 'score' as const, value: [7, 5, 8, 6, 4, 7][(at + from) % 6] ?? 6 },
      { ...answer, id: randomUUID(), kind: 'note' as const, value: said[language].notes[(at + from) % 6] ?? '' },
      {
        at: answer.at,
        questionId,
        id: randomUUID(),
        kind: 'spent' as const,
        value: [420, 300, 510, 240, 360, 180][(at + from) % 6] ?? 240,
      },
    ];
  });
  await user.call(applyOperations, { ...interview, body: { operations } });
}

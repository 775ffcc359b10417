import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { Id } from '#contracts/common.ts';
import {
  type Interview,
  type InterviewGroup,
  createInterview,
  interviewGroups,
  interviewStatuses,
  listInterviews,
} from '#contracts/interviewing/interviewing.ts';
import { generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { dayOf, monthOf, weekOf } from '#web/entities/interview/spans.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { call, newIdempotencyKey } from '#web/shared/api/api-client.ts';

/** Filter choices of the list: a group, a status, or something that the dashboard counts. */
const spans = { today: dayOf, this_week: weekOf, this_month: monthOf };
const work = {
  to_decide: { undecided: 'true' },
  overdue: { overdue: 'true' },
  no_plan: { status: 'draft', group: 'upcoming' },
} as const;
const countNames = {
  to_decide: 'toDecide',
  overdue: 'overdue',
  no_plan: 'noPlan',
  today: 'interviewsToday',
  this_week: 'interviewsThisWeek',
  this_month: 'interviewsThisMonth',
} as const;
export const interviewChoices = [
  ...interviewGroups,
  'to_decide',
  'overdue',
  'no_plan',
  'today',
  'this_week',
  'this_month',
  ...interviewStatuses,
] as const;
export type InterviewChoice = (typeof interviewChoices)[number];

/** The groups of the whole list, plus the choice in the URL if it is none of them. */
export function offeredChoices(chosen: InterviewChoice | undefined): readonly InterviewChoice[] {
  return chosen === undefined || isGroup(chosen) ? interviewGroups : [...interviewGroups, chosen];
}

export function isGroup(choice: InterviewChoice): choice is InterviewGroup {
  return interviewGroups.some((group) => group === choice);
}

/** Whether a choice is a kind of work to do. */
export function isWork(choice: InterviewChoice): choice is keyof typeof work {
  return choice in work;
}

export function isSpan(choice: InterviewChoice): choice is keyof typeof spans {
  return choice in spans;
}

/** The number of interviews behind a choice; undefined if it is not counted. */
export function countOfChoice(choice: InterviewChoice, counts: DashboardCounts | undefined): number | undefined {
  if (counts === undefined || choice === 'cancelled') return undefined;
  if (isGroup(choice)) return counts.groups[choice];
  return isWork(choice) || isSpan(choice) ? counts[countNames[choice]] : counts.interviews[choice];
}

export interface InterviewFilter {
  /** words in a candidate's name or a position's title */
  readonly q?: string;
  readonly status?: InterviewChoice | undefined;
  readonly positionId?: string | undefined;
  readonly candidateId?: string;
}

/** The filter stored in the list's URL. */
export function interviewFilterOf(search: URLSearchParams) {
  return {
    q: search.get('q') ?? '',
    status: interviewChoices.find((one) => one === search.get('status')),
    positionId: Id.safeParse(search.get('position')).data,
  };
}

/** The maximum page size: the list is grouped, and an interview due tomorrow may have been created long ago. */
const pageSize = 100;

export function interviewsQuery(filter: InterviewFilter) {
  return infiniteQueryOptions({
    queryKey: ['interview', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listInterviews, {
        query: {
          limit: pageSize,
          ...interviewQueryOf(filter),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The API query for a filter. */
export function interviewQueryOf({ q = '', status, positionId, candidateId }: InterviewFilter) {
  return {
    ...(q === '' ? {} : { q }),
    ...(positionId === undefined ? {} : { positionId }),
    ...(candidateId === undefined ? {} : { candidateId }),
    ...queryOf(status),
  };
}

function queryOf(choice: InterviewChoice | undefined) {
  if (choice === undefined) return {};
  if (isGroup(choice)) return { group: choice };
  if (isWork(choice)) return work[choice];
  return isSpan(choice) ? spans[choice](new Date()) : { status: choice };
}

export type InterviewInput = BodyInputOf<typeof createInterview>;

/**
 * Creates an interview and requests its plan. If that request is refused, the interview's page says so and offers it
 * again.
 */
export function useCreateInterview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: { body: InterviewInput; key: string }): Promise<Interview> => {
      const interview = await call(createInterview, { body, idempotencyKey: key });
      const params = { interviewId: interview.id };
      const generation = await call(generatePlan, { params, body: {}, idempotencyKey: newIdempotencyKey() }).catch(
        () => interview.generation,
      );
      return { ...interview, generation };
    },
    onSuccess: (interview) => {
      client.setQueryData(interviewQuery(interview.id).queryKey, interview);
      void client.invalidateQueries({ queryKey: ['interview', 'list'] });
      void client.invalidateQueries({ queryKey: ['position'] });
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
}

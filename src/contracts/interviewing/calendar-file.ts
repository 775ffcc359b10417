import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from './interview-params.ts';

export const getCalendarFile = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/invite.ics',
  summary: 'An interview that is still to come, for a calendar: iCalendar in UTC, under a UID that stays',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'file',
  errors: ['interviewing.interview_not_found', 'interviewing.not_scheduled'],
});

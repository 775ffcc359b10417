import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { newId } from '#platform/new-id.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';

/** Test data for tailoring: a CV of three lines and the other inputs. */
export const visible = `• Cut checkout latency from 900 ms to 200 ms by moving reads to a replica
• Led a migration of 14 services to Kubernetes with no downtime
• Designed the order service for 40 000 messages a minute`;
export const [cut = '', led = '', designed = ''] = visible.split('\n').map((line) => line.slice(2));
export const cv = {
  cvId: newId(),
  pages: [{ number: 1, visible }],
  lines: [cut, led, designed].map((quote) => ({
    page: 1,
    start: visible.indexOf(quote),
    end: visible.indexOf(quote) + quote.length,
    quote,
  })),
};
export const brief: PlanBrief = {
  position: {
    id: newId(),
    version: 1,
    title: 'Backend Engineer',
    description: 'Services on Kubernetes.',
    focusAreas: ['System design', 'Operations'],
    level: 'senior',
  },
  interviewType: 'technical',
  durationMin: 45,
  language: 'en',
  cv,
};
export const core = composeCore(brief, newId);
export const competency = core.competencies[0]?.name ?? '';

export const context: WriteContext = {
  newId,
  signal: new AbortController().signal,
  heartbeat: () => {},
  spent: () => {},
  answered: async () => {},
  kept: undefined,
  report: async () => {},
  keep: async () => {},
};

export function aQuestion(text: string, quote: string) {
  const said = (what: string) => `${what} here: ${text.slice(0, 30)}`;
  const two = (band: string) => [said(`${band} step`), said(`${band} reason`)];
  return {
    competency,
    kind: 'situational',
    difficulty: 'medium',
    text,
    quote,
    whyAsked: 'A case shows how the person works.',
    minutes: 5,
    keyPoints: ['The start', 'The own step', 'The result'],
    notRequired: [],
    behaviours: {
      nothing: [said('Names nothing')],
      insufficient: two('No'),
      adequate: two('One'),
      strong: two('Each'),
      exceptional: two('Measured'),
    },
    probes: [
      { text: said('What was yours'), trigger: 'no_role' },
      { text: said('How did it end'), trigger: 'no_result' },
    ],
    redFlags: [],
  };
}

export const noClaims = { strengths: [], areasToProbe: [], highlights: [] };
export const strength = (text: string, quote: string) => ({ text, competency, quote });

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CandidateSheet } from '#contracts/interviewing/candidate-sheets.ts';
import type { Language } from '#contracts/common.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { languages } from '#contracts/languages.ts';
import { Plan, interviewTypes } from '#contracts/interviewing/plan/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { noticeOf } from './notice-of.ts';
import { prepSheetOf } from './prep-sheet-of.ts';
import type { SheetFacts } from './sheet-facts.ts';

const id = '0198c0de-0000-7000-8000-000000000001';

interface SchemaNode {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined;
  readonly items?: SchemaNode | undefined;
  readonly anyOf?: readonly SchemaNode[] | undefined;
  readonly oneOf?: readonly SchemaNode[] | undefined;
}
const Node: z.ZodType<SchemaNode> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    minItems: z.number().optional(),
    properties: z.record(z.string(), Node).optional(),
    items: Node.optional(),
    anyOf: z.array(Node).optional(),
    oneOf: z.array(Node).optional(),
  }),
);

/** A plan with every field that a plan can have. Each text is a unique token that names its own path. */
function aPlantedPlan(): { readonly plan: Plan; readonly tokens: ReadonlyMap<string, string> } {
  const tokens = new Map<string, string>();
  const planted = (node: SchemaNode, path: string): unknown => {
    if (node.const !== undefined) return node.const;
    if (node.enum !== undefined) return node.enum[0];
    const [first] = node.anyOf ?? node.oneOf ?? [];
    if (first !== undefined) return planted(first, path);
    // Nullable types list the non-null type first.
    switch ([node.type].flat()[0]) {
      case 'object':
        return Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([name, inner]) => [
            name,
            planted(inner, path === '' ? name : `${path}.${name}`),
          ]),
        );
      case 'array':
        // One item for each variant of a union.
        return Array.from({ length: Math.max(1, node.minItems ?? 0, node.items?.oneOf?.length ?? 0) }, (_, at) =>
          planted(node.items?.oneOf?.[at] ?? node.items ?? {}, `${path}[]`),
        );
      case 'string': {
        if (node.format !== undefined) return id;
        const token = `Planted${String(tokens.size)}x`;
        tokens.set(token, path);
        return token;
      }
      case 'boolean':
        return true;
      default:
        return node.minimum ?? 1;
    }
  };
  const schema = Node.parse(z.toJSONSchema(Plan, { unrepresentable: 'any' }));
  return { plan: Plan.parse(planted(schema, '')), tokens };
}

function anInterview(changes: Partial<Interview> = {}): Interview {
  return {
    id,
    position: { id, title: 'Backend engineer', level: 'senior' },
    candidate: { id, name: 'SecretCandidate' },
    cvId: id,
    followsNewestCv: false,
    type: 'technical',
    durationMinutes: 60,
    adjustments: { extraTime: 0, breakMinutes: 0 },
    questionsInAdvance: false,
    lengthMinutes: 60,
    language: 'en',
    scheduledAt: '2027-03-01T22:30:00.000Z',
    userRole: 'SecretRole',
    previousFeedback: 'SecretFeedback',
    openPoints: ['SecretFeedback'],
    status: 'planned',
    allowedNext: [],
    cancelReason: null,
    generation: { state: 'ready', planId: id, attempt: 1, step: null, error: null, createdAt: null },
    planVersion: 1,
    startedAt: null,
    completedAt: null,
    scored: null,
    score: null,
    recommendation: null,
    unmet: null,
    version: 1,
    createdAt: '2027-02-01T10:00:00.000Z',
    ...changes,
  };
}

function theFacts(changes: Partial<SheetFacts> = {}): SheetFacts {
  return {
    interview: anInterview(),
    plan: undefined,
    ownPlan: changes.plan,
    focusAreas: ['API design', 'Databases'],
    cv: 'used',
    sender: { fullName: 'Olena Kovalenko', email: 'olena@example.com', company: 'Acme' },
    model: null,
    retentionMonths: null,
    timeZone: 'Europe/Kyiv',
    ...changes,
  };
}

/** A plan with the fields that a notice depends on. */
function aPlan(changes: Partial<Plan>, sources: readonly Plan['questions'][number]['source'][] = []): Plan {
  const { plan } = aPlantedPlan();
  const [question] = plan.questions;
  if (question === undefined) throw new Error('no question is planted');
  return {
    ...plan,
    questions: [{ ...question, source: undefined }, ...sources.map((source) => ({ ...question, source }))],
    ...changes,
  };
}

const whole = (sheet: CandidateSheet) => JSON.stringify(sheet);

describe('what a plan holds', () => {
  const { plan, tokens } = aPlantedPlan();
  const placesIn = (said: string) => [...tokens].flatMap(([token, path]) => (said.includes(token) ? [path] : []));

  it('every text of a plan › planted › is walked', () => {
    const paths = new Set(tokens.values());
    expect(paths.size).toBeGreaterThan(60);
    for (const path of [
      'questions[].text',
      'questions[].anchors[].behaviours[]',
      'questions[].probes[].text',
      'questions[].redFlags[].text',
      'questions[].expectedAnswer.keyPoints[]',
      'questions[].evidence[].quote',
      'candidate.areasToProbe[].text',
      'candidate.toSettle[].leftOpen',
      'candidate.alsoOpen[].text',
      'flow[].script',
    ])
      expect(paths).toContain(path);
    for (const [token] of tokens) expect(JSON.stringify(plan)).toContain(token);
  });

  it.each(languages)('in %s › of all of it › the sheets tell focus areas and requirements alone', (language) => {
    for (const type of interviewTypes) {
      for (const source of ['ai', 'playbook'] as const) {
        for (const model of [null, 'a-model']) {
          const facts = theFacts({ interview: anInterview({ type, language }), plan: { ...plan, source }, model });
          // The model name is one of the texts in the schema.
          expect(placesIn(whole(noticeOf(facts))).filter((path) => path !== 'provenance.model')).toEqual([]);
          const prepared = whole(prepSheetOf(facts));
          expect([...new Set(placesIn(prepared))].toSorted()).toEqual(['requirements[].text', 'summary.focusAreas[]']);
          expect(whole(noticeOf(facts)) + prepared).not.toMatch(/Secret/);
        }
      }
    }
  });
});

describe('questions that are given in advance', () => {
  const { plan, tokens } = aPlantedPlan();
  const placesIn = (said: string) => [...tokens].flatMap(([token, path]) => (said.includes(token) ? [path] : []));
  const [question] = plan.questions;
  if (question === undefined) throw new Error('no question is planted');
  const { followsUp: _, ...bare } = question;
  const given = anInterview({ questionsInAdvance: true });
  const asked = (order: number, text: string, change: object = {}) => {
    const { handout: _sheet, ...own } = bare;
    return { ...own, order, text, expectedMin: order + 3, ...change };
  };

  it.each(languages)('in %s › of a whole plan › add the text of a question and nothing else of it', (language) => {
    const interview = { ...given, language };
    const sheet = whole(prepSheetOf(theFacts({ interview, plan: { ...plan, questions: [bare] } })));
    expect([...new Set(placesIn(sheet))].toSorted()).toEqual([
      'questions[].text',
      'requirements[].text',
      'summary.focusAreas[]',
    ]);
    expect(sheet).not.toMatch(/Secret/);
    // A question about what an earlier round left open is described by its subject only.
    const open = whole(prepSheetOf(theFacts({ interview, plan })));
    expect([...new Set(placesIn(open))].toSorted()).toEqual([
      'questions[].category',
      'requirements[].text',
      'summary.focusAreas[]',
    ]);
  });

  it('in the order of the talk, with their minutes › a sheet is given in the talk, a quoted note is not given', () => {
    const previousFeedback = 'Solid. It stayed open how deep her tuning of SQL goes, so ask.';
    const questions = [
      asked(2, 'How do you read a plan of a query?', { handout: ['SECRET LINE'] }),
      asked(1, 'Which service did you build?'),
      asked(3, 'It stayed open how deep your tuning goes: what did you do?', { category: 'Databases' }),
      asked(4, 'We heard: it stayed open how deep her tuning of SQL goes. What did you do?', { category: 'SQL' }),
    ];
    const interview = { ...given, previousFeedback };
    const { blocks, text } = prepSheetOf(theFacts({ interview, plan: { ...plan, questions } }));
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'The questions');
    expect(blocks[at + 2]).toEqual({
      kind: 'list',
      items: [
        'Which service did you build? (4\u00a0min)',
        'How do you read a plan of a query? (5\u00a0min) You will get a handout for it in the interview.',
        'A question that follows up on an earlier interview, about this: Databases (6\u00a0min)',
        'A question that follows up on an earlier interview, about this: SQL (7\u00a0min)',
      ],
    });
    expect(text).not.toContain('SECRET LINE');
  });

  it('while there is no plan › says that there are none yet; switched off › says nothing', () => {
    expect(prepSheetOf(theFacts({ interview: given })).text).toContain('There are none yet');
    expect(prepSheetOf(theFacts({ plan })).text).not.toContain('in advance');
  });
});

describe('noticeOf', () => {
  const notice = (changes: Partial<SheetFacts> = {}) => noticeOf(theFacts(changes)).text;

  it.each<[string, Partial<SheetFacts>, RegExp]>([
    ['no plan, no model', {}, /AI is not used for the questions/],
    ['no plan, a model', { model: 'm-1' }, /AI \(model m-1\) may draft/],
    [
      'the playbook’s plan',
      { plan: aPlan({ source: 'playbook', fallbackReason: null }) },
      /AI was not used for the que/,
    ],
    [
      'the playbook’s plan, as no model is set up',
      { plan: aPlan({ source: 'playbook', fallbackReason: 'no_provider' }) },
      /AI was not used for the questions/,
    ],
    [
      'the playbook’s plan in place of a model’s',
      { plan: aPlan({ source: 'playbook', fallbackReason: 'invalid' }) },
      /AI was meant to draft the questions, but none of them came from it/,
    ],
    [
      'a model’s plan',
      { plan: aPlan({ source: 'ai', fallbackReason: null }) },
      /\bAI \(model Planted\w+\) drafted the qu/,
    ],
    [
      'a model’s plan with a question of the playbook',
      { plan: aPlan({ source: 'ai', fallbackReason: null }, ['playbook']) },
      /drafted some of the questions/,
    ],
    [
      'the playbook’s plan with a question of a model',
      { plan: aPlan({ source: 'playbook', fallbackReason: null }, ['ai']) },
      /drafted some of the questions/,
    ],
  ])('%s › is told as it is', (_, changes, told) => {
    expect(notice(changes)).toMatch(told);
  });

  it('no model set up or none allowed › says nothing of what a model is given', () => {
    const said = notice({ plan: aPlan({ source: 'playbook', fallbackReason: null }) });
    expect(said).not.toMatch(/receives:|checksums|score an answer|how AI is used for it/);
    expect(said).toContain('AI does not rank candidates, recommend anyone or reject anyone.');
  });

  it('a model › is told with what it is given, and no more than there is', () => {
    const all = notice({ model: 'm-1' });
    expect(all).toContain('the job posting, the text of your CV, notes from earlier rounds and notes on your answers.');
    expect(all).toMatch(
      /removes what it recognises as your name, contact details, date of birth, age, family or address/,
    );
    expect(all).toMatch(/checksums/);
    const bare = notice({ model: 'm-1', cv: 'kept', interview: anInterview({ previousFeedback: null }) });
    expect(bare).toContain('receives: the job posting and notes on your answers.');
    expect(bare).toContain('your CV, the questions');
    expect(all).toContain('Some questions may be based on the text of your CV and notes from earlier rounds.');
    expect(bare).not.toMatch(/build on/);
    expect(notice({ cv: 'none' })).not.toMatch(/your CV/);
    // AI was switched off after the plan was drafted, so nothing further is sent to a model.
    const past = notice({ plan: aPlan({ source: 'ai', fallbackReason: null }) });
    expect(past).toContain('the job posting, the text of your CV and notes from earlier rounds.');
    expect(past).not.toMatch(/drafts a summary/);
  });

  it.each(languages)('in %s › who invites, who controls and whom to ask › are named', (language) => {
    const interview = anInterview({ language });
    const said = notice({ interview });
    for (const named of ['Acme', 'Backend engineer', 'Olena Kovalenko', 'olena@example.com'])
      expect(said).toContain(named);
    const alone = noticeOf(theFacts({ interview, sender: { ...theFacts().sender, company: null } }));
    expect(alone.text).not.toMatch(/\{\{|null|undefined|: \.|Acme/);
    expect(alone.language).toBe(language);
  });
});

describe('prepSheetOf', () => {
  it('a plan › in broad parts › adds up to its length, in the order of the talk', () => {
    const minutes = { intro: 5, question: 21, requirements: 4, candidate_questions: 8, wrap_up: 3, buffer: 2 };
    const step = (kind: keyof typeof minutes) => ({ kind, minutes: minutes[kind] });
    const flow = [
      step('intro'),
      step('question'),
      step('question'),
      step('requirements'),
      step('candidate_questions'),
      step('wrap_up'),
      step('buffer'),
    ];
    const { text } = prepSheetOf(theFacts({ plan: aPlan({ flow }) }));
    const parts = [...text.matchAll(/^- (.+): (\d+)\smin$/gm)];
    expect(parts.map(([, name]) => name)).toEqual([
      'Opening',
      'Questions about the work itself and how you do it',
      'A few points to clarify',
      'Your own questions',
      'Closing and spare time',
    ]);
    expect(parts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(64);
  });

  it('no plan yet › tells the position’s focus areas, and no course', () => {
    const { text, blocks } = prepSheetOf(theFacts());
    expect(text).toContain('- API design\n- Databases');
    expect(text).not.toMatch(/time is divided|will be checked/);
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(4);
    expect(prepSheetOf(theFacts({ focusAreas: [] })).text).not.toContain('What the questions are about');
  });

  it('what the posting requires › is listed, and papers for licences', () => {
    const requirements: Plan['requirements'] = [
      { text: 'Electrician’s licence', basis: 'x', kind: 'licence' },
      { text: 'Night shifts', basis: 'x', kind: 'shift' },
    ];
    const { text } = prepSheetOf(theFacts({ plan: aPlan({ requirements }) }));
    expect(text).toContain('without a score.\n\n- Electrician’s licence\n- Night shifts');
    expect(text).toContain('- Documents that show this: Electrician’s licence');
    expect(text).not.toContain('show this: Night');
  });

  it('a time › in the zone that was asked for › is told with it, in the language of the interview', () => {
    expect(prepSheetOf(theFacts()).text).toMatch(/When: 2 March 2027 at 00:30 (?:GMT\+2|EET)/);
    const inUkrainian = theFacts({ interview: anInterview({ language: 'uk' }), timeZone: 'America/New_York' });
    expect(prepSheetOf(inUkrainian).text).toMatch(/Коли: 1 березня 2027/);
    expect(prepSheetOf(theFacts({ interview: anInterview({ scheduledAt: null }) })).text).not.toContain('When');
  });

  it.each(languages)(
    'in %s › whatever the type › nothing of it is what hiring law objects to',
    (language: Language) => {
      for (const type of interviewTypes) {
        const { text, noteTitle } = prepSheetOf(theFacts({ interview: anInterview({ language, type }) }));
        expect(checkText(`${text}\n\n${noteTitle}`, { language, kind: 'advert' })).toEqual([]);
        expect(text).not.toMatch(/\{\{|undefined|null/);
      }
    },
  );
});

describe('how long data are kept', () => {
  it.each<[Language, number | null, RegExp]>([
    ['en', null, /until Olena Kovalenko deletes it: Askwell does not delete it after a set time\./],
    ['en', 6, /Olena Kovalenko can delete your data at any time\. 6 months after the last contact with you/],
    ['uk', 3, /Olena Kovalenko може видалити їх будь-коли\. Через 3 місяці після останнього контакту/],
  ])(
    'in %s, an account that has candidates erased after %s months › is told as it is',
    (language, retentionMonths, said) => {
      const { text } = noticeOf(theFacts({ interview: anInterview({ language }), retentionMonths }));
      expect(text).toMatch(said);
      expect(/after a set time|за строком/.test(text)).toBe(retentionMonths === null);
    },
  );
});

import { capitalised } from '#contracts/capitalised.ts';
import type { PlanContentExport, Quote } from '#contracts/interviewing/summary/interview-export.ts';
import { momentOfUnscored } from '#contracts/interviewing/plan/plan-requirements.ts';
import { panelPartKind } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import { shortOf } from '#contracts/interviewing/plan/point-in-short.ts';
import { soughtWords } from '#contracts/interviewing/plan/plan.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';
import { type ExportWords, filled } from './export-words.ts';
import { bandName, headed, label, labelled, linesOf, listOf, paragraph, quiet, quoteBlock } from './page-blocks.ts';

/**
 * Where the reasons for asking each question are placed. On paper, which is visible on the table during the interview,
 * they are kept apart; in a document they are next to the question.
 */
type Reasons = 'apart' | 'beside';

/**
 * A plan for a file, with everything stated once: first what is read before and during the interview, then the
 * questions in order with their details, then what the plan is based on.
 */
export function planPages(content: PlanContentExport, words: ExportWords, reasons: Reasons): PdfBlock[] {
  return [
    ...roomPages(content, words),
    ...questionPages(content, words, reasons),
    ...(reasons === 'apart' ? reasonPages(content, words) : []),
    ...backgroundPages(content, words),
  ];
}

function roomPages(content: PlanContentExport, words: ExportWords): PdfBlock[] {
  const { plan, file, common } = words;
  const { decision } = content;
  return [
    { kind: 'facts', rows: planFacts(content, words) },
    ...(content.toDecide === null ? [] : headed(plan.claims.toDecide, [paragraph(content.toDecide)])),
    ...headed(
      plan.sheet.leftOpen,
      listOf(
        content.leftOpen.map(({ text, isPoint, questions, followUps }) => {
          const places = [
            ...(isPoint ? [plan.sheet.asPoint] : []),
            ...(questions.length > 0 ? [numbersOf(questions, words)] : []),
            ...followUps.map((number) => filled(plan.followUpTo, { number })),
          ];
          return `${text} (${places.join(', ') || plan.sheet.unasked})`;
        }),
      ),
    ),
    ...headed(plan.claims.find, [
      ...content.areasToProbe.flatMap((area): PdfBlock[] => [
        paragraph(`${area.text} ${placesOf(area, words)}`.trim()),
        ...(area.quote === null || saysLine(area.text, area.quote.text) ? [] : [quoteBlock(area.quote, words)]),
        ...absenceLines(area, words).map(quiet),
      ]),
      ...content.toSettle
        // A point without a requirement or quote was left open by an earlier round and is already listed above.
        .filter(({ requirement, quotes }) => requirement !== null || quotes.length > 0)
        .map(({ text, requirement, quotes }) =>
          paragraph(
            `${shortOf(
              text,
              requirement ?? undefined,
              quotes.map(({ text: line }) => line),
            )} (${plan.claims.aloud[momentOfUnscored(content.flow)]})`,
          ),
        ),
    ]),
    ...headed(plan.prepare.title, listOf(content.toPrepare)),
    ...headed(plan.notAsked.title, notAskedLines(content.privateMatters, words).map(paragraph)),
    ...(content.panel === null ? [] : headed(plan.panel.title, listOf(panelLines(content.panel, words)))),
    ...headed(
      file.flow.title,
      content.flow.flatMap((step, at): PdfBlock[] => [
        { kind: 'facts', rows: [[stepName(step, content, words), stepTime(at, content, words)]] },
        ...(step.script === null ? [] : [quiet(step.script)]),
      ]),
    ),
    ...headed(
      plan.toSettle.title,
      content.toSettle.flatMap(({ text, requirement, listensFor, basis, quotes }): PdfBlock[] => [
        paragraph(text),
        ...(requirement === null || saysLine(text, requirement)
          ? []
          : [quiet(`${common.question.requirement} ${requirement}`)]),
        ...(listensFor === null ? [] : [quiet(`${common.question.listensFor} ${listensFor}`)]),
        ...quotes.filter((quote) => !saysLine(text, quote.text)).map((quote) => quoteBlock(quote, words)),
        ...(basis === null || saysLine(text, basis) ? [] : [quiet(`${common.question.basis} ${basis}`)]),
      ]),
    ),
    ...headed(
      plan.requirements.title,
      content.requirements.flatMap(({ text, basis, quotes }): PdfBlock[] => [
        paragraph(text),
        ...(text.includes(basis) ? [] : [quiet(basis)]),
        ...quotes.map((quote) => quoteBlock(quote, words)),
      ]),
    ),
    ...(decision === null
      ? []
      : headed(common.decision.title, [
          ...(decision.weightiestQuestions === null ? [] : [paragraph(decision.weightiestQuestions)]),
          paragraph(decision.weighsMost),
          ...(decision.ofSeveral === null ? [] : [paragraph(decision.ofSeveral)]),
          ...labelled(common.decision.offerWhen, decision.offerWhen === null ? [] : [paragraph(decision.offerWhen)]),
          ...labelled(common.decision.beforeOffer, listOf(content.beforeOffer)),
          ...labelled(common.decision.furtherWhen, listOf(decision.furtherWhen)),
          ...labelled(common.decision.noWhen, listOf(decision.noWhen)),
        ])),
  ];
}

function questionPages(content: PlanContentExport, words: ExportWords, reasons: Reasons): PdfBlock[] {
  const { plan, common } = words;
  return [
    ...headed(plan.questions, [
      ...labelled(plan.scoring.title, listOf(scoringLines(content, words))),
      ...content.questions.map((question) => questionBlock(question, content, words, reasons)),
    ]),
    ...headed(
      plan.candidateQuestions.title,
      content.candidateQuestions.flatMap(({ question, answer }): PdfBlock[] => [
        paragraph(question),
        quiet(answer?.text ?? common.question.toPrepare),
        ...(answer === null || answer.text.includes(answer.basis)
          ? []
          : [quiet(`${common.question.basis} ${answer.basis}`)]),
      ]),
    ),
  ];
}

/** About a 7 only if a question says what makes it one. */
function scoringLines({ questions }: PlanContentExport, { plan: { scoring } }: ExportWords): readonly string[] {
  const namesSeven = questions.some(({ decidingFact }) => decidingFact !== null);
  return [scoring.start, namesSeven ? `${scoring.lines} ${scoring.seven}` : scoring.lines, scoring.noCase];
}

function reasonPages({ questions }: PlanContentExport, words: ExportWords): PdfBlock[] {
  return headed(
    words.plan.sheet.beforehand,
    questions.flatMap(({ number, whyAsked, exampleAnswer }): PdfBlock[] => [
      paragraph(`${numbersOf([number], words)} ${whyAsked}`),
      ...exampleOf(exampleAnswer, words),
    ]),
  );
}

function exampleOf(answer: string | null, { common }: ExportWords): PdfBlock[] {
  return answer === null ? [] : [quiet(`${common.question.example}: ${answer}`)];
}

function backgroundPages(content: PlanContentExport, words: ExportWords): PdfBlock[] {
  const { plan, common } = words;
  return [
    ...headed(
      plan.focus.title,
      listOf(
        content.focusAreas.map(({ area, questions }) =>
          questions.length === 0
            ? `${capitalised(area)}: ${plan.focus.none}`
            : `${capitalised(area)} (${numbersOf(questions, words)})`,
        ),
      ),
    ),
    ...headed(
      plan.side.competencies,
      content.competencies.flatMap(({ name, definition, mustHave, basis }): PdfBlock[] => [
        paragraph(`${capitalised(name)}${mustHave ? ` (${plan.side.mustHave})` : ''}: ${definition}`),
        ...(basis === null ? [] : [quiet(`${common.question.basis} ${basis}`)]),
      ]),
    ),
    ...headed(
      plan.claims.strong,
      withFreshQuotes(content.strengths, content).flatMap((strength) => quoted(strength, words)),
    ),
    ...headed(
      plan.claims.highlights,
      withFreshQuotes(content.highlights, content).flatMap((highlight) => quoted(highlight, words)),
    ),
  ];
}

/**
 * Drops CV quotes that already appeared above, so that each is quoted once. A claim that only repeats its CV line is
 * reduced to the quote.
 */
function withFreshQuotes(
  claims: readonly { readonly text: string; readonly quote: Quote | null }[],
  { questions, toSettle, areasToProbe, requirements }: PlanContentExport,
): { text: string | null; quote: Quote | null }[] {
  const quotes = [
    ...questions.flatMap(({ quotes: own, followUp }) => [...own, ...(followUp?.quotes ?? [])]),
    ...[...toSettle, ...requirements].flatMap((point) => point.quotes),
    ...areasToProbe.map(({ quote }) => quote),
  ];
  const shown = quotes.flatMap((quote) => (quote === null ? [] : [quote.text]));
  return claims.map(({ text, quote }) => {
    const isShown = quote !== null && shown.some((line) => line.includes(quote.text));
    const isLine = quote !== null && text.replaceAll(/^[“«"]|[”»"]$/gu, '') === quote.text;
    const isSaid = quote !== null && saysLine(text, quote.text);
    return { text: isLine ? null : text, quote: isShown || (isSaid && !isLine) ? null : quote };
  });
}

/** For example "Q3 Fault finding", or the name of a part without a question. */
function stepName(
  { kind, question }: PlanContentExport['flow'][number],
  content: PlanContentExport,
  words: ExportWords,
) {
  const name = filled(words.file.flow[kind], { number: question ?? '' });
  const topic = content.questions.find(({ number }) => number === question)?.topic;
  return topic === undefined ? name : `${name} ${capitalised(topic)}`;
}

/** For example "8–18 min". */
function stepTime(at: number, { flow }: PlanContentExport, { plan }: ExportWords): string {
  const minutesOf = (steps: PlanContentExport['flow']) => steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return filled(plan.clock.span, { from: minutesOf(flow.slice(0, at)), to: minutesOf(flow.slice(0, at + 1)) });
}

function planFacts(
  { interview, version, source }: PlanContentExport,
  words: ExportWords,
): (readonly [string, string])[] {
  const { facts } = words.file;
  return [
    [facts.position, interview.position],
    [facts.level, words.common.level[interview.level]],
    [facts.type, words.common.interviewType[interview.type]],
    [facts.length, words.minutes(interview.durationMin)],
    ...(interview.scheduledAt === null ? [] : [[facts.scheduled, words.when(interview.scheduledAt)] as const]),
    [facts.version, String(version)],
    [facts.source, words.file.source[source]],
  ];
}

type PlanQuestion = PlanContentExport['questions'][number];

function runsOnText({ minutes, instead }: NonNullable<PlanQuestion['mayRunOn']>, words: ExportWords): string {
  return filled(words.common.question.mayRunOn, {
    minutes: words.minutes(minutes),
    numbers: words.list(instead.map(String)),
  });
}

function questionBlock(
  question: PlanQuestion,
  content: PlanContentExport,
  words: ExportWords,
  reasons: Reasons,
): PdfBlock {
  const { plan, common, file } = words;
  const isFilled = question.source === 'playbook' && content.source !== 'playbook';
  const isOwn = question.source === 'person';
  const facts = [
    capitalised(question.topic),
    question.mustAsk ? common.question.mustAsk : common.question.optional,
    ...(question.block === 'cv' && !isOwn ? [plan.cv[basisOf(question)]] : []),
    plan.kind[question.kind],
    plan.difficulty[question.difficulty],
    ...(question.setForOthers ? [plan.question.setForOthers] : []),
    ...(isFilled ? [plan.question.fromPlaybook] : []),
    ...(isOwn ? [plan.question.byPerson] : []),
  ];
  return {
    kind: 'numbered',
    number: String(question.number),
    title: question.text,
    side: words.minutes(question.minutes),
    lead: [quiet(facts.join(' · ')), ...question.quotes.map((quote) => quoteBlock(quote, words))],
    blocks: [
      ...(reasons === 'apart' ? [] : labelled(plan.question.why, [paragraph(question.whyAsked)])),
      ...labelled(common.question.handout, linesOf(question.handout ?? [])),
      ...(question.followsUp === null ? [] : [quiet(`${plan.question.followsUp} ${question.followsUp}`)]),
      ...(question.seenEarlier === null
        ? []
        : [
            quiet(
              [
                common.question[question.mayBeShort ? 'mayBeShort' : 'seenEarlier'],
                question.seenEarlier,
                ...(question.kind === 'behavioral' ? [common.question.anotherCase] : []),
              ].join(' '),
            ),
          ]),
      ...(question.otherCaseThan === null
        ? []
        : [quiet(filled(common.question.otherCase, { ...question.otherCaseThan }))]),
      ...(question.mayRunOn === null ? [] : [quiet(runsOnText(question.mayRunOn, words))]),
      ...labelled(plan.question.listen, listOf(question.keyPoints)),
      ...(question.notRequired.length === 0
        ? []
        : [quiet(`${plan.question.notRequired} ${question.notRequired.join(' · ')}`)]),
      ...(question.followUp === null
        ? []
        : [
            paragraph(
              `${common.question[question.followUp.leadsIn ? 'leadIn' : 'forPerson']} ${question.followUp.text}`,
            ),
            ...(question.followUp.listensFor === null
              ? []
              : [quiet(`${common.question.listensFor} ${question.followUp.listensFor}`)]),
            ...(question.followUp.fallsShort === null
              ? []
              : [quiet(`${common.question.fallsShort} ${question.followUp.fallsShort}`)]),
            ...question.followUp.quotes.map((quote) => quoteBlock(quote, words)),
          ]),
      label(plan.question.probes),
      {
        kind: 'facts',
        rows: question.probes.map(({ trigger, text, listensFor }) => {
          const good = listensFor === null ? [] : [`${common.question.listensFor} ${listensFor}`];
          return [plan.trigger[trigger], [text, ...good].join('\n')] as const;
        }),
      },
      label(file.anchors),
      {
        kind: 'facts',
        rows: question.anchors.map(({ band, behaviours }) => [bandName(band, words), behaviours.join('\n')] as const),
      },
      ...(reasons === 'apart' ? [] : exampleOf(question.exampleAnswer, words)),
      ...(question.decidingFact === null ? [] : [quiet(`${common.question.fact} ${question.decidingFact}`)]),
      ...labelled(
        plan.question.redFlag,
        question.redFlags.flatMap(({ text, jobReason }) => [paragraph(text), quiet(jobReason)]),
      ),
    ],
  };
}

function notAskedLines(matters: PlanContentExport['privateMatters'], words: ExportWords): readonly string[] {
  const { named, lead, matter } = words.plan.notAsked;
  const names = matters.map((one) => matter[one]);
  return [...(names.length === 0 ? [] : [filled(named, { matters: words.list(names) })]), lead];
}

function panelLines(parts: NonNullable<PlanContentExport['panel']>, words: ExportWords): readonly string[] {
  const { panel } = words.plan;
  return [
    ...parts.flatMap((part, at) => {
      const kind = panelPartKind(part, at);
      const { name = filled(panel.interviewer, { number: String(at + 1) }), questions } = part;
      const said = { name, numbers: numbersOf(questions, words) };
      return kind === undefined ? [] : [filled(panel[kind], said)];
    }),
    panel.notes,
    panel.scores,
  ];
}

function absenceLines(
  { absence, searchedFor }: PlanContentExport['areasToProbe'][number],
  words: ExportWords,
): readonly string[] {
  if (absence === null) return [];
  const sought = soughtWords({ statement: absence, searchedFor: [...searchedFor] });
  return [absence, ...(sought.length === 0 ? [] : [filled(words.plan.claims.absence, { words: words.list(sought) })])];
}

/** What a question for this interview alone is based on. */
function basisOf({ quotes, followsUp }: PlanQuestion): 'title' | 'earlier' | 'own' {
  if (quotes.length > 0) return 'title';
  return followsUp === null ? 'own' : 'earlier';
}

function quoted({ text, quote }: { text: string | null; quote: Quote | null }, words: ExportWords): PdfBlock[] {
  return [...(text === null ? [] : [paragraph(text)]), ...(quote === null ? [] : [quoteBlock(quote, words)])];
}

function placesOf({ questions, inFollowUp }: PlanContentExport['areasToProbe'][number], words: ExportWords): string {
  if (!inFollowUp) return numbersOf(questions, words);
  return questions.map((number) => filled(words.plan.followUpTo, { number })).join(', ');
}

function numbersOf(questions: readonly number[], { plan }: ExportWords): string {
  return questions.map((number) => filled(plan.number, { number })).join(', ');
}

import type { RequirementAnswer } from '#contracts/interviewing/run/interview-run.ts';
import type { ReportContentExport } from '#contracts/interviewing/summary/interview-export.ts';
import { belowOffer } from '#contracts/interviewing/summary/below-offer.ts';
import { countsInMean } from '#contracts/interviewing/summary/core-mean.ts';
import { pointsOfReport, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';
import { type ExportWords, filled } from './export-words.ts';
import { bandName, headed, labelled, listOf, paragraph, quiet, quoteBlock } from './page-blocks.ts';

/** A report for print: the decision first, then what it is based on. */
export function reportPages(content: ReportContentExport, words: ExportWords): PdfBlock[] {
  const { common, plan, summary } = words;
  return [
    { kind: 'facts', rows: reportFacts(content, words) },
    ...headed(summary.assessment.title, content.overallAssessment === '' ? [] : [paragraph(content.overallAssessment)]),
    ...headed(summary.lists.strengths, listOf(content.strengths)),
    ...headed(summary.lists.concerns, listOf(content.concerns)),
    ...headed(summary.scores.title, [
      { kind: 'facts', rows: content.competencies.map((competency) => competencyRow(competency, words)) },
    ]),
    ...headed(
      summary.toSettle.title,
      content.toSettle.map(({ text, requirement, answer }) => {
        const settled = requirement === null ? [] : [`${common.question.requirement} ${requirement}`];
        return answered({ text: [text, ...settled].join('\n'), answer }, summary.toSettle, words);
      }),
    ),
    ...headed(
      plan.requirements.title,
      content.requirements.map((requirement) => answered(requirement, summary.requirements, words)),
    ),
    ...headed(
      summary.questions.title,
      content.questions.map((question) => questionBlock(question, content.score !== null, words)),
    ),
    ...headed(
      summary.partNotes.title,
      content.partNotes.flatMap(({ part, notes }) => labelled(summary.partNotes[part], [paragraph(notes.trim())])),
    ),
  ];
}

function answered(
  { text, answer }: Pick<ReportContentExport['requirements'][number], 'text' | 'answer'>,
  said: Readonly<Record<RequirementAnswer, string>>,
  { summary }: ExportWords,
): PdfBlock {
  return { kind: 'facts', rows: [[answer === null ? summary.requirements.notAsked : said[answer], text]] };
}

function reportFacts(content: ReportContentExport, words: ExportWords): (readonly [string, string])[] {
  const { summary, file } = words;
  const { interview, recommendation, decidedAt, decidedBy, score } = content;
  return [
    [file.facts.position, interview.position],
    [file.facts.level, words.common.level[interview.level]],
    [file.facts.type, words.common.interviewType[interview.type]],
    [file.facts.held, words.when(content.startedAt)],
    [file.facts.used, words.minutes(Math.round(content.elapsedSec / 60))],
    [
      file.facts.recommendation,
      recommendation === null ? summary.markdown.notRecorded : summary.recommendation[recommendation],
    ],
    ...unmetRows(content, words),
    ...(decidedAt === null
      ? []
      : [
          [file.facts.decided, filled(file.decidedBy, { name: decidedBy ?? '', when: words.when(decidedAt) })] as const,
        ]),
    ...(score === null ? [] : [[summary.mean.title, `${words.decimal(score)} (${meanOf(content, words)})`] as const]),
  ];
}

/** The questions included in the mean, for example "Q1, Q3 and Q4". */
function meanOf({ questions }: ReportContentExport, { summary, list }: ExportWords): string {
  const counted = questions.filter((question) => question.score !== null && countsInMean(question));
  return list(counted.map(({ number }) => filled(summary.q, { number })));
}

/** What speaks against the recommendation, directly below it: scores below the minimum, requirements unmet or open. */
function unmetRows(content: ReportContentExport, { summary }: ExportWords): (readonly [string, string])[] {
  const { notMet, open } = unmetOf(pointsOfReport(content));
  const named = open.map(({ text, answer }) => (answer === null ? `${text} ${summary.unmet.notAsked}` : text));
  const below = belowOffer(content.recommendation, content.questions).map(({ number, score, least }) =>
    filled(summary.unmet.below, { question: filled(summary.q, { number }), score, least }),
  );
  return [
    ...(below.length === 0 ? [] : [[summary.unmet.belowTitle, below.join('\n')] as const]),
    ...(notMet.length === 0 ? [] : [[summary.unmet.notMetTitle, notMet.map(({ text }) => text).join('\n')] as const]),
    ...(open.length === 0 ? [] : [[summary.unmet.openTitle, named.join('\n')] as const]),
  ];
}

type ReportCompetency = ReportContentExport['competencies'][number];

function competencyRow(competency: ReportCompetency, words: ExportWords): readonly [string, string] {
  const { name, mustHave, questions, scored, insufficientEvidence, mean, isOwn, apart } = competency;
  const { coverage, scores, mean: means, q } = words.summary;
  const apartOf = () => words.list(apart.map((number) => filled(q, { number })));
  const said = [
    mean === null
      ? filled(coverage.of, { scored, questions })
      : `${words.decimal(mean)} (${filled(coverage.of, { scored, questions })})`,
    ...(apart.length === 0 ? [] : [isOwn ? means.apart : filled(means.apartOf, { questions: apartOf() })]),
    ...(mustHave ? [words.plan.side.mustHave] : []),
    ...(insufficientEvidence ? [coverage.insufficient] : scored === 0 ? [scores.none] : []),
  ];
  return [name, said.join(' · ')];
}

type ReportQuestion = ReportContentExport['questions'][number];

/** @param withMean the report shows a mean, so a score that is not included in it is marked as such */
function questionBlock(question: ReportQuestion, withMean: boolean, words: ExportWords): PdfBlock {
  const { summary, file } = words;
  const { score, offerTakes, state, skipReason, redFlagSeen, redFlags, anchorsMet } = question;
  const notes = question.notes.trim();
  const facts = [
    question.topic,
    // Only a shortfall is mentioned, not a score that meets the requirement.
    ...(score !== null && offerTakes !== null && score < offerTakes
      ? [filled(file.belowOffer, { score: offerTakes })]
      : []),
    ...(withMean && score !== null && !countsInMean(question) ? [summary.mean.apart] : []),
    ...(state === 'skipped'
      ? [filled(summary.questions.skipped, { reason: summary.skipReason[skipReason ?? 'other'] })]
      : []),
    ...(redFlagSeen ? [summary.questions.flag] : []),
  ];
  return {
    kind: 'numbered',
    number: String(question.number),
    title: question.text,
    side: score === null ? summary.scores.none : filled(summary.markdown.score, { score }),
    lead: [quiet(facts.join(' · ')), ...question.quotes.map((quote) => quoteBlock(quote, words))],
    blocks: [
      ...labelled(redFlags.length > 1 ? summary.questions.flagAmong : words.plan.question.redFlag, listOf(redFlags)),
      ...labelled(
        file.anchorsMet,
        anchorsMet.length === 0
          ? []
          : [
              {
                kind: 'facts',
                rows: anchorsMet.map(({ band, behaviour }) => [bandName(band, words), behaviour] as const),
              },
            ],
      ),
      ...(notes === ''
        ? score === null
          ? []
          : [quiet(summary.questions.noNote)]
        : labelled(file.notes, [paragraph(notes)])),
    ],
  };
}

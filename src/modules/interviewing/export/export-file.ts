import { createHash } from 'node:crypto';
import type {
  PlanContentExport,
  PlanExport,
  PlanExportFormat,
  ReportContentExport,
  ReportExport,
} from '#contracts/interviewing/summary/interview-export.ts';
import { canonicalJson } from '#knowledge/plan/core-hash.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { drawPdf } from '#platform/pdf/draw-pdf.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';
import { exportFileName, exportTitle } from './export-file-name.ts';
import { type ExportWords, exportWords, filled } from './export-words.ts';
import { markdownOf } from './markdown-of.ts';
import { planPages } from './plan-pages.ts';
import { reportPages } from './report-pages.ts';

export type Exported =
  | { readonly document: 'plan'; readonly content: PlanContentExport }
  | { readonly document: 'report'; readonly content: ReportContentExport };

/** The time at which a file is made and the time zone of the person who requested it. */
interface Made {
  readonly at: Date;
  readonly timeZone: string;
}

const mediaTypes = {
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
} as const satisfies Record<PlanExportFormat, string>;

const makers = { json: asJson, pdf: asPdf, md: asMarkdown } as const;

/** The file is rendered when the response is sent; that is also where concurrent rendering is limited. */
export function exportFile(exported: Exported, format: PlanExportFormat, made: Made): MadeFile {
  const { document, content } = exported;
  return {
    headers: fileHeaders(mediaTypes[format], exportFileName(document, content.interview, format)),
    parts: async function* parts() {
      yield await makers[format](exported, made);
    },
  };
}

function asJson({ document, content }: Exported, { at }: Made): Buffer {
  const head = { formatVersion: 1, exportedAt: at.toISOString(), contentHash: hashOf(content) } as const;
  const file: PlanExport | ReportExport =
    document === 'plan' ? { format: 'askwell.plan', ...head, content } : { format: 'askwell.report', ...head, content };
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}

function asPdf(exported: Exported, { at, timeZone }: Made): Promise<Buffer> {
  const { interview } = exported.content;
  const words = exportWords(interview.language, timeZone);
  return drawPdf({
    language: interview.language,
    title: words.file.title[exported.document],
    subtitle: interview.candidate,
    head: [interview.candidate, interview.position, words.when(at.toISOString())].join(' · '),
    foot: filled(words.file.foot, { hash: hashOf(exported.content) }),
    blocks: pagesOf(exported, words, 'apart'),
  });
}

function asMarkdown(exported: Exported, { timeZone }: Made): Buffer {
  const words = exportWords(exported.content.interview.language, timeZone);
  const { document, content } = exported;
  return Buffer.from(markdownOf(exportTitle(document, content.interview), pagesOf(exported, words, 'beside')));
}

function pagesOf(
  { document, content }: Exported,
  words: ExportWords,
  reasons: Parameters<typeof planPages>[2],
): PdfBlock[] {
  return document === 'plan' ? planPages(content, words, reasons) : reportPages(content, words);
}

/** The same content yields the same hash, regardless of the time and format of the export. */
function hashOf(content: Exported['content']): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

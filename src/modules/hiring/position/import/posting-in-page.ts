import { Readability } from '@mozilla/readability';
import { compile } from 'html-to-text';
import { parseHTML } from 'linkedom';
import * as z from 'zod';
import type { Position } from '#contracts/hiring/positions.ts';
import type { WebPage } from '#platform/web-page/fetch-page.ts';
import type { PostingInPage } from './posting.ts';

const plainOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'ol', options: { leadingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
} satisfies Parameters<typeof compile>[0];
const plain = compile(plainOptions);
/** for text without markup, which keeps its line breaks */
const lines = compile({ ...plainOptions, preserveNewlines: true });

/**
 * The structured data for search engines that job boards and applicant tracking systems include (schema.org
 * JobPosting), or else the main content of the page. Undefined if there is neither.
 */
export function postingInPage({ text, isHtml }: WebPage): PostingInPage | undefined {
  if (!isHtml) return { title: null, type: null, text };
  const { document } = parseHTML(text);
  return structuredPosting(document) ?? readablePosting(document);
}

const JobPosting = z.object({
  '@type': z.union([z.literal('JobPosting'), z.array(z.string()).refine((types) => types.includes('JobPosting'))]),
  title: z.string().optional().catch(undefined),
  description: z.string(),
  responsibilities: z.string().optional().catch(undefined),
  qualifications: z.string().optional().catch(undefined),
  skills: z.string().optional().catch(undefined),
  employmentType: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
});
type JobPosting = z.infer<typeof JobPosting>;

function structuredPosting(document: Page): PostingInPage | undefined {
  const found = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => entriesOf(parseJson(script.textContent)))
    .map((entry) => JobPosting.safeParse(entry))
    .find(({ success }) => success)?.data;
  if (found === undefined) return undefined;
  return {
    title: found.title === undefined ? null : plain(found.title),
    type: typeOf(found),
    text: textOf(found),
  };
}

type Page = ReturnType<typeof parseHTML>['document'];

/** Flattens a single entry, a list or a graph. */
function entriesOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data.flatMap(entriesOf);
  if (typeof data !== 'object' || data === null) return [];
  return '@graph' in data ? [data, ...entriesOf(data['@graph'])] : [data];
}

function parseJson(text: string): unknown {
  try {
    // Some systems leave raw line breaks inside strings, which is not valid JSON.
    return JSON.parse(text.replaceAll(/[\r\n\t]+/g, ' '));
  } catch {
    return undefined;
  }
}

/** The description, followed by the other parts that it does not repeat. */
function textOf({ description, responsibilities, qualifications, skills }: JobPosting): string {
  const text = markupToText(description);
  const others = [responsibilities, qualifications, skills]
    .flatMap((part) => (part === undefined ? [] : [markupToText(part)]))
    .filter((part) => part !== '' && !text.includes(part));
  return [text, ...others].join('\n\n');
}

/** Some systems escape the description's markup twice. */
function markupToText(markup: string): string {
  const text = hasMarkup(markup) ? plain(markup) : lines(markup);
  return hasMarkup(text) ? plain(text) : text;
}

function hasMarkup(text: string): boolean {
  return /<\/?(?:p|li|ul|ol|br|div|span|strong|b|h\d)\b/i.test(text);
}

const typesByWord: Readonly<Record<string, Position['type']>> = {
  FULL_TIME: 'full_time',
  PART_TIME: 'part_time',
  CONTRACTOR: 'contract',
  TEMPORARY: 'contract',
  INTERN: 'internship',
};

/** Null if it names two types. */
function typeOf({ employmentType }: JobPosting): Position['type'] | null {
  const named = [employmentType ?? []]
    .flat()
    .flatMap((one) => typesByWord[one.toUpperCase().replace(/[\s-]/g, '_')] ?? []);
  const [only, ...others] = new Set(named);
  return only !== undefined && others.length === 0 ? only : null;
}

function readablePosting(document: Page): PostingInPage | undefined {
  // The first heading usually names the posting; the page title also has the employer and the job board.
  const heading = document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const article = new Readability(document).parse();
  if (!article?.content) return undefined;
  return { title: heading === '' ? null : heading, type: null, text: plain(article.content) };
}

import { readdir, realpath } from 'node:fs/promises';
import { Language } from '#contracts/common.ts';
import { LegalSlug } from '#contracts/legal.ts';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { type LegalDocuments, type LegalText, toLegalDocuments } from './legal-documents.ts';
import { parseDocument } from './parse-document.ts';
import { readWithin } from './read-within.ts';

const maxBytes = 200 * 1024;

/** The documents of LEGAL_FOLDER, read once. A file that cannot be published is logged and left out. */
export async function readLegalFolder(deps: {
  readonly config: Pick<Config, 'LEGAL_FOLDER'>;
  readonly logger: Pick<Logger, 'warn'>;
}): Promise<LegalDocuments> {
  const given = deps.config.LEGAL_FOLDER;
  if (given === undefined) return toLegalDocuments([]);
  const folder = await realpath(given);
  const texts: LegalText[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    // Files that editors and volume mounts leave there.
    if (file.startsWith('.')) continue;
    const read = await readText(folder, file);
    if (typeof read === 'string') deps.logger.warn({ file, reason: read }, 'legal document not published');
    else texts.push(read);
  }
  return toLegalDocuments(texts);
}

/** The text, or the reason why it cannot be published. */
async function readText(folder: string, file: string): Promise<LegalText | string> {
  const [name = '', tongue, ending, ...more] = file.split('.');
  const slug = LegalSlug.safeParse(name);
  const language = Language.safeParse(tongue);
  if (!slug.success || !language.success || ending !== 'md' || more.length > 0) {
    return 'is not named slug.language.md, as terms.en.md is';
  }
  const read = await readWithin(folder, file, maxBytes);
  if (read.kind === 'refused') return read.reason;
  const parsed = parseDocument(read.text);
  if (parsed.kind === 'refused') return parsed.reason;
  return { ...parsed.document, slug: slug.data, language: language.data, updatedAt: read.changedAt };
}

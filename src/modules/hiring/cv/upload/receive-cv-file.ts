import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#platform/app-error.ts';
import { isStorageFull } from '#platform/db/connection/failures.ts';
import { cleanFileName } from '#modules/hiring/cv-reader/clean-file-name.ts';
import { acceptPdfHead } from '#modules/hiring/cv-reader/pdf-header.ts';
import { requireDiskSpace } from './require-disk-space.ts';
import { type TempFile, createTempFile } from './temp-file.ts';
import type { UploadDeps } from './upload-deps.ts';

export interface ReceivedCv<Fields> {
  /** for display only; sanitised */
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
  readonly bytes: TempFile;
  /** text fields, regardless of whether they came before or after the file */
  readonly fields: Fields;
}

const headBytes = 16;
/** allowance for boundaries, headers and text fields around the file */
const besideFileBytes = 64 * 1024;
const unreadPatienceMs = 20_000;

/**
 * Receives one PDF in the field `file` and the text fields of `schema`. Counts, sniffs and hashes the file while
 * streaming it to a temporary file. Rejects it at the first byte that shows a problem and discards the rest of the
 * body. The caller must discard `bytes`.
 *
 * @throws AppError hiring.cv_too_large, hiring.cv_not_pdf, hiring.cv_empty, hiring.storage_full, common.bad_request
 */
export async function receiveCvFile<Schema extends z.ZodMiniObject>(
  request: FastifyRequest,
  schema: Schema,
  config: UploadDeps['config'],
): Promise<ReceivedCv<z.infer<Schema>>> {
  if (!request.isMultipart()) throw new AppError('common.unsupported_media_type');
  const maxBytes = config.MAX_CV_MB * 1024 * 1024;
  let file: StoredFile | undefined;
  try {
    await requireDiskSpace(config.DATABASE_FOLDER);
    if (Number(request.headers['content-length']) > maxBytes + besideFileBytes) throw tooLarge(maxBytes);
    const fields = new Map<string, unknown>();
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated || fields.has(part.fieldname)) throw badField(part.fieldname);
        fields.set(part.fieldname, part.value);
      } else {
        if (part.fieldname !== 'file' || file !== undefined) throw badField(part.fieldname);
        file = await storeFile(part, maxBytes);
      }
    }
    if (file === undefined) throw badField('file');
    return { ...file, fields: readFields(schema, fields) };
  } catch (error) {
    await file?.bytes.discard();
    drainBody(request.raw);
    throw refusal(error);
  }
}

/**
 * Keeps reading the rest of the body, because browsers show the response only after they have sent it. Cuts the
 * connection off after a while, so that a slow trickle cannot hold it open.
 */
function drainBody(body: IncomingMessage): void {
  body.unpipe();
  body.resume();
  const cut = setTimeout(() => body.destroy(), unreadPatienceMs).unref();
  body.once('close', () => clearTimeout(cut));
}

type StoredFile = Omit<ReceivedCv<unknown>, 'fields'>;

async function storeFile(part: MultipartFile, maxBytes: number): Promise<StoredFile> {
  if (!/^application\/(?:x-)?pdf$/i.test(part.mimetype) || !/\.pdf$/i.test(part.filename.trim())) throw notPdf();
  const bytes = await createTempFile();
  part.file.once('limit', () => part.file.destroy(tooLarge(maxBytes)));
  try {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    let head = Buffer.alloc(0);
    for await (const chunk of part.file) {
      const piece = z.instanceof(Buffer).parse(chunk);
      if (head.length < headBytes) {
        head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)]);
        if (head.length === headBytes && !acceptPdfHead(head)) throw notPdf();
      }
      sizeBytes += piece.length;
      hash.update(piece);
      await bytes.append(piece);
    }
    // A small body arrives in one piece, so it may have been truncated before the listener was attached.
    if (part.file.truncated) throw tooLarge(maxBytes);
    if (sizeBytes === 0) throw new AppError('hiring.cv_empty');
    if (!acceptPdfHead(head)) throw notPdf();
    return { fileName: cleanFileName(part.filename), sizeBytes, sha256: hash.digest(), bytes };
  } catch (error) {
    await bytes.discard();
    throw error;
  }
}

function readFields<Schema extends z.ZodMiniObject>(schema: Schema, fields: Map<string, unknown>): z.infer<Schema> {
  const parsed = z.safeParse(schema, Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => ({ path: `/${issue.path.join('/')}`, rule: issue.code }));
  throw new AppError('common.bad_request', { part: 'body', fields: faults });
}

/** Errors other than our own are a full disk, or a body that is not multipart or ended early. */
function refusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError('hiring.storage_full');
  if (error instanceof Error && 'syscall' in error) return error;
  return new AppError('common.bad_request', { part: 'body' });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('hiring.cv_too_large', { maxBytes });
}

function notPdf(): AppError {
  return new AppError('hiring.cv_not_pdf');
}

function badField(name: string): AppError {
  return new AppError('common.bad_request', { part: 'body', fields: [{ path: `/${name.slice(0, 80)}` }] });
}

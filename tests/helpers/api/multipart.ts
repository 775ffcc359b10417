import { randomUUID } from 'node:crypto';

export interface UploadPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** makes the part a file */
  readonly fileName?: string;
  readonly type?: string;
}

/** A multipart body built byte by byte, so that malicious ones can be built too. */
export function multipart(...parts: readonly UploadPart[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----${randomUUID()}`;
  const pieces = parts.flatMap(({ name, content, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${
      type === undefined ? '' : `content-type: ${type}\r\n`
    }\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export function aPdfPart(content: Buffer | string = aPdfHead(), fields: Partial<UploadPart> = {}): UploadPart {
  return { name: 'file', content, fileName: 'cv.pdf', type: 'application/pdf', ...fields };
}

/** Passes only the file type detection: for tests of what happens before a CV is read. */
export function aPdfHead(bytes = 2000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '#contracts/auth/auth.ts';
import { type Candidate, createCandidate, getCandidate, listCandidates } from '#contracts/hiring/candidates.ts';
import { type CvView, getCv, getCvFile, getCvText } from '#contracts/hiring/cvs.ts';
import { getPosition } from '#contracts/hiring/positions.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type User, aPerson, aVisitor, userOf } from '#tests/helpers/api/sign-up.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { aCandidate, aPosition, uploadCv } from '#tests/helpers/api/builders.ts';
import { mountSmallDisk } from '#tests/helpers/database/small-disk.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type UploadPart, aPdfHead, aPdfPart, multipart } from '#tests/helpers/api/multipart.ts';

const mebibyte = 1024 * 1024;

let app: TestApp;
let recruiter: Recruiter;
let candidate: Candidate;

beforeAll(async () => {
  app = await startTestApp({ MAX_CV_MB: '1' });
  recruiter = await aRecruiter(app);
  candidate = await aCandidate(recruiter);
});

afterAll(() => app.close());

function send(
  parts: readonly UploadPart[],
  options: { url?: string; by?: User; headers?: Record<string, string> } = {},
) {
  const { payload, headers } = multipart(...parts);
  return app.http.inject({
    method: 'POST',
    url: `/api/v1${options.url ?? `/candidates/${candidate.id}/cv`}`,
    headers: { ...(options.by ?? recruiter).headers, ...headers, ...options.headers },
    payload,
  });
}

async function cvsOf(owner: Recruiter): Promise<number> {
  const { cvs } = await asTenant(app.deps.db, owner.userId, (tx) =>
    tx
      .selectFrom('hiring.cv')
      .select((eb) => eb.fn.countAll<string>().as('cvs'))
      .executeTakeFirstOrThrow(),
  );
  return Number(cvs);
}

/** Temporary files that this process has open; their names are removed right after creation. */
async function openTempFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.includes('askwell-upload'));
}

describe('uploadCv', () => {
  it('a PDF › uploaded while Temporal is away › waits to be read, with its bytes and its event', async () => {
    const content = aPdfHead();
    const answer = await send([aPdfPart(content)]);
    expect(answer.statusCode).toBe(202);
    const cv = answer.json<CvView>();
    expect(cv).toMatchObject({
      candidateId: candidate.id,
      fileName: 'cv.pdf',
      sizeBytes: content.length,
      pages: null,
      state: 'queued',
      attempt: 1,
      error: null,
      warnings: [],
    });
    const { rows } = await sql<{ type: string; payload: unknown; owner_id: string }>`
      select type, payload, owner_id from platform.event where aggregate_id = ${cv.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([
      {
        type: 'hiring.cv.received',
        payload: { cvId: cv.id, attempt: 1, sizeBytes: content.length },
        owner_id: recruiter.userId,
      },
    ]);
    expect(await recruiter.call(getCv, { params: { cvId: cv.id } })).toEqual(cv);
    expect((await recruiter.call(getCandidate, { params: { candidateId: candidate.id } })).cv).toEqual(cv);
    expect((await recruiter.call(getCvFile, { params: { cvId: cv.id } })).equals(content)).toBe(true);
    expect(await openTempFiles()).toEqual([]);
  });

  const notPdf = {
    en: 'Invalid file type. Only PDF files are allowed.',
    uk: 'Неправильний тип файлу. Дозволено лише файли PDF.',
  };
  const tooLarge = {
    en: 'File size exceeds the maximum allowed size.',
    uk: 'Розмір файлу перевищує дозволений.',
  };
  const empty = { en: 'The file is empty. Choose another file.', uk: 'Файл порожній. Виберіть інший.' };
  const zip = Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000');
  const refusals: readonly (readonly [string, UploadPart, number, string, { en: string; uk: string }])[] = [
    ['one byte over the limit', aPdfPart(aPdfHead(mebibyte + 1)), 413, 'hiring.cv_too_large', tooLarge],
    ['far over the limit', aPdfPart(aPdfHead(3 * mebibyte)), 413, 'hiring.cv_too_large', tooLarge],
    ['no bytes', aPdfPart(''), 422, 'hiring.cv_empty', empty],
    ['a program renamed', aPdfPart('MZ\u0090\u0000\u0003\u0000'), 415, 'hiring.cv_not_pdf', notPdf],
    ['a DOCX renamed', aPdfPart(Buffer.concat([zip, Buffer.alloc(500)])), 415, 'hiring.cv_not_pdf', notPdf],
    ['a ZIP that is a PDF as well', aPdfPart(Buffer.concat([zip, aPdfHead()])), 415, 'hiring.cv_not_pdf', notPdf],
    [
      '2 KB before the header',
      aPdfPart(Buffer.concat([Buffer.alloc(2000, 0x41), aPdfHead()])),
      415,
      'hiring.cv_not_pdf',
      notPdf,
    ],
    ['a header of version 3', aPdfPart('%PDF-3.0\n and more of it'), 415, 'hiring.cv_not_pdf', notPdf],
    ['half a header', aPdfPart('%PDF'), 415, 'hiring.cv_not_pdf', notPdf],
    ['a name that says DOCX', aPdfPart(undefined, { fileName: 'cv.docx' }), 415, 'hiring.cv_not_pdf', notPdf],
    ['a name without extension', aPdfPart(undefined, { fileName: 'cv' }), 415, 'hiring.cv_not_pdf', notPdf],
    ['a type that says text', aPdfPart(undefined, { type: 'text/html' }), 415, 'hiring.cv_not_pdf', notPdf],
  ];

  it.each(refusals)(
    'a file › with %s › is refused with its sentence in both languages',
    async (_, part, status, code, sentence) => {
      const before = await cvsOf(recruiter);
      for (const language of ['en', 'uk'] as const) {
        const answer = await send([part], { headers: { 'accept-language': language } });
        expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(answer.json()).toMatchObject({ status, code });
        // No-break spaces count as spaces.
        expect(answer.json().message.replaceAll('\u00a0', ' ')).toBe(sentence[language]);
        expect(answer.statusCode).toBe(status);
      }
      expect(await cvsOf(recruiter)).toBe(before);
      expect(await openTempFiles()).toEqual([]);
    },
  );

  it('a file › of exactly the limit › is accepted', async () => {
    expect((await send([aPdfPart(aPdfHead(mebibyte))])).statusCode).toBe(202);
  });

  it('HTML › that begins as a PDF › is accepted and left to the reader', async () => {
    expect((await send([aPdfPart('%PDF-1.7 <html><script>alert(1)</script></html>')])).statusCode).toBe(202);
  });

  it.each([
    ['no file at all', []],
    ['the file in another field', [aPdfPart(undefined, { name: 'cv' })]],
    ['two files', [aPdfPart(), aPdfPart()]],
    ['a field that nobody asked for', [aPdfPart(), { name: 'ownerId', content: randomUUID() }]],
    ['a field twice', [{ name: 'a', content: '1' }, { name: 'a', content: '2' }, aPdfPart()]],
    ['a field named __proto__', [{ name: '__proto__', content: '1' }, aPdfPart()]],
  ] satisfies [string, UploadPart[]][])('a form › with %s › answers 400 and stores nothing', async (_, parts) => {
    const before = await cvsOf(recruiter);
    const answer = await send(parts);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'common.bad_request']);
    expect(await cvsOf(recruiter)).toBe(before);
    expect(await openTempFiles()).toEqual([]);
  });

  it('a body › that is JSON, or multipart that breaks off › answers 415 and 400', async () => {
    const url = `/api/v1/candidates/${candidate.id}/cv`;
    const json = await app.http.inject({ method: 'POST', url, headers: recruiter.headers, payload: { file: 'x' } });
    expect(json.statusCode).toBe(415);
    const { payload, headers } = multipart(aPdfPart());
    const cut = await app.http.inject({
      method: 'POST',
      url,
      headers: { ...recruiter.headers, ...headers },
      payload: payload.subarray(0, 300),
    });
    expect(cut.statusCode).toBe(400);
    expect(await openTempFiles()).toEqual([]);
  });

  it.each([
    ['../../etc/x.pdf', 'x.pdf'],
    [`${'n'.repeat(500)}.pdf`, `${'n'.repeat(116)}.pdf`],
    ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['Резюме Олени.PDF', 'Резюме Олени.PDF'],
  ])('a file name › %s › becomes the label %s', async (fileName, label) => {
    const answer = await send([aPdfPart(undefined, { fileName })]);
    expect([answer.statusCode, answer.json().fileName]).toEqual([202, label]);
  });

  it('a recruiter › whose address is not verified › is refused before the file is read', async () => {
    const transport = overInject(app);
    const visitor = aVisitor(transport);
    const person = aPerson();
    await visitor.call(register, { body: person });
    const session = await visitor.call(login, { body: { email: person.email, password: person.password } });
    const by = userOf(transport, session);
    const answer = await send([aPdfPart()], { by, url: '/candidates/cv' });
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'auth.email_not_verified',
      message: 'Please verify your email address',
    });
  });

  it('a candidate › of another recruiter › is answered as one that does not exist', async () => {
    const stranger = await aRecruiter(app);
    const foreign = await send([aPdfPart()], { by: stranger });
    const missing = await send([aPdfPart()], { by: stranger, url: `/candidates/${randomUUID()}/cv` });
    expect([foreign.statusCode, foreign.json().code, foreign.json().message]).toEqual([
      404,
      'hiring.candidate_not_found',
      missing.json().message,
    ]);
    expect(await cvsOf(stranger)).toBe(0);
  });

  it('a double click › with one key › stores one CV; another file under the key is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await cvsOf(recruiter);
    const first = await send([aPdfPart()], { headers });
    const second = await send([aPdfPart()], { headers });
    expect(second.json()).toEqual(first.json());
    const other = await send([aPdfPart(aPdfHead(2001))], { headers });
    expect([other.statusCode, other.json().code]).toEqual([422, 'common.idempotency_mismatch']);
    expect(await cvsOf(recruiter)).toBe(before + 1);
  });

  it('twenty uploads › at once › all finish', async () => {
    const owner = await aRecruiter(app);
    const { id } = await aCandidate(owner);
    const cvs = await Promise.all(Array.from({ length: 20 }, () => uploadCv(owner, id, aPdfHead(500_000))));
    expect(new Set(cvs.map((cv) => cv.id)).size).toBe(20);
    expect(await cvsOf(owner)).toBe(20);
    expect(await openTempFiles()).toEqual([]);
  });

  it('the fiftieth file › of three uploaded at once › is the last', async () => {
    const owner = await aRecruiter(app);
    const { id } = await aCandidate(owner);
    await asTenant(app.deps.db, owner.userId, (tx) =>
      tx.insertInto('hiring.storage').values({ owner_id: owner.userId, files: 49 }).execute(),
    );
    const url = `/candidates/${id}/cv`;
    const answers = await Promise.all([1, 2, 3].map(() => send([aPdfPart()], { by: owner, url })));
    expect(answers.map((answer) => String(answer.statusCode)).toSorted()).toEqual(['202', '422', '422']);
    expect(answers.find((answer) => answer.statusCode === 422)?.json().code).toBe('hiring.cv_quota');
    expect(await cvsOf(owner)).toBe(1);
  });
});

describe('a full disk', () => {
  it('an upload › that the database has no room for › answers 507 in both languages and leaves nothing', async () => {
    const full = await startTestApp();
    const owner = new pg.Client({ connectionString: full.config.DATABASE_URL });
    await owner.connect();
    try {
      const by = await aRecruiter(full);
      const { id } = await aCandidate(by);
      await owner.query(`create function no_room() returns trigger language plpgsql
        as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
      await owner.query('create trigger full_disk before insert on hiring.cv_file execute function no_room()');
      const sentences = {
        en: 'We can’t save files right now. Nothing was changed. Please try again later.',
        uk: 'Зараз не вдається зберігати файли. Нічого не змінено. Спробуйте пізніше.',
      };
      for (const language of ['en', 'uk'] as const) {
        const { payload, headers } = multipart(aPdfPart());
        const answer = await full.http.inject({
          method: 'POST',
          url: `/api/v1/candidates/${id}/cv`,
          headers: { ...by.headers, ...headers, 'accept-language': language },
          payload,
        });
        expect(answer.json()).toMatchObject({ status: 507, code: 'hiring.storage_full', message: sentences[language] });
      }
      const { rows } = await owner.query(
        'select (select count(*) from hiring.cv) + (select count(*) from hiring.storage) as rows',
      );
      expect(rows).toEqual([{ rows: '0' }]);
      await owner.query('drop trigger full_disk on hiring.cv_file');
      await uploadCv(by, id);

      await owner.query('create trigger full_disk before insert on hiring.candidate execute function no_room()');
      const other = await by.refusal(createCandidate, { body: { name: 'Ada Example' } });
      expect([other.status, other.code]).toEqual([507, 'common.storage_full']);
    } finally {
      await owner.end();
      await full.close();
    }
  });
});

describe('a full folder for temporary files', () => {
  it('an upload › larger than the room that is left › answers 507 and leaves nothing', async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'askwell-small-'));
    const disk = mountSmallDisk(folder, '64k');
    const before = process.env['TMPDIR'];
    try {
      if (disk === undefined) context.skip('mounting a file system of a fixed size needs root');
      process.env['TMPDIR'] = folder;
      const owner = await aRecruiter(app);
      const { id } = await aCandidate(owner);
      const answer = await send([aPdfPart(aPdfHead(800_000))], { by: owner, url: `/candidates/${id}/cv` });
      expect(answer.json()).toMatchObject({ status: 507, code: 'hiring.storage_full' });
      expect([await cvsOf(owner), await readdir(folder)]).toEqual([0, []]);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      disk?.unmount();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a connection', () => {
  it('an upload › cut at 60 % › leaves no row and no temporary file, and a retry works', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const owner = await aRecruiter(app);
    const { id } = await aCandidate(owner);
    const { payload, headers } = multipart(aPdfPart(aPdfHead(800_000)));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      `POST /api/v1/candidates/${id}/cv HTTP/1.1`,
      'host: localhost',
      `authorization: ${owner.headers.authorization}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload.subarray(0, payload.length * 0.6));
    await until(async () => (await openTempFiles()).length === 1);
    socket.destroy();
    await until(async () => (await openTempFiles()).length === 0);
    expect(await cvsOf(owner)).toBe(0);
    await uploadCv(owner, id, aPdfHead(800_000));
    expect(await cvsOf(owner)).toBe(1);
  });

  it('a file too large › sent over a socket › is answered, not reset', async () => {
    const { port } = app.http.server.address() as AddressInfo;
    const { payload, headers } = multipart(aPdfPart(aPdfHead(6 * mebibyte)));
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/candidates/${candidate.id}/cv`, {
      method: 'POST',
      headers: { ...recruiter.headers, ...headers },
      body: payload,
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'hiring.cv_too_large' }]);
  });
});

describe('uploadCandidateCv', () => {
  it('fields › before and after the file › both count, and the candidate is linked to the position', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(owner);
    const answer = await send(
      [
        { name: 'candidateName', content: 'Іван Ґалаґан' },
        aPdfPart(),
        { name: 'positionId', content: position.id },
        { name: 'candidateEmail', content: 'Ivan@Example.com' },
      ],
      { by: owner, url: '/candidates/cv' },
    );
    expect(answer.statusCode).toBe(202);
    const { candidateId } = answer.json<CvView>();
    const made = await owner.call(getCandidate, { params: { candidateId } });
    expect(made).toMatchObject({
      name: 'Іван Ґалаґан',
      email: 'ivan@example.com',
      positionIds: [position.id],
      cv: answer.json(),
    });
    expect((await owner.call(getPosition, { params: { positionId: position.id } })).candidatesCount).toBe(1);
  });

  it('a file › without a name given › lends the candidate its own', async () => {
    const answer = await send([aPdfPart(undefined, { fileName: 'Ada_Lovelace  CV.pdf' })], { url: '/candidates/cv' });
    const { candidateId } = answer.json<CvView>();
    expect((await recruiter.call(getCandidate, { params: { candidateId } })).name).toBe('Ada Lovelace CV');
  });

  it.each([
    ['an address that is none', { name: 'candidateEmail', content: 'nobody' }, 400],
    ['a position that is not ours', { name: 'positionId', content: randomUUID() }, 404],
    ['a name of 3,000 characters', { name: 'candidateName', content: 'x'.repeat(3000) }, 400],
  ])('a form › with %s › is refused and leaves neither candidate nor CV', async (_, field, status) => {
    const owner = await aRecruiter(app);
    const answer = await send([aPdfPart(), field], { by: owner, url: '/candidates/cv' });
    expect(answer.statusCode).toBe(status);
    expect((await owner.call(listCandidates)).items).toEqual([]);
    expect(await cvsOf(owner)).toBe(0);
  });
});

describe('getCvFile', () => {
  it('a file › fetched by its owner › is an attachment that nothing may run', async () => {
    const { id } = (await send([aPdfPart(undefined, { fileName: "Резюме O'Neil (1).pdf" })])).json<CvView>();
    const answer = await recruiter.outcome(getCvFile, { params: { cvId: id } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Резюме')}%20O%27Neil%20%281%29.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const stranger = await aRecruiter(app);
    for (const endpoint of [getCv, getCvFile, getCvText]) {
      const foreign = await stranger.refusal(endpoint, { params: { cvId: id } });
      expect([foreign.status, foreign.code]).toEqual([404, 'hiring.cv_not_found']);
    }
  });
});

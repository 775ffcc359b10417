import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { newId } from '#platform/new-id.ts';
import { closeCvReader } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { createHiringActivities } from '#modules/hiring/activities.ts';
import { aPdf, line } from '#tests/helpers/cv/hostile-pdf.ts';
import { aCandidate, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(async () => {
  await closeCvReader();
  await app.close();
});

const body = Array.from({ length: 14 }, (_, index) =>
  line(`Line ${index + 1}: built service number ${index + 1} and cut its cost by a third`, 72, 760 - index * 20),
).join('\n');

/** A PDF text string in UTF-16, as used for a comment with an emoji. */
function utf16(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

describe('texts of a CV in the database', () => {
  it.each([197, 198, 199, 200])(
    'a comment › with an emoji after %i letters › does not make the CV unreadable',
    async (letters) => {
      const comment = utf16(`${'a'.repeat(letters)}\u{1f600}${'b'.repeat(40)}`);
      const file = aPdf({
        pages: [body],
        page: '/Annots [10 0 R]',
        objects: [`<< /Type /Annot /Subtype /Text /Rect [500 800 510 810] /Contents ${comment} >>`],
      });
      const { id } = await aCandidate(recruiter);
      const cv = await uploadCv(recruiter, id, file);
      const { readCv } = createHiringActivities(app.deps).onReader;
      const input = { ownerId: recruiter.userId, cvId: cv.id, attempt: cv.attempt };
      expect(await new MockActivityEnvironment().run(readCv, input)).toMatchObject({ state: 'ready' });
    },
  );

  it('half of a character and NUL › as stored JSON › are taken by the database', async () => {
    const value = storedJson({ text: 'Good \ud83d', nul: 'a\u0000b' });
    await asTenant(app.deps.db, recruiter.userId, (tx) => sql`select ${value}::jsonb, ${newId()}::uuid`.execute(tx));
    const refused = asTenant(app.deps.db, recruiter.userId, (tx) =>
      sql`select ${JSON.stringify({ text: 'Good \ud83d' })}::jsonb`.execute(tx),
    );
    await expect(refused).rejects.toThrow(/json/);
  });

  it("the database's log › of a refused row › is without the row's words", async () => {
    const { rows } = await sql<{ log_error_verbosity: string }>`show log_error_verbosity`.execute(app.deps.db.system);
    expect(rows).toEqual([{ log_error_verbosity: 'terse' }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CvView } from '#contracts/cvs.ts';
import { uploadCounts } from './upload-counts.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
const sent = (candidateId: string) => ({ state: 'sent', cv: { candidateId } as CvView }) as const;

describe('uploadCounts', () => {
  it('uploadCounts › of files sent, refused and not readable › counts who was added and what waits for a person', () => {
    const uploads = [sent('a'), sent('b'), sent('c'), { state: 'refused' }, { state: 'sending' }] as const;
    expect(uploadCounts(uploads, [{ id: 'c' }, { id: 'from an earlier visit' }])).toEqual({ added: 2, open: 3 });
  });
});

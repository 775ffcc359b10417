import { describe, expect, it } from 'vitest';
import { uploadCounts } from './upload-counts.ts';

const sent = (candidateId: string) => ({ state: 'sent', cv: { candidateId } }) as const;

describe('uploadCounts', () => {
  it('uploadCounts › of files sent, refused and not readable › counts who was added and what waits for a person', () => {
    const uploads = [sent('a'), sent('b'), sent('c'), { state: 'refused' }, { state: 'sending' }] as const;
    expect(uploadCounts(uploads, [{ id: 'c' }, { id: 'from an earlier visit' }])).toEqual({ added: 2, open: 3 });
  });
});

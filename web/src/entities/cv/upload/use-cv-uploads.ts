import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CvView, uploadCandidateCv, uploadCv } from '#contracts/hiring/cvs.ts';
import { call, newIdempotencyKey } from '#web/shared/api/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { cvQuery } from '#web/entities/cv/api.ts';

export interface CvUpload {
  /** also the idempotency key: created once per chosen file, so that a retry adds no second candidate */
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused';
  readonly cv?: CvView;
  readonly error?: unknown;
  /** refused before sending; the message for this code is shown */
  readonly refusal?: 'cv_too_large' | 'cv_not_pdf' | 'cv_empty';
}

export interface CvUploads {
  readonly uploads: readonly CvUpload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** replaces a refused file */
  readonly replace: (key: string, file: File) => void;
}

interface Target {
  /** attaches the CV to this candidate; otherwise each file creates one */
  readonly candidateId?: string;
  readonly positionId?: string;
  readonly onSent?: (cv: CvView) => void;
  /** how many files of one selection or drop are accepted; the user is told about the others, which are not sent */
  readonly maxFiles?: number;
}

const atOnce = 2;
const batch = 50;

/** Uploads chosen files, two at a time, and keeps a row for each until it is removed. */
export function useCvUploads({ candidateId, positionId, onSent, maxFiles = batch }: Target): CvUploads {
  const { t } = useTranslation('cv');
  const client = useQueryClient();
  const maxBytes = useConfig()?.maxCvBytes ?? 10 * 1024 * 1024;
  const [uploads, setUploads] = useState<readonly CvUpload[]>([]);
  const queue = useRef<CvUpload[]>([]);
  const sending = useRef(0);

  const change = (key: string, next: Partial<CvUpload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async (upload: CvUpload): Promise<void> => {
    change(upload.key, { state: 'sending', error: undefined });
    try {
      const options = { file: upload.file, idempotencyKey: upload.key };
      const cv =
        candidateId === undefined
          ? await call(uploadCandidateCv, { ...options, fields: positionId === undefined ? {} : { positionId } })
          : await call(uploadCv, { ...options, params: { candidateId }, fields: {} });
      client.setQueryData(cvQuery(cv.id).queryKey, cv);
      change(upload.key, { state: 'sent', cv });
      void client.invalidateQueries({ queryKey: ['candidate'] });
      void client.invalidateQueries({ queryKey: ['cv', 'list', cv.candidateId] });
      onSent?.(cv);
    } catch (error) {
      change(upload.key, { state: 'refused', error });
    }
  };

  const pump = (): void => {
    while (sending.current < atOnce) {
      const next = queue.current.shift();
      if (next === undefined) return;
      sending.current += 1;
      void send(next).finally(() => {
        sending.current -= 1;
        pump();
      });
    }
  };

  const chosen = (file: File): CvUpload => {
    const refusal = refusalOf(file, maxBytes);
    const base = { key: newIdempotencyKey(), file };
    return refusal === undefined ? { ...base, state: 'waiting' } : { ...base, state: 'refused', refusal };
  };

  return {
    uploads,
    add: (files) => {
      if (files.length > maxFiles)
        notify.error(t('upload.tooMany', { count: maxFiles, left: files.length - maxFiles }));
      const added = files.slice(0, maxFiles).map(chosen);
      setUploads((all) => [...added, ...all]);
      queue.current.push(...added.filter(({ state }) => state === 'waiting'));
      pump();
    },
    replace: (key, file) => {
      const upload = chosen(file);
      setUploads((all) => all.map((one) => (one.key === key ? upload : one)));
      if (upload.state === 'waiting') queue.current.push(upload);
      pump();
    },
    retry: (key) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload === undefined) return;
      queue.current.push(upload);
      pump();
    },
    remove: (key) => {
      queue.current = queue.current.filter((one) => one.key !== key);
      setUploads((all) => all.filter((one) => one.key !== key));
    },
  };
}

/** Client-side check of what the server would refuse anyway. The server itself checks the content. */
function refusalOf(file: File, maxBytes: number): CvUpload['refusal'] {
  if (file.size === 0) return 'cv_empty';
  if (file.size > maxBytes) return 'cv_too_large';
  return /\.pdf$/i.test(file.name) ? undefined : 'cv_not_pdf';
}

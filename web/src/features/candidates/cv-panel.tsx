import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { cvQuery, isBeingRead } from '#web/entities/cv/api.ts';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { UploadRows } from '#web/entities/cv/upload/upload-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { cvsQuery, downloadCv, usePasteCvText, useRetryCv } from './api.ts';
import { cvNeedOf } from './cv-need.ts';
import { CvTextField } from './cv-text-field.tsx';
import { CvDocument } from './cv-document.tsx';
import { CvVersions } from './cv-versions.tsx';
import styles from './cv-panel.module.css';

interface CvPanelProps {
  readonly candidate: Candidate;
  /** the requirements beside it quote its lines */
  readonly isQuoted: boolean;
  /** identity and agreements: beside the CV where there is room, otherwise above it */
  readonly children: ReactNode;
}

/**
 * A candidate's CVs beside their other data: the status of each version, the text of the selected one, and every option
 * if it could not be read.
 */
export function CvPanel({ candidate, isQuoted, children }: CvPanelProps) {
  const { t } = useTranslation('candidates');
  // a newer CV resets the selection
  const [chosen, setChosen] = useState<{ readonly id: string; readonly newest: string | undefined }>();
  const uploads = useCvUploads({ candidateId: candidate.id, maxFiles: 1 });
  const versions = useSuspenseInfiniteQuery(cvsQuery(candidate.id));
  const newest = candidate.cv?.id;
  const need = cvNeedOf(candidate.cv);
  const shown =
    (chosen?.newest === newest ? itemsOf(versions).find(({ id }) => id === chosen?.id) : undefined) ?? candidate.cv;
  return (
    <div className={styles.columns} data-shown={shown !== null}>
      <div className={styles.who}>{children}</div>
      {shown !== null && (
        <div className={styles.cv}>
          <ShownCv
            key={shown.id}
            cv={shown}
            isNewest={shown.id === newest}
            quotedFor={isQuoted ? candidate.id : undefined}
          />
        </div>
      )}
      <section className={styles.add}>
        <h2>{t(need === 'add' ? 'cv.title' : need === 'replace' ? 'cv.another' : 'cv.newer')}</h2>
        <CvDrop onFiles={uploads.add} multiple={false} small={shown !== null} />
        <UploadRows {...uploads} />
        <PasteText candidateId={candidate.id} />
      </section>
      {shown !== null && itemsOf(versions).length > 1 && (
        <div className={styles.others}>
          <CvVersions list={versions} shownId={shown.id} onShow={(id) => setChosen({ id, newest })} />
        </div>
      )}
    </div>
  );
}

interface ShownCvProps {
  readonly cv: CvView;
  readonly isNewest: boolean;
  readonly quotedFor: string | undefined;
}

function ShownCv({ cv: known, isNewest, quotedFor }: ShownCvProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const { data: cv } = useQuery({ ...cvQuery(known.id), initialData: known });
  const retry = useRetryCv(cv.id);
  const save = (): void => {
    downloadCv(cv.id, cv.fileName).catch(notifyError);
  };
  return (
    <section>
      <div className={styles.head}>
        <h2>{cv.fileName}</h2>
        <CvStateTag cv={cv} />
        <span className={styles.actions}>
          {cvNeedOf(cv) === 'retry' && (
            <Button
              size="sm"
              variant={isNewest ? 'filled' : 'default'}
              leftSection={<IconRefresh />}
              loading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              {t('common:action.retry')}
            </Button>
          )}
          <Button size="sm" leftSection={<IconDownload />} onClick={save}>
            {t('cv.download')}
          </Button>
        </span>
      </div>
      {isBeingRead(cv.state) && <BackgroundNotice />}
      {cv.error !== null && (
        <Notice tone="danger" role="alert" apart>
          {cv.error.message}
        </Notice>
      )}
      {cv.warnings
        // hidden text is reported below, together with that text
        .filter(({ code }) => code !== 'hidden_text')
        .map((warning) => (
          <Notice key={warning.code} tone="warn" apart>
            {warning.message}
          </Notice>
        ))}
      <FormFailure error={retry.error} />
      {cv.state === 'ready' && <CvDocument cvId={cv.id} quotedFor={quotedFor} />}
    </section>
  );
}

function PasteText({ candidateId }: { readonly candidateId: string }) {
  const { t } = useTranslation(['candidates', 'common']);
  const paste = usePasteCvText(candidateId);
  const keyFor = useActionKey();
  const [text, setText] = useState<string>();
  if (text === undefined) {
    return (
      <Button size="sm" mt="sm" onClick={() => setText('')}>
        {t('cv.paste')}
      </Button>
    );
  }
  const send = (): void => {
    paste.mutate({ text, key: keyFor(text) }, { onSuccess: () => setText(undefined) });
  };
  return (
    <div className={styles.paste}>
      <CvTextField value={text} autoFocus onChange={(event) => setText(event.currentTarget.value)} />
      <FormFailure error={paste.error} />
      <div className={styles.actions}>
        <Button disabled={text.trim() === ''} loading={paste.isPending} onClick={send}>
          {t('cv.pasteSave')}
        </Button>
        <Button variant="subtle" onClick={() => setText(undefined)}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </div>
  );
}

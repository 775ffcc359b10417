import { Button, Modal, Textarea } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SheetKind, sheetKinds } from '#contracts/interviewing/candidate-sheets.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import { languages } from '#contracts/languages.ts';
import { hasUndrawnSigns } from '#contracts/undrawn-signs.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { WordingHints } from '#web/entities/wording/wording-hints.tsx';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { notify } from '#web/shared/notify.ts';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Segments } from '#web/shared/ui/segments.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { sheetQuery, useSheetFile } from './api.ts';
import { SheetPaper } from './sheet-paper.tsx';
import styles from './sheets-dialog.module.css';

interface SheetsDialogProps {
  readonly interview: Interview;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** gets the focus on close, because the menu item that opened the dialog no longer exists */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** Documents for the candidate before the interview, as text or as a file. Namespaces: forCandidate, common. */
export function SheetsDialog({ interview, opened, onClose, returnTo }: SheetsDialogProps) {
  const { t } = useTranslation(['forCandidate', 'common']);
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      returnFocus={false}
      onExitTransitionEnd={() => returnTo.current?.focus()}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Sheets interview={interview} />
    </Modal>
  );
}

function Sheets({ interview }: Pick<SheetsDialogProps, 'interview'>) {
  const { id, questionsInAdvance, planVersion } = interview;
  const { t } = useTranslation(['forCandidate', 'common']);
  const [language, setLanguage] = useState(interview.language);
  const { data: plan } = useQuery({ ...planQuery(id, planVersion ?? 0), enabled: planVersion !== null });
  const [kind, setKind] = useState<SheetKind>('notice');
  const draft = useFormDraft<{ note: string }>(`for-candidate:${id}`);
  const [written, setWritten] = useState(draft.stored?.note ?? '');
  const tooLong = useTooLong()(written, limits.interview.noteToCandidate);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data: sheet, error, isPending, refetch } = useQuery(sheetQuery(id, kind, language));
  const file = useSheetFile(id);
  const title = sheet?.noteTitle;
  const note = title === undefined || written.trim() === '' ? undefined : { title, text: written.trim() };
  const text = sheet && [sheet.text, ...(note === undefined ? [] : [note.title, note.text])].join('\n\n');

  /** Blocks the export while the note is too long, because the file would lack its end. */
  const isRefused = (): boolean => {
    if (note === undefined || tooLong === null) return false;
    field.current?.focus();
    return true;
  };
  const copy = async (): Promise<void> => {
    if (text === undefined || isRefused()) return;
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('copied'));
    } catch {
      notify.error(t('notCopied'));
    }
  };
  const save = (): void => {
    if (!isRefused()) file.mutate({ sheet: kind, note: note?.text ?? '', language });
  };
  return (
    <>
      <p className={styles.lead}>
        {t(language === interview.language ? 'lead' : 'leadOther', { language: t(`language.${language}`) })}
      </p>
      <div className={styles.choice}>
        <div className={styles.choices}>
          <Segments
            label={t('sheet.label')}
            options={sheetKinds.map((value) => ({ value, label: t(`sheet.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          {plan?.twin?.state === 'ready' && (
            <Segments
              label={t('common:language.label')}
              options={languages.map((value) => ({
                value,
                label: <span lang={value}>{t(`common:language.${value}`)}</span>,
              }))}
              value={language}
              onChange={setLanguage}
            />
          )}
        </div>
        <p className="muted">
          {t(kind === 'preparation' && questionsInAdvance ? 'about.withQuestions' : `about.${kind}`)}
        </p>
      </div>
      {kind === 'preparation' && (
        <div className={styles.note}>
          <Textarea
            ref={field}
            label={t('note.label')}
            description={[t('note.hint'), ...(hasUndrawnSigns(written) ? [t('note.undrawn')] : [])].join(' ')}
            lang={language}
            autosize
            minRows={2}
            maxRows={8}
            value={written}
            error={tooLong}
            onChange={({ currentTarget: { value } }) => {
              setWritten(value);
              draft.keep({ note: value });
            }}
          />
          {/* checked as advert text, because the document also contains the position's description */}
          <WordingHints written={text === undefined ? undefined : { text, language, kind: 'advert' }} />
        </div>
      )}
      {error !== null && sheet === undefined && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      <Pending pending={isPending} skeleton={<CardsSkeleton cards={5} />}>
        {sheet !== undefined && <SheetPaper sheet={sheet} note={note} />}
      </Pending>
      {sheet !== undefined && (
        <div className={styles.foot}>
          <Button leftSection={<IconDownload aria-hidden />} loading={file.isPending} onClick={save}>
            {t('pdf')}
          </Button>
          <Button variant="filled" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      )}
    </>
  );
}

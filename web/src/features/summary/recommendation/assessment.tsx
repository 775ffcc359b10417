import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { limits } from '#contracts/limits.ts';
import { useUser } from '#web/shared/api/session.ts';
import type { SummaryEditor } from './use-summary-editor.ts';
import styles from './assessment.module.css';

interface AssessmentProps {
  readonly editor: SummaryEditor;
  readonly summary: Summary;
}

/** Id of the field, for links to it. */
export const assessmentId = 'overall-assessment';

/** The written assessment with an edit button; while there is none, a field. */
export function Assessment({ editor, summary }: AssessmentProps) {
  const { t } = useTranslation(['summary', 'common']);
  const user = useUser();
  const titleId = useId();
  const [editing, setEditing] = useState(false);
  const text = editor.text.overallAssessment;
  const isText = !editing && text.trim() !== '';
  const edit = (): void => {
    setEditing(true);
    requestAnimationFrame(() => document.getElementById(assessmentId)?.focus());
  };
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('assessment.title')}</h2>
        {isText && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconPencil aria-hidden />}
            aria-label={t('assessment.edit')}
            onClick={edit}
          >
            {t('common:action.edit')}
          </Button>
        )}
      </header>
      {isText ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <AssessmentField editor={editor} labelledBy={titleId} onEdit={() => setEditing(true)} />
      )}
      {summary.overallAssessment !== '' && (
        <p className={styles.by}>
          <i />
          {t('assessment.by', { name: user.fullName })}
        </p>
      )}
    </section>
  );
}

interface AssessmentFieldProps {
  readonly editor: SummaryEditor;
  /** id of its heading */
  readonly labelledBy: string;
  readonly onEdit?: () => void;
}

export function AssessmentField({ editor, labelledBy, onEdit }: AssessmentFieldProps) {
  const { t } = useTranslation('summary');
  return (
    <Textarea
      id={assessmentId}
      classNames={{ input: styles.input }}
      aria-labelledby={labelledBy}
      placeholder={t('assessment.hint')}
      autosize
      minRows={4}
      maxLength={limits.summary.assessment}
      value={editor.text.overallAssessment}
      onChange={(event) => {
        onEdit?.();
        editor.edit({ overallAssessment: event.currentTarget.value });
      }}
    />
  );
}

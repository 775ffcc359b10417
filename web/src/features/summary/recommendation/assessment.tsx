import { Button, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { limits } from '#contracts/limits.ts';
import { useUser } from '#web/shared/api/session.ts';
import type { SummaryEditor } from './use-summary-editor.ts';
import styles from './assessment.module.css';

interface AssessmentProps {
  readonly editor: SummaryEditor;
  readonly summary: Summary;
  /** a recommendation is being chosen: shown as a field of that step */
  readonly isOpen?: boolean;
}

/** Id of the field, for links to it. */
export const assessmentId = 'overall-assessment';

/** A text field while a recommendation is being chosen; otherwise text with an edit button. */
export function Assessment({ editor, summary, isOpen = false }: AssessmentProps) {
  const { t } = useTranslation(['summary', 'common']);
  const user = useUser();
  const [editing, setEditing] = useState(false);
  const text = editor.text.overallAssessment;
  const isText = !isOpen && !editing && text.trim() !== '';
  const edit = (): void => {
    setEditing(true);
    requestAnimationFrame(() => document.getElementById(assessmentId)?.focus());
  };
  return (
    <section className={styles.section} data-open={isOpen}>
      {isText ? (
        <>
          <header className={styles.head}>
            <h2>{t('assessment.title')}</h2>
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconPencil aria-hidden />}
              aria-label={t('assessment.edit')}
              onClick={edit}
            >
              {t('common:action.edit')}
            </Button>
          </header>
          <p className={styles.text}>{text}</p>
        </>
      ) : (
        <Textarea
          id={assessmentId}
          classNames={{ label: styles.label, input: styles.input }}
          label={t('assessment.title')}
          placeholder={t('assessment.hint')}
          autosize
          minRows={3}
          maxLength={limits.summary.assessment}
          value={text}
          onChange={(event) => {
            setEditing(true);
            editor.edit({ overallAssessment: event.currentTarget.value });
          }}
        />
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

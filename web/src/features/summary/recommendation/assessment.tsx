import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Summary } from '#contracts/interviewing/interview-summary.ts';
import { limits } from '#contracts/limits.ts';
import { useUser } from '#web/shared/api/session.ts';
import type { SummaryEditor } from './use-summary-editor.ts';
import styles from './assessment.module.css';

interface AssessmentProps {
  readonly editor: SummaryEditor;
  readonly summary: Summary;
}

/** Id of the field, for what asks to write in it. */
export const assessmentId = 'overall-assessment';

export function Assessment({ editor, summary }: AssessmentProps) {
  const { t } = useTranslation('summary');
  const user = useUser();
  return (
    <section className={styles.section}>
      <Textarea
        id={assessmentId}
        classNames={{ label: styles.label, input: styles.input }}
        label={t('assessment.title')}
        placeholder={t('assessment.hint')}
        autosize
        minRows={3}
        maxLength={limits.summary.assessment}
        value={editor.text.overallAssessment}
        onChange={(event) => editor.edit({ overallAssessment: event.currentTarget.value })}
      />
      {summary.overallAssessment !== '' && (
        <p className={styles.by}>
          <i />
          {t('assessment.by', { name: user.fullName })}
        </p>
      )}
    </section>
  );
}

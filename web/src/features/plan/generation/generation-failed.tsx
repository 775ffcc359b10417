import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { paths } from '#web/shared/paths.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useGeneratePlan } from '#web/features/plan/api.ts';
import styles from './generation-failed.module.css';

/** Why the last generation failed and, if the CV is the cause, what to do; renders nothing if it did not fail. */
export function GenerationFailed({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('plan');
  const generate = useGeneratePlan(interview.id);
  const keyFor = useActionKey();
  const { state, attempt, error } = interview.generation;
  if (state !== 'failed' || error === null) return null;
  return (
    <section className={styles.failed} role="alert">
      <h2>{t(interview.planVersion === null ? 'generation.failed' : 'generation.failedAgain')}</h2>
      <p>{error.message}</p>
      {error.code.startsWith('hiring.cv_') && (
        <div className={styles.ways}>
          <Button
            loading={generate.isPending}
            onClick={() => generate.mutate({ withoutCv: true, key: keyFor({ withoutCv: true, attempt }) })}
          >
            {t('generation.withoutCv')}
          </Button>
          <Button component={Link} to={paths.candidate(interview.candidate.id)}>
            {t('generation.openCandidate')}
          </Button>
        </div>
      )}
      <FormFailure error={generate.error} />
    </section>
  );
}

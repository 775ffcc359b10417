import { useTranslation } from 'react-i18next';
import type { SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';

/** That an earlier round has seen this done well, in its words: whoever asks it may stop early. */
export function SeenEarlierNote({ seen }: { readonly seen: SeenEarlier }) {
  const { t } = useTranslation();
  return (
    <p className="small muted">
      {t('question.seenEarlier')}{' '}
      <q>
        <PlanText>{seen.words}</PlanText>
      </q>
    </p>
  );
}

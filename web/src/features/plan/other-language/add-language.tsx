import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { mayComeAgain, otherLanguage } from '#contracts/interviewing/plan/twin/twin-state.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { useAskForTwin, useCanAsk } from './use-ask-for-twin.ts';

interface AddLanguageProps {
  readonly interview: Interview;
  /** the plan in its own language */
  readonly plan: Plan;
  readonly twin: PlanTwin | undefined;
}

/**
 * Requests the plan in its other language; renders nothing where no model is used. Offered again after a failure that
 * retrying alone will not fix, without suggesting a retry.
 */
export function AddLanguage({ interview, plan, twin }: AddLanguageProps) {
  const { t } = useTranslation('plan');
  const canAsk = useCanAsk(interview);
  const ask = useAskForTwin(plan);
  const isOpen = twin === undefined || (twin.state === 'failed' && !mayComeAgain(twin));
  if (!isOpen || !canAsk) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconLanguage aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {t(`twin.add.${otherLanguage(plan.language)}`)}
    </Button>
  );
}

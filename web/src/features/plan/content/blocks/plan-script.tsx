import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { scriptOf } from '#web/features/plan/content/parts/plan-parts.ts';
import { useFormat } from '#web/shared/language/format.ts';

interface PlanScriptProps {
  readonly plan: Plan;
  readonly part: 'intro' | 'wrap_up';
  readonly minutes: number;
}

/** What to say and do before the first question, or at the very end. */
export function PlanScript({ plan, part, minutes }: PlanScriptProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const script = scriptOf(plan, part);
  if (script === undefined) return null;
  return (
    <PartCard
      id={part}
      title={t(part === 'intro' ? 'opening.title' : 'closing.title')}
      side={minutes > 0 ? format.minutes(minutes) : undefined}
      icon={part === 'intro' ? <IconDoorEnter aria-hidden /> : <IconDoorExit aria-hidden />}
    >
      <p>
        <PlanText>{script}</PlanText>
      </p>
    </PartCard>
  );
}

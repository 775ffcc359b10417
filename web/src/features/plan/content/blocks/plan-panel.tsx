import { useTranslation } from 'react-i18next';
import type { PanelPart } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { PanelPartList } from '#web/entities/plan/talk/panel-parts.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';

/** Who does what when two people interview; agreed before the interview. */
export function PlanPanel({ roles }: { readonly roles: readonly PanelPart[] }) {
  const { t } = useTranslation('plan');
  return (
    <PartCard id="panel" title={t('panel.title')}>
      <PanelPartList roles={roles} />
    </PartCard>
  );
}

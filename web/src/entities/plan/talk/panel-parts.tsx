import { useTranslation } from 'react-i18next';
import type { PanelRoles } from '#contracts/interviewing/plan/panel-roles.ts';
import styles from './decision-rule.module.css';

interface PanelPartsProps {
  readonly roles: PanelRoles;
}

/** Who leads, asks what, keeps notes and time, and how the scores of two people are brought together. */
export function PanelParts({ roles }: PanelPartsProps) {
  const { t } = useTranslation('plan');
  return (
    <section className={styles.rule}>
      <h2>{t('panel.title')}</h2>
      <PanelPartList roles={roles} />
    </section>
  );
}

/** The same under a heading of another's. */
export function PanelPartList({ roles }: PanelPartsProps) {
  const { t } = useTranslation('plan');
  const numbersOf = (numbers: readonly number[]) => numbers.map((number) => t('number', { number })).join(', ');
  const { lead, colleague, names } = roles;
  const ofLead = { name: names?.lead, numbers: numbersOf(lead) };
  const ofColleague = { name: names?.colleague, numbers: numbersOf(colleague) };
  const parts = [
    t(names === undefined ? 'panel.lead' : 'panel.leadNamed', ofLead),
    ...(colleague.length > 0
      ? [t(names?.colleague === undefined ? 'panel.colleague' : 'panel.colleagueNamed', ofColleague)]
      : []),
    t('panel.notes'),
    t('panel.scores'),
  ];
  return (
    <ul className={styles.list}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import type { PanelRoles } from '#contracts/interviewing/panel-roles.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './decision-rule.module.css';

/** Who leads, asks what, keeps notes and time, and how the scores of two people are brought together. */
export function PanelParts({ roles }: { readonly roles: PanelRoles }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const numbersOf = (numbers: readonly number[]) => format.list(numbers.map((number) => t('number', { number })));
  return (
    <section className={styles.rule}>
      <h2>{t('panel.title')}</h2>
      <ul>
        <li>{t('panel.lead', { numbers: numbersOf(roles.lead) })}</li>
        {roles.colleague.length > 0 && <li>{t('panel.colleague', { numbers: numbersOf(roles.colleague) })}</li>}
        <li>{t('panel.notes')}</li>
        <li>{t('panel.scores')}</li>
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { paths } from '#web/shared/paths.ts';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { dashboardPositions } from './dashboard-positions.ts';
import styles from '#web/features/dashboard/dashboard.module.css';

export function PositionList({ positions }: { readonly positions: readonly Position[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('positions.title')}</h2>
        <Link className="link small" to={paths.positions()}>
          {t('positions.all')}
        </Link>
      </div>
      <Rows label={t('positions.title')}>
        {dashboardPositions(positions).map((position) => (
          <Row
            key={position.id}
            to={paths.position(position.id)}
            title={position.title}
            detail={`${t('positions.candidates', { count: position.candidatesCount })}, ${t('positions.interviews', { count: position.interviewsCount })}`}
            mark={<PositionStatusBadge id={position.id} status={position.status} quiet />}
          />
        ))}
      </Rows>
    </section>
  );
}

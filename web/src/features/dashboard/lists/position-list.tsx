import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { dotted } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { dashboardPositions } from './dashboard-positions.ts';
import styles from '#web/features/dashboard/dashboard.module.css';

interface PositionListProps {
  readonly positions: readonly Position[];
  /** maximum number of rows */
  readonly most?: number;
}

export function PositionList({ positions, most }: PositionListProps) {
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
        {dashboardPositions(positions)
          .slice(0, most)
          .map((position) => (
            <Row
              key={position.id}
              to={paths.position(position.id)}
              title={position.title}
              detail={dotted([
                t('positions.candidates', { count: position.candidatesCount }),
                t('positions.interviews', { count: position.interviewsCount }),
              ])}
              mark={<PositionStatusBadge id={position.id} status={position.status} quiet />}
            />
          ))}
      </Rows>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './plan-basis.module.css';

interface PlanBasisProps {
  readonly position: Position | undefined;
  readonly candidate: Candidate | undefined;
}

/** What a plan of this choice can be made from, so that a missing CV or focus area is seen before it is made. */
export function PlanBasis({ position, candidate }: PlanBasisProps) {
  const { t } = useTranslation('interviews');
  return (
    <aside className={styles.basis} aria-label={t('basis.title')}>
      <h2>{t('basis.title')}</h2>
      <dl>
        <div>
          <dt>{t('form.position')}</dt>
          <dd>{position === undefined ? <Hint>{t('basis.choosePosition')}</Hint> : <Areas position={position} />}</dd>
        </div>
        <div>
          <dt>{t('form.candidate')}</dt>
          <dd>{candidate === undefined ? <Hint>{t('basis.chooseCandidate')}</Hint> : <Cv candidate={candidate} />}</dd>
        </div>
      </dl>
    </aside>
  );
}

function Areas({ position: { title, focusAreas } }: { readonly position: Position }) {
  const { t } = useTranslation('interviews');
  return (
    <>
      <b>{title}</b>
      {focusAreas.length === 0 ? (
        <Hint>{t('basis.noAreas')}</Hint>
      ) : (
        <ul>
          {focusAreas.map((area) => (
            <li key={area}>
              <Tag>{area}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cv({ candidate: { name, cv } }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('interviews');
  const isUsable = cv !== null && cv.state !== 'failed' && cv.state !== 'no_text';
  return (
    <>
      <b>{name}</b>
      <CvStateTag cv={cv} />
      <Hint>{t(isUsable ? 'basis.cv' : 'basis.noCv')}</Hint>
    </>
  );
}

function Hint({ children }: { readonly children: string }) {
  return <p className="small muted">{children}</p>;
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './plan-sources.module.css';

/** What the plan of a draft will be made from, so that what is missing is seen before it is made. */
export function PlanSources({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const { data: position } = useQuery(positionQuery(interview.position.id));
  return (
    <section className={styles.sources} aria-label={t('sources.title')}>
      <h2>{t('sources.title')}</h2>
      <dl>
        <div>
          <dt>{t('sources.position')}</dt>
          <dd>
            {interview.position.title}
            {position !== undefined && position.focusAreas.length > 0 && (
              <ul>
                {position.focusAreas.map((area) => (
                  <li key={area}>
                    <Tag>{capitalised(area)}</Tag>
                  </li>
                ))}
              </ul>
            )}
            {position?.focusAreas.length === 0 && <p className="small muted">{t('sources.noAreas')}</p>}
          </dd>
        </div>
        <div>
          <dt>{t('sources.cv')}</dt>
          <dd>{t(interview.cvId === null ? 'sources.noCv' : 'sources.withCv')}</dd>
        </div>
        <div>
          <dt>{t('sources.talk')}</dt>
          <dd>
            {dotted([
              t(`common:interviewType.${interview.type}`),
              format.minutes(interview.durationMinutes),
              t(`common:language.${interview.language}`),
            ])}
          </dd>
        </div>
      </dl>
    </section>
  );
}

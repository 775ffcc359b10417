import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import { roleText } from '#web/entities/candidate/role-text.ts';
import type { InterviewFieldValues } from '#web/entities/interview/fields/interview-fields.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Highlight } from '#web/shared/ui/quote.tsx';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './plan-basis.module.css';

interface PlanBasisProps {
  readonly position: Position | undefined;
  readonly candidate: Candidate | undefined;
  readonly interview: Pick<InterviewFieldValues, 'type' | 'durationMinutes' | 'language'>;
}

/** What a plan of this choice can be made from, so that a missing CV or focus area is seen before it is made. */
export function PlanBasis({ position, candidate, interview }: PlanBasisProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
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
        <div>
          <dt>{t('basis.interview')}</dt>
          <dd>
            <b>
              {dotted([
                t(`common:interviewType.${interview.type}`),
                format.minutes(interview.durationMinutes),
                t(`form.languages.${interview.language}`),
              ])}
            </b>
            <Hint>{t('basis.core')}</Hint>
          </dd>
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
              <Tag>{capitalised(area)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cv({ candidate: { name, cv, profile } }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('interviews');
  const role = roleText(profile);
  const isUsable = cv !== null && cv.state !== 'failed' && cv.state !== 'no_text';
  return (
    <>
      <b>{name}</b>
      {role !== null && (
        <p className={styles.role}>
          <Highlight>{role}</Highlight>
        </p>
      )}
      <CvStateTag cv={cv} />
      <Hint>{t(isUsable ? 'basis.cv' : 'basis.noCv')}</Hint>
    </>
  );
}

function Hint({ children }: { readonly children: string }) {
  return <p className="small muted">{children}</p>;
}

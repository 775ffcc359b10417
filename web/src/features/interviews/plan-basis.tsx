import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import { roleText } from '#web/entities/candidate/role-text.ts';
import type { InterviewFieldValues } from '#web/entities/interview/fields/interview-fields.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Highlight } from '#web/shared/ui/quote.tsx';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { AreaTags } from '#web/entities/plan/sources/area-tags.tsx';
import { Source } from '#web/entities/plan/sources/source.tsx';
import sources from '#web/entities/plan/sources/sources.module.css';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './plan-basis.module.css';

interface PlanBasisProps {
  readonly position: Position | undefined;
  readonly candidate: Candidate | undefined;
  readonly interview: Pick<InterviewFieldValues, 'type' | 'durationMinutes' | 'language'>;
}

/** What a plan for this selection will be based on, so that a missing CV or focus area is noticed beforehand. */
export function PlanBasis({ position, candidate, interview }: PlanBasisProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  return (
    <aside className={classes(sources.sources, styles.basis)} aria-label={t('basis.title')}>
      <h2>{t('basis.title')}</h2>
      <dl>
        <Source name={t('form.position')}>
          {position === undefined ? <Hint>{t('basis.choosePosition')}</Hint> : <Areas position={position} />}
        </Source>
        <Source name={t('form.candidate')}>
          {candidate === undefined ? <Hint>{t('basis.chooseCandidate')}</Hint> : <Cv candidate={candidate} />}
        </Source>
        <Source name={t('basis.interview')}>
          <b>
            {dotted([
              t(`common:interviewType.${interview.type}`),
              format.minutes(interview.durationMinutes),
              t(`form.languages.${interview.language}`),
            ])}
          </b>
          <Hint>{t('basis.core')}</Hint>
        </Source>
      </dl>
    </aside>
  );
}

function Areas({ position: { title, focusAreas } }: { readonly position: Position }) {
  const { t } = useTranslation('interviews');
  return (
    <>
      <b>{title}</b>
      {focusAreas.length === 0 ? <Hint>{t('basis.noAreas')}</Hint> : <AreaTags areas={focusAreas} />}
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

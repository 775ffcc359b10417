import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPencil, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { CvView } from '#contracts/hiring/cvs.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { positionQuery } from '#web/entities/position/api.ts';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { useLengthText } from '#web/features/plan/use-length-text.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { anotherTimeHash, paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { AreaTags } from '#web/entities/plan/sources/area-tags.tsx';
import { Source } from '#web/entities/plan/sources/source.tsx';
import styles from '#web/entities/plan/sources/sources.module.css';
import own from './plan-sources.module.css';

interface PlanSourcesProps {
  readonly interview: Interview;
  /** undefined while loading */
  readonly cv: CvView | null | undefined;
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv: string | undefined;
  /** a notice above the list asks whose CV it is */
  readonly isAsked: boolean;
}

/**
 * What a draft's plan will be based on, so that the user can add missing input beforehand. Candidate and position are
 * shown above.
 */
export function PlanSources({ interview, cv, inCv, isAsked }: PlanSourcesProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const length = useLengthText(interview);
  const { hash } = useLocation();
  const { data: position } = useQuery(positionQuery(interview.position.id));
  return (
    <section className={classes(styles.sources, own.sources)} aria-label={t('sources.title')}>
      <div className={own.head}>
        <h2>{t('sources.title')}</h2>
        <EditDetails
          interview={interview}
          button={{
            variant: 'subtle',
            size: 'compact-sm',
            leftSection: <IconPencil aria-hidden />,
            'aria-label': t('details.title'),
          }}
          opensAtOnce={hash === anotherTimeHash}
        >
          {t('common:action.edit')}
        </EditDetails>
      </div>
      {position?.status === 'inactive' && <p className="muted">{t('sources.inactive')}</p>}
      <dl>
        <Source name={t('sources.areas')}>
          {position !== undefined && position.focusAreas.length > 0 && <AreaTags areas={position.focusAreas} />}
          {position?.focusAreas.length === 0 && <p className="small muted">{t('sources.noAreas')}</p>}
        </Source>
        <Source name={t('sources.cv')}>
          {cv === null && (
            <>
              <p>{t('sources.noCv')}</p>
              {interview.followsNewestCv && (
                <Button
                  component={Link}
                  to={paths.candidate(interview.candidate.id)}
                  size="sm"
                  leftSection={<IconUpload aria-hidden />}
                >
                  {t('sources.addCv')}
                </Button>
              )}
            </>
          )}
          {cv && (
            <>
              <p>{cv.fileName}</p>
              <CvStateTag cv={cv} />
              {!isAsked && inCv !== undefined && <Tag>{t('inNameOf', { name: inCv })}</Tag>}
              {!isAsked && <p className="small muted">{t('sources.withCv')}</p>}
            </>
          )}
        </Source>
        <Source name={t('sources.talk')}>
          {dotted([t(`common:interviewType.${interview.type}`), length, t(`common:language.${interview.language}`)])}
        </Source>
        <Source name={t('details.scheduledAt')}>
          {interview.scheduledAt === null ? (
            <>
              <p>{t('details.noTime')}</p>
              <EditDetails interview={interview} button={{ size: 'sm', leftSection: <IconCalendarPlus aria-hidden /> }}>
                {t('sources.setTime')}
              </EditDetails>
            </>
          ) : (
            format.dateTime(interview.scheduledAt)
          )}
        </Source>
      </dl>
    </section>
  );
}

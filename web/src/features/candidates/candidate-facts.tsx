import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './candidate-facts.module.css';

/** What the CV says of somebody beside the last role, how to reach them, and for which positions they are. */
export function CandidateFacts({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const { profile, email, positions } = candidate;
  const years = profile?.years ?? null;
  return (
    <section className={styles.facts} aria-label={t('facts.title')}>
      <dl>
        {years !== null && (
          <Fact name={t('facts.experience')}>
            {years === 0 ? t('facts.underAYear') : t('facts.years', { count: years })}
          </Fact>
        )}
        {profile !== null && profile.languages.length > 0 && (
          <Fact name={t('facts.languages')}>{profile.languages.join(', ')}</Fact>
        )}
        {email !== null && (
          <Fact name={t('facts.email')}>
            <a className="link" href={`mailto:${email}`}>
              {email.split(/(?<=[.@])/).map((part, index) => (
                // in its order, which does not change
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </a>
          </Fact>
        )}
        <Fact name={t('facts.positions')}>
          {positions.length === 0
            ? t('facts.noPosition')
            : positions.map(({ id, title, status }) => (
                <Link key={id} className="link" to={paths.position(id)}>
                  {status === 'active' ? title : t('list.inactive', { title })}
                </Link>
              ))}
        </Fact>
      </dl>
      {profile === null && <p className="small muted">{t('facts.unread')}</p>}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

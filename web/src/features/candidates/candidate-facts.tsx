import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { phoneIn } from '#web/entities/cv/text/phone-in.ts';
import { emailOf } from './name/right-cv.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './candidate-facts.module.css';

interface CandidateFactsProps {
  readonly candidate: Candidate;
  /** the name in the CV while it is unclear whose CV it is: data read from it is then withheld */
  readonly inNameOf: string | undefined;
}

/** Contact details, what the CV says besides the latest role, and the candidate's positions. */
export function CandidateFacts({ candidate, inNameOf }: CandidateFactsProps) {
  const { t } = useTranslation('candidates');
  const { positions } = candidate;
  const isHeld = inNameOf !== undefined;
  const profile = isHeld ? null : candidate.profile;
  const years = profile?.years ?? null;
  const inCv = useContactsInCv(candidate, isHeld);
  const email = emailOf(candidate) ?? inCv.email;
  const { phone } = inCv;
  return (
    <section className={styles.facts} aria-label={t('facts.title')}>
      <dl>
        {(profile !== null || email !== null || phone !== undefined) && (
          <Fact name={t('facts.contacts')}>
            {email !== null && (
              <a className="link" href={`mailto:${email}`}>
                {email.split(/(?<=[.@])/).map((part, index) => (
                  // the order is fixed
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </a>
            )}
            {phone !== undefined && (
              <a className="link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            )}
            {email === null && phone === undefined && t('facts.noContacts')}
          </Fact>
        )}
        {years !== null && (
          <Fact name={t('facts.experience')}>
            {years === 0 ? t('facts.underAYear') : t('facts.years', { count: years })}
          </Fact>
        )}
        {profile !== null && profile.languages.length > 0 && (
          <Fact name={t('facts.languages')}>{profile.languages.join(', ')}</Fact>
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
        <Kept candidate={candidate} />
      </dl>
      {profile === null && (
        <p className="small muted">
          {isHeld ? t('otherName.heldFacts', { name: candidate.name, other: inNameOf }) : t('facts.unread')}
        </p>
      )}
    </section>
  );
}

/** When the candidate's data will be deleted, if they are on hold or the account deletes by date. */
function Kept({ candidate: { legalHold, keptUntil } }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  if (legalHold !== null) {
    return (
      <Fact name={t('hold.name')}>
        {t('hold.since', { date: format.date(legalHold.since) })}
        {legalHold.reason !== null && <span>{legalHold.reason}</span>}
      </Fact>
    );
  }
  if (keptUntil === null) return null;
  const isOver = Date.parse(keptUntil) <= Date.now();
  return <Fact name={t('kept.until')}>{isOver ? t('kept.over') : format.date(keptUntil)}</Fact>;
}

interface Contacts {
  readonly email: string | null;
  readonly phone: string | undefined;
}

/** The contacts from the newest CV, if it was read and is theirs. */
function useContactsInCv({ cv }: Candidate, isHeld: boolean): Contacts {
  const { data } = useQuery({ ...cvTextQuery(cv?.id ?? ''), enabled: cv?.state === 'ready' });
  if (isHeld) return { email: null, phone: undefined };
  const [first] = data?.pages ?? [];
  return {
    email: data?.profile?.email?.quote ?? null,
    phone: first === undefined ? undefined : phoneIn(first.visible),
  };
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

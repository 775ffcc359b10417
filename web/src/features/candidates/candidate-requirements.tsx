import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PositionRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { capitalized } from '#web/shared/language/format.ts';
import { requirementsQuery } from './api.ts';
import styles from './candidate-requirements.module.css';

interface CandidateRequirementsProps {
  readonly candidateId: string;
  /** total years in dated jobs, from the CV's profile; whether they count for a requirement is up to the user */
  readonly years: number | null;
}

/** The requirements of each position: those a CV line shows, then those it shows in part, then those to ask about. */
export function CandidateRequirements({ candidateId, years }: CandidateRequirementsProps) {
  const { t } = useTranslation('candidates');
  const { data = [] } = useQuery(requirementsQuery(candidateId));
  if (data.length === 0) return null;
  return (
    <section className={styles.requirements} aria-label={t('requirements.title')}>
      <h2>{t('requirements.title')}</h2>
      {data.map((one) => (
        <OfPosition key={one.position.id} {...one} years={years} isOnly={data.length === 1} />
      ))}
    </section>
  );
}

function OfPosition({
  position,
  requirements,
  years,
  isOnly,
}: PositionRequirements & { readonly years: number | null; readonly isOnly: boolean }) {
  const { t } = useTranslation('candidates');
  const shown = requirements.flatMap(({ text, shown: line }) => (line === null ? [] : [{ text, line }]));
  const yearsToClear = (wanted: number) => (wanted > 0 && years !== null && years > 0 ? years : undefined);
  const open = requirements.filter((one) => one.shown === null);
  const partly = open.filter((one) => one.partly !== null || yearsToClear(one.years) !== undefined);
  const absent = open.filter((one) => !partly.includes(one));
  return (
    <>
      <p className={styles.count}>
        {!isOnly && <>{position.title} · </>}
        {t('requirements.count', { shown: shown.length, total: requirements.length })}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ text, line }) => (
            <li key={text}>
              {capitalized(text)}
              <EvidenceQuote evidence={line} />
            </li>
          ))}
        </ul>
      )}
      {partly.length > 0 && (
        <>
          <h3>{t('requirements.partly')}</h3>
          <ul aria-label={t('requirements.partly')}>
            {partly.map(({ text, years: wanted, partly: line }) => (
              <li key={text}>
                {capitalized(text)}
                {line === null ? (
                  <small>{t('requirements.years', { count: yearsToClear(wanted) ?? 0 })}</small>
                ) : (
                  <EvidenceQuote evidence={line} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {absent.length > 0 && (
        <>
          <h3>{t('requirements.notFound')}</h3>
          <ul className={styles.open} aria-label={t('requirements.notFound')}>
            {absent.map(({ text }) => (
              <li key={text}>{capitalized(text)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

import { useDebouncedValue } from '@mantine/hooks';
import { IconScale } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/shared/ui/notice.tsx';
import { type Wording, wordingQuery } from './wording-query.ts';
import styles from './wording-hints.module.css';

const waitMs = 700;
const mostHints = 5;

/**
 * Hints about a text based on hiring law; pass undefined while there is nothing to check. Hints never block the form,
 * and nothing is shown if the check fails.
 */
export function WordingHints({ written }: { readonly written: Wording | undefined }) {
  const { t } = useTranslation();
  const [text] = useDebouncedValue(written?.text, waitMs);
  const wording = written === undefined || text === undefined ? undefined : { ...written, text };
  const { data } = useQuery({ ...wordingQuery(wording), placeholderData: keepPreviousData });
  const findings = wording === undefined ? [] : (data?.findings ?? []);
  return (
    <div role="status" className={styles.hints}>
      {findings.length > 0 && (
        <Notice tone="warn" icon={<IconScale aria-hidden />}>
          <p>
            <b>{t('wording.title')}</b>
          </p>
          <ul className={styles.findings}>
            {findings.slice(0, mostHints).map(({ ruleId, start, excerpt, why, lawful }) => (
              <li key={`${ruleId} ${start}`}>
                <q>{excerpt}</q>
                <span>{why}</span>
                <span className="muted">{t('wording.better', { text: lawful })}</span>
              </li>
            ))}
          </ul>
          {findings.length > mostHints && <p>{t('wording.more', { count: findings.length - mostHints })}</p>}
        </Notice>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AiRecord } from '#contracts/interviewing/ai-records.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { aiRecordsQuery } from './ai-records-query.ts';
import styles from './plan-origin.module.css';

/** The requests made to the model for this interview, loaded on demand. */
export function AiRecords({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('plan');
  const [open, setOpen] = useState(false);
  const records = useQuery({ ...aiRecordsQuery(interviewId), enabled: open });
  const listId = useId();
  return (
    <div className={styles.records}>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-expanded={open}
        aria-controls={listId}
        loading={open && records.isPending}
        onClick={() => setOpen(!open)}
      >
        {t('records.show')}
      </Button>
      <div id={listId} hidden={!open}>
        {records.isError && <p>{errorMessage(records.error)}</p>}
        {records.data?.items.length === 0 && <p>{t('records.none')}</p>}
        {records.data !== undefined && records.data.items.length > 0 && (
          <ul>
            {records.data.items.map((record) => (
              <Record key={record.id} record={record} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What the line of an accepted answer counts. */
const counted = {
  open_matters: 'noted',
  core: 'accepted',
  tailoring: 'accepted',
  suggestion: 'quoted',
  summary: 'drafted',
  translation: 'translated',
} as const;

function Record({ record }: { readonly record: AiRecord }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { input, output } = record.tokens;
  return (
    <li>
      <p>
        {t(`records.${record.part}`, {
          when: format.dateTime(record.createdAt),
          model: record.model,
          prompt: record.promptVersion,
        })}
      </p>
      <p>{t(`records.${counted[record.part]}`, { count: record.accepted })}</p>
      <p>{t('records.checks', { count: record.checks.length })}</p>
      <p>{t('records.tokens', { input, output })}</p>
      <p className="num">
        {t('records.hashes', { prompt: record.promptHash.slice(0, 12), answer: record.answerHash.slice(0, 12) })}
      </p>
    </li>
  );
}

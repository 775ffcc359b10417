import { useTranslation } from 'react-i18next';
import type { PlanVersionInShort } from '#contracts/interviewing/plan/plan-versions.ts';
import { useUser } from '#web/shared/api/session.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';

/** Who or what created a version, when, and its number of questions. */
export function useVersionFacts(): (version: PlanVersionInShort) => string {
  const { t } = useTranslation('plan');
  const format = useFormat();
  // an account has one user, so nobody else changes its plans
  const { fullName: name } = useUser();
  return ({ change, source, model, restoredVersion, createdAt, questions }) =>
    dotted([
      change === null
        ? t(`versions.made.${source}`, { model })
        : t(`versions.made.${change}`, { name, from: restoredVersion }),
      format.moment(createdAt),
      t('versions.questions', { count: questions }),
    ]);
}

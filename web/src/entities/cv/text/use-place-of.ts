import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '#contracts/interviewing/plan/plan.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { lineOf } from './line-of.ts';

/** The location of a quote in its CV: the page at once, the line too once the CV's text has loaded. */
export function usePlaceOf({ cvId, page, start }: Pick<Evidence, 'cvId' | 'page' | 'start'>): string {
  const { t } = useTranslation('cv');
  const text = useQuery(cvTextQuery(cvId));
  const visible = text.data?.pages.find(({ number }) => number === page)?.visible;
  return visible === undefined ? t('place.page', { page }) : t('place.line', { page, line: lineOf(visible, start) });
}

import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { exportPlan } from '#contracts/interviewing/summary/interview-export.ts';
import { call } from '#web/shared/api/api-client.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';

interface CopyPlanProps {
  readonly interviewId: string;
  /** that it is shown in */
  readonly language: Language;
}

/** In a menu: puts the whole plan on the clipboard. */
export function CopyPlan({ interviewId, language }: CopyPlanProps) {
  const { t } = useTranslation('plan');
  const copy = async (): Promise<void> => {
    let text: Promise<Blob> | undefined;
    try {
      text = call(exportPlan, { params: { interviewId }, query: { format: 'md', language } }).then(asPlainText);
      // Begun within the click and filled later: some browsers refuse what is written after an answer has come.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      notify.success(t('markdown.copied'));
    } catch {
      const refused = await text?.then(
        () => undefined,
        (error: unknown) => error,
      );
      notify.error(refused === undefined ? t('markdown.failed') : errorMessage(refused));
    }
  };
  return <Menu.Item onClick={() => void copy()}>{t('markdown.copy')}</Menu.Item>;
}

/** The kind that a clipboard takes. */
function asPlainText(file: Blob): Blob {
  return new Blob([file], { type: 'text/plain' });
}

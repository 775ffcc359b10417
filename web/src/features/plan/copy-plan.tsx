import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { exportPlan } from '#contracts/interviewing/summary/interview-export.ts';
import { call } from '#web/shared/api/api-client.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';

interface CopyPlanProps {
  readonly interviewId: string;
  /** the language the plan is shown in */
  readonly language: Language;
}

/** Menu item that copies the whole plan to the clipboard. */
export function CopyPlan({ interviewId, language }: CopyPlanProps) {
  const { t } = useTranslation('plan');
  const copy = async (): Promise<void> => {
    let text: Promise<Blob> | undefined;
    try {
      text = call(exportPlan, { params: { interviewId }, query: { format: 'md', language } }).then(asPlainText);
      // The write starts within the click and receives its content later: some browsers refuse clipboard access after
      // an await.
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

/** Converts the file to a type that the clipboard accepts. */
function asPlainText(file: Blob): Blob {
  return new Blob([file], { type: 'text/plain' });
}

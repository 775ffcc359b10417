import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts/limits.ts';
import { unadjusted, withExtraTime } from '#contracts/interviewing/plan/adjustments.ts';
import { minutesForQuestions } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { notify } from '#web/shared/notify.ts';
import { useEditPlan } from './api.ts';
import { QuestionForm } from './question-form.tsx';
import { type QuestionValues, editOf, newQuestion, valuesOf, withEdit } from './question-values.ts';
import forms from '#web/shared/forms/form.module.css';

interface EditDialogProps {
  readonly plan: Plan;
  /** the question to edit; 'new' to add the user's own; undefined: closed */
  readonly edited: Question | 'new' | undefined;
  readonly onClose: () => void;
}

export function EditDialog({ plan, edited, onClose }: EditDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const title =
    edited === undefined || edited === 'new' ? t('edit.addTitle') : t('edit.title', { number: edited.order });
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      size="lg"
      // A stray click must not make the input disappear.
      closeOnClickOutside={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {edited !== undefined && <QuestionEdit plan={plan} edited={edited} onDone={onClose} />}
    </Modal>
  );
}

interface QuestionEditProps {
  readonly plan: Plan;
  readonly edited: Question | 'new';
  readonly onDone: () => void;
}

function QuestionEdit({ plan, edited, onDone }: QuestionEditProps) {
  const { t } = useTranslation('plan');
  const opened = edited === 'new' ? undefined : edited;
  const asNew = useFormDraft<QuestionValues>(`question:${plan.interviewId}:new`);
  const asOpened = useFormDraft<QuestionValues>(`question:${plan.interviewId}:${opened?.id ?? 'new'}`);
  // the plan may have a newer version without this question by now
  const now = plan.questions.find(({ id }) => id === opened?.id);
  const isGone = opened !== undefined && now === undefined;
  const before = isGone ? undefined : opened;
  // input for a question that is gone is kept as the draft of a new one
  const draft = isGone ? asNew : asOpened;
  const typed = useRef<QuestionValues>(undefined);
  useEffect(() => {
    if (isGone && typed.current !== undefined) draft.keep(typed.current);
  }, [isGone, draft]);
  const save = useEditPlan(plan.interviewId);
  const others = plan.questions.filter(({ id }) => id !== before?.id);
  const most = minutesForQuestions(plan) - others.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const leave = (): void => {
    asOpened.drop();
    draft.drop();
    onDone();
  };
  const submit = (values: QuestionValues): void => {
    save.mutate(
      { questions: withEdit(plan.questions, editOf(before, values)), version: plan.version },
      {
        onSuccess: ({ plan: { version } }) => {
          notify.success(t('edit.saved', { version }));
          leave();
        },
      },
    );
  };
  return (
    <div className={forms.form}>
      {before === undefined && !isGone && <p className="muted">{t('edit.addHint')}</p>}
      {isGone && <Notice tone="warn">{t('edit.gone')}</Notice>}
      {opened !== undefined && now !== undefined && !isSame(opened, now) && (
        <Notice tone="warn">{t('edit.changed')}</Notice>
      )}
      <QuestionForm
        initial={{ ...(opened === undefined ? newQuestion(plan, most) : valuesOf(opened)), ...asOpened.stored }}
        isNew={before === undefined}
        language={plan.language}
        competencies={plan.competencies}
        most={most}
        mostEver={withExtraTime(limits.plan.questionMinutes.max, plan.adjustments ?? unadjusted)}
        busy={save.isPending}
        error={save.error}
        onTyped={(values) => {
          typed.current = values;
          draft.keep(values);
        }}
        onSubmit={submit}
        onCancel={leave}
      />
    </div>
  );
}

function isSame(opened: Question, now: Question): boolean {
  return JSON.stringify(valuesOf(opened)) === JSON.stringify(valuesOf(now));
}

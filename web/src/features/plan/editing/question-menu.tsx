import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { useEditPlan } from './api.ts';
import { moved, without } from './question-values.ts';
import styles from './question-menu.module.css';

interface QuestionMenuProps {
  readonly plan: Plan;
  readonly question: Question;
  /** the question can only be moved */
  readonly locked: boolean;
  readonly onEdit: () => void;
  /** additional menu items */
  readonly children?: ReactNode;
}

/** Actions for one question; each creates the next version of the plan, and the previous one can be restored. */
export function QuestionMenu({ plan, question, locked, onEdit, children }: QuestionMenuProps) {
  const { t } = useTranslation('plan');
  const edit = useEditPlan(plan.interviewId);
  const { version, questions } = plan;
  const move = (by: 1 | -1): void =>
    edit.mutate({ questions: moved(questions, question.id, by), version }, { onError: notifyError });
  const remove = (): void =>
    edit.mutate(
      { questions: without(questions, question.id), version },
      {
        onError: notifyError,
        onSuccess: (next) => notify.success(t('edit.removed', { version: next.plan.version })),
      },
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          className={styles.target}
          loading={edit.isPending}
          aria-label={t('edit.menu', { number: question.order })}
        >
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil aria-hidden />} disabled={locked} onClick={onEdit}>
          {t('edit.action')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp aria-hidden />} disabled={question.order === 1} onClick={() => move(-1)}>
          {t('edit.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown aria-hidden />}
          disabled={question.order === questions.length}
          onClick={() => move(1)}
        >
          {t('edit.down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash aria-hidden />} disabled={locked || questions.length === 1} onClick={remove}>
          {t('edit.remove')}
        </Menu.Item>
        {children}
        {locked && <Menu.Label className={styles.note}>{t('lock.reason')}</Menu.Label>}
        {question.block === 'core' && <Menu.Label className={styles.note}>{t('lock.core')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}

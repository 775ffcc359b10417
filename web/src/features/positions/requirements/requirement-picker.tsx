import { Button, Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type {
  FoundRequirement,
  RequirementLine,
  listRequirementLines,
} from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';
import { requirementLinesQuery } from '#web/features/positions/api.ts';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { groupsOf, ticked } from './picked-lines.ts';
import styles from './requirement-picker.module.css';

interface RequirementPickerProps {
  readonly written: BodyInputOf<typeof listRequirementLines>;
  /** the requirements that are listed now */
  readonly found: readonly FoundRequirement[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onPick: (texts: string[]) => void;
}

/** The sentences of the description that are not among its requirements, to pick what should be asked about as well. */
export function RequirementPicker({ opened, onClose, ...props }: RequirementPickerProps) {
  const { t } = useTranslation(['positions', 'common']);
  const isPhone = useIsPhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={680}
      fullScreen={isPhone}
      title={t('required.pick.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Lines {...props} onClose={onClose} />
    </Modal>
  );
}

function Lines({ written, found, onClose, onPick }: Omit<RequirementPickerProps, 'opened'>) {
  const { t } = useTranslation(['positions', 'common']);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticks, setTicks] = useState<string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { data, error, isPending, refetch } = useQuery(requirementLinesQuery(written));
  const groups = groupsOf(data?.lines ?? []);
  const most = limits.requirements;
  const checked = found.filter(({ isChecked }) => isChecked);
  const isFull = checked.filter(({ isPicked }) => isPicked).length + ticks.length >= most;
  const replaces = checked.length + ticks.length > most;
  const add = (event: SubmitEvent): void => {
    // The dialog is rendered within the position's form, which must not be submitted.
    event.preventDefault();
    event.stopPropagation();
    if (ticks.length === 0) {
      setIsMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    onPick(ticks);
    onClose();
  };
  const row = (line: RequirementLine) => (
    <Line
      line={line}
      isTicked={ticks.includes(line.text)}
      isFull={isFull}
      onTick={() => {
        setIsMissing(false);
        setTicks(ticked(line.text, ticks, groups));
      }}
    />
  );
  if (error !== null) {
    return <ErrorState title={t('required.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Pending pending={isPending} skeleton={<CardsSkeleton cards={5} />}>
      {groups.length === 0 ? (
        <p className="muted">{t('required.pick.none')}</p>
      ) : (
        <form ref={form} onSubmit={add}>
          <p id={`${id}-lead`} className="muted">
            {t('required.pick.lead')}
          </p>
          <ul className={styles.lines} aria-label={t('required.pick.title')} aria-describedby={`${id}-lead`}>
            {groups.map(({ clauses, ...sentence }) => (
              <li key={sentence.text}>
                {row(sentence)}
                {clauses.length > 0 && (
                  <ul>
                    {clauses.map((clause) => (
                      <li key={clause.text}>{row(clause)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <p className={styles.note} role="status">
              {isMissing
                ? t('required.pick.missing')
                : isFull
                  ? t('required.pick.full', { most })
                  : replaces && t('required.pick.replaces', { most })}
            </p>
            <div className={styles.actions}>
              <Button onClick={onClose}>{t('common:action.cancel')}</Button>
              {/* looks disabled until a line is ticked; pressing it says so */}
              <Button
                type="submit"
                variant={ticks.length === 0 ? 'default' : 'filled'}
                data-disabled={ticks.length === 0}
              >
                {ticks.length === 0 ? t('required.pick.add') : t('required.pick.addCount', { count: ticks.length })}
              </Button>
            </div>
          </div>
        </form>
      )}
    </Pending>
  );
}

interface LineProps {
  readonly line: RequirementLine;
  readonly isTicked: boolean;
  /** nothing more can be picked */
  readonly isFull: boolean;
  readonly onTick: () => void;
}

function Line({ line: { text, isClause, isRefused }, isTicked, isFull, onTick }: LineProps) {
  const { t } = useTranslation('positions');
  if (isRefused) {
    return (
      <p className={styles.refused}>
        {text}
        <span>{t('required.pick.refused')}</span>
      </p>
    );
  }
  return (
    <Checkbox
      classNames={{ root: styles.line, body: styles.body, labelWrapper: styles.wrapper, label: styles.text }}
      label={isClause ? text : capitalised(text)}
      checked={isTicked}
      disabled={isFull && !isTicked}
      onChange={onTick}
    />
  );
}

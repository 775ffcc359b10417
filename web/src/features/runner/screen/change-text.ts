import type { TFunction } from 'i18next';
import type { AnswerChange } from '#contracts/interviewing/run/run-rules.ts';

/** Describes a change in words. */
export function changeText(t: TFunction<'runner'>, change: AnswerChange): string {
  switch (change.kind) {
    case 'note':
      return change.value === '' ? t('conflict.empty') : change.value;
    case 'score':
      return change.value === null ? t('conflict.noScore') : String(change.value);
    case 'ticks':
      return t('conflict.ticks', { count: change.value.length });
    case 'flag':
      return t(change.value ? 'conflict.flagged' : 'conflict.notFlagged');
    case 'state':
      return t(`conflict.state.${change.value.state}`);
  }
}

import { useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/shared/notify.ts';
import { setAnswered, setScore } from './answer-acts.ts';
import { useRunActions } from '#web/features/runner/sync/run-context.ts';
import type { RunDialog } from './run-screen.tsx';
import { neighbour, talkSteps } from './talk-steps.ts';

interface RunKeys {
  readonly enabled: boolean;
  readonly singleKeys: boolean;
  readonly open: (dialog: RunDialog) => void;
}

/** Id of the follow-ups, which `.` goes to. */
export const followUpsId = 'follow-ups';

/**
 * The keyboard map, matched by place: on a Ukrainian layout `j` types «о». Single keys are off while typing; one that
 * something on the page already used (arrows in the score row, space on a button) is left alone.
 */
export function useRunKeys({ enabled, singleKeys, open }: RunKeys): void {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const walk = (by: 1 | -1): void => {
    const { plan, place } = store.view();
    const next = neighbour(talkSteps(plan), place.step, by);
    if (next !== undefined) store.goTo(next.index);
  };
  const onQuestion = (act: (questionId: string) => void) => () => {
    const { plan, place } = store.view();
    const questionId = plan.flow[place.step]?.questionId;
    if (questionId !== undefined) act(questionId);
  };
  const answerOf = (id: string) => store.view().answers.find(({ questionId }) => questionId === id);
  const score = (value: number) => onQuestion((id) => setScore(store, id, value));
  const singles: readonly (readonly [string, () => void])[] = [
    ['j', () => walk(1)],
    ['arrowdown', () => walk(1)],
    ['k', () => walk(-1)],
    ['arrowup', () => walk(-1)],
    ...digits.map((digit) => [`digit${String(digit)}`, score(digit)] as const),
    ['shift+digit0', score(10)],
    ['a', onQuestion((id) => setAnswered(store, id, answerOf(id)?.state !== 'answered'))],
    ['s', onQuestion(() => open('skip'))],
    ['f', onQuestion((id) => store.change(id, { kind: 'flag', value: answerOf(id)?.redFlagSeen !== true }))],
    ['period', () => document.getElementById(followUpsId)?.focus()],
    ['shift+slash', () => open('shortcuts')],
  ];
  const options = { usePhysicalKeys: true, preventDefault: false } as const;
  const guarded = (act: () => void) => (event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    act();
  };
  const space: HotkeyItem = [
    'space',
    (event) => {
      if (isOnControl(event.target)) return;
      guarded(() => store.togglePause())(event);
    },
    options,
  ];
  useHotkeys(singleKeys ? [...singles.map(([key, act]): HotkeyItem => [key, guarded(act), options]), space] : []);
  // with a modifier, so also while typing
  useHotkeys(
    [
      ['mod+enter', guarded(() => open('finish')), options],
      ['mod+s', guarded(() => notify.info(t('keys.alreadySaved'))), options],
    ],
    [],
  );
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role=checkbox], [role=radio], summary') !== null;
}

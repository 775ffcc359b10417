import { useHotkeys, type HotkeyItem } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/shared/notify.ts';
import { setAnswered, setScore } from './answer-actions.ts';
import { useRunActions } from '#web/features/runner/sync/run-context.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import { adjacentStep, runSteps } from '#web/features/runner/screen/run-steps.ts';
import { useSwitchLanguage } from '#web/features/runner/sync/use-switch-language.ts';
import { tickKeys, ticksWithKeys } from './tick-keys.ts';

interface RunKeys {
  readonly enabled: boolean;
  readonly singleKeys: boolean;
  readonly open: (dialog: RunDialog) => void;
}

/** Id of the follow-ups, which `.` focuses. */
export const followUpsId = 'follow-ups';
/** Id of the question's notes field, which `n` focuses. */
export const noteFieldId = 'run-note';

/** Single-key shortcuts other than those that tick a behaviour. */
export const otherKeys = ['j', 'k', 'a', 's', 'f', 'n', 'v', 'l'] as const;

/**
 * The keyboard shortcuts, matched by physical key: on a Ukrainian layout the `j` key types «о». Single keys are
 * inactive while the user types in a field, but work on every other control; events already handled by a control
 * (arrows in the score row, space on a button) are ignored.
 */
export function useRunKeys({ enabled, singleKeys, open }: RunKeys): void {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const languages = useSwitchLanguage();
  const moveBy = (by: 1 | -1): void => {
    const { plan, currentStep } = store.view();
    const next = adjacentStep(runSteps(plan), currentStep, by);
    if (next !== undefined) store.goTo(next.index);
  };
  const onQuestion = (action: (questionId: string) => void) => () => {
    const { plan, currentStep } = store.view();
    const questionId = plan.flow[currentStep]?.questionId;
    if (questionId !== undefined) action(questionId);
  };
  const answerOf = (id: string) => store.view().answers.find(({ questionId }) => questionId === id);
  const score = (value: number) => onQuestion((id) => setScore(store, id, value));
  const tickBy = (key: string, questionId: string): void => {
    const question = store.view().plan.questions.find(({ id }) => id === questionId);
    const tick = question && ticksWithKeys(question).find((one) => one.key === key)?.tick;
    if (tick === undefined) return;
    const ticks = answerOf(questionId)?.behavioursSeen ?? [];
    const value = ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick];
    store.change(questionId, { kind: 'ticks', value });
  };
  const singles: readonly (readonly [string, () => void])[] = [
    ['j', () => moveBy(1)],
    ['arrowdown', () => moveBy(1)],
    ['k', () => moveBy(-1)],
    ['arrowup', () => moveBy(-1)],
    ...digits.map((digit) => [`digit${String(digit)}`, score(digit)] as const),
    ['shift+digit0', score(10)],
    ['a', onQuestion((id) => setAnswered(store, id, answerOf(id)?.state !== 'answered'))],
    ['s', onQuestion(() => open('skip'))],
    ['f', onQuestion((id) => store.change(id, { kind: 'flag', value: answerOf(id)?.redFlagSeen !== true }))],
    ['n', () => document.getElementById(noteFieldId)?.focus()],
    ['v', () => open('cv')],
    ['l', () => languages?.toggle()],
    ...tickKeys.map((key) => [key, onQuestion((id) => tickBy(key, id))] as const),
    ['period', () => document.getElementById(followUpsId)?.focus()],
    ['shift+slash', () => open('shortcuts')],
  ];
  const options = { usePhysicalKeys: true, preventDefault: false } as const;
  const guarded = (action: () => void) => (event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    action();
  };
  const whileNotTyping = (action: () => void) => (event: KeyboardEvent) => {
    if (!isTextField(event.target)) guarded(action)(event);
  };
  const space: HotkeyItem = [
    'space',
    (event) => {
      if (isOnControl(event.target)) return;
      whileNotTyping(() => store.togglePause())(event);
    },
    options,
  ];
  // the list of ignored tags is empty because checkboxes are inputs too; text fields are detected here instead
  useHotkeys(
    singleKeys ? [...singles.map(([key, action]): HotkeyItem => [key, whileNotTyping(action), options]), space] : [],
    [],
  );
  // with a modifier, so these also work while typing
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
  return target instanceof Element && target.closest('button, a, input, summary') !== null;
}

/** Whether the element accepts typed text. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

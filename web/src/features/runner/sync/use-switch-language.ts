import { keepChosenLanguage } from '#web/entities/plan/language/chosen-language.ts';
import { useRun, useRunActions } from './run-context.ts';

/** Switches the plan to its other language, here and on its page; undefined if it has only one. */
export function useSwitchLanguage() {
  const store = useRunActions();
  const other = useRun(({ otherLanguage }) => otherLanguage);
  const interviewId = useRun(({ interview }) => interview.id);
  if (other === undefined) return undefined;
  return { other, toggle: () => keepChosenLanguage(interviewId, store.switchLanguage()) };
}

import { keepChosenLanguage } from '#web/entities/plan/language/chosen-language.ts';
import { useRun, useRunActions } from './run-context.ts';

/** Shows the plan in its other language, here and on its page; undefined where it is there in one alone. */
export function useSwitchLanguage() {
  const store = useRunActions();
  const other = useRun(({ otherLanguage }) => otherLanguage);
  const interviewId = useRun(({ interview }) => interview.id);
  if (other === undefined) return undefined;
  return { other, toggle: () => keepChosenLanguage(interviewId, store.switchLanguage()) };
}

import { useMemo, useState } from 'react';
import type { Language } from '#contracts/common.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { inOtherLanguage } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { chosenLanguage, keepChosenLanguage } from '#web/entities/plan/language/chosen-language.ts';

/** A plan in the language that was chosen for its interview on this device, once it is there in it. */
export function useShownPlan(interviewId: string, plan: Plan | undefined, twin: PlanTwin | undefined) {
  const [chosen, setChosen] = useState(() => chosenLanguage(interviewId));
  const shown = useMemo(
    () =>
      plan !== undefined && twin?.state === 'ready' && twin.language === chosen ? inOtherLanguage(plan, twin) : plan,
    [plan, twin, chosen],
  );
  const choose = (language: Language): void => {
    setChosen(language);
    keepChosenLanguage(interviewId, language);
  };
  return { shown, choose };
}

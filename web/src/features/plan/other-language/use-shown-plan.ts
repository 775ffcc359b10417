import { useEffect, useMemo, useState } from 'react';
import type { Language } from '#contracts/common.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import type { inOtherLanguage } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { chosenLanguage, keepChosenLanguage } from '#web/entities/plan/language/chosen-language.ts';

/**
 * The plan in the language chosen for this interview on this device, or in its own while the translation is not
 * available.
 */
export function useShownPlan(interviewId: string, plan: Plan | undefined, twin: PlanTwin | undefined) {
  const [chosen, setChosen] = useState(() => chosenLanguage(interviewId));
  // Loaded only when a translation is shown; if it fails to load, the plan stays in its own language.
  const [put, setPut] = useState<typeof inOtherLanguage>();
  const isOther = twin?.state === 'ready' && twin.language === chosen;
  useEffect(() => {
    if (!isOther) return;
    void import('#contracts/interviewing/plan/twin/plan-texts.ts').then(
      (texts) => setPut(() => texts.inOtherLanguage),
      () => undefined,
    );
  }, [isOther]);
  const shown = useMemo(
    () => (plan !== undefined && isOther && put !== undefined ? put(plan, twin) : plan),
    [plan, twin, isOther, put],
  );
  const choose = (language: Language): void => {
    setChosen(language);
    keepChosenLanguage(interviewId, language);
  };
  return { shown, choose };
}

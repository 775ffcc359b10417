import { createContext, use } from 'react';
import type { Language } from '#contracts/common.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** The language that a plan is written in; undefined where texts are the interface's own. */
export const PlanLanguageContext = createContext<Language | undefined>(undefined);

/** Words of a plan: they keep their own language whatever the interface speaks. */
export function PlanText({ children }: { readonly children: string }) {
  const language = use(PlanLanguageContext);
  return <span lang={language}>{language === 'uk' ? withNoBreakSpaces(children) : children}</span>;
}

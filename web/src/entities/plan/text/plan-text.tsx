import { createContext, use } from 'react';
import type { Language } from '#contracts/common.ts';
import { languageOfText } from './language-of-text.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** The language that a plan is shown in; undefined where texts are the interface's own. */
export const PlanLanguageContext = createContext<Language | undefined>(undefined);

/** Words of a plan: they keep their own language whatever the interface speaks. */
export function PlanText({ children }: { readonly children: string }) {
  const shown = use(PlanLanguageContext);
  const language = shown && languageOfText(children, shown);
  return <span lang={language}>{language === 'uk' ? withNoBreakSpaces(children) : children}</span>;
}

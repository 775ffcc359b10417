import { createContext, use } from 'react';
import type { Language } from '#contracts/common.ts';
import { languageOfText } from './language-of-text.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** The language in which a plan is shown; undefined where texts are in the interface language. */
export const PlanLanguageContext = createContext<Language | undefined>(undefined);

/** Text of a plan: marked with its own language, which may differ from the interface language. */
export function PlanText({ children }: { readonly children: string }) {
  const shown = use(PlanLanguageContext);
  const language = shown && languageOfText(children, shown);
  return <span lang={language}>{language === 'uk' ? withNoBreakSpaces(children) : children}</span>;
}

import type { Language } from '#contracts/common.ts';

const figures =
  '(shares?|estimates?|figures?|numbers?|reading|assessments?|accounts?|forecasts?|plans?|tone|counts?|reports?|comparisons?|results?|answers?|claims?|design|colours?|view|look|language|style)';
const converted =
  '(products?|formulas?|recipes?|lines?|sites?|files?|buildings?|barns?|lofts?|drawings?|vans?|shops?|stores?|orders?|leads?|baskets?|carts?|checkouts?|channels?|pages?|units?|plants?|boilers?|engines?|vehicles?|accounts?|documents?|models?|contracts?|quotes?|offers?|enquir(y|ies)|visits?|trials?|fields?|machines?|rooms?|tests?)';
/** Excludes a faith that somebody took. */
const notToFaith =
  '(?! (_ )?(to|from) (an? |the |another |your |his |her )*(islam|judaism|christianity|catholicism|buddhism|hinduism|orthodox[a-z]*|faith|religion|church))';

const ukDriven =
  '(дорог|конвеєр|лебідк|насос|машин|верстат|канат|підйомник|ліфт|вентилятор|воріт|ворота|засувк|крісельн|чотирикрісельн|двокрісельн|витяг|млин|дробарк|ескалатор|компресор|крана|кранів|барабан|шпинд|клапан|стрілк)[а-џґ]*';
const ukDriveKind =
  '(резервн|головн|аварійн|електричн|гідравлічн|дизельн|допоміжн|основн|повільн|редукторн|пневматичн|ремінн|пасов|ланцюгов|карданн|частотн|повн|задн|передн|сервісн|безредукторн|зубчаст)[а-џґ]*';
const ukPart =
  '(двигун|електродвигун|редуктор|гальм|муфт|вал|ремен|ремін|шків|підшипник|шаф|пуск|запуск|огляд|ремонт|перевірк|заміна|заміни|потужніст|відмов|напруг)[а-џґ]*';
/** Excludes being taken to the police, for which the same word stands. */
const notToPolice = '(?! (_ ){0,2}(поліц|міліц|суд|відділ|відділк)[а-џґ]*)';

/** Phrases about converted products, sober figures, names of goods and drives of machines, harmless in any job. */
export const saidOfProducts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?<!(been|is|are|was|were|stay|stayed|keep|kept|clean and|now|still) )sober ${figures}`,
    `${converted} ((that|which|you|we|they|have|has|had|were|was|are|is|been|being|already|now|never|still|first|best|all|not|to|be) ){0,4}(convert|converts|converted|converting)${notToFaith}`,
    '(convert|converts|converted|converting) (at|from|to) [0-9]+([.,][0-9]+)? ?(%|per ?cent)',
    'its (own |true |full |trade |brand |legal |proper |old |new )*name and where (it|they)(?! (comes?|came|lives?|was born|is) from)',
  ],
  uk: [
    `${ukDriveKind} ((і|й|та|чи|або|[а-џґ]+ого|[а-џґ]+ий) ){0,2}(привід|привод[а-џґ]*)${notToPolice}`,
    `(привід|привод[а-џґ]*) ((до|від|на|для|самої|цієї|нашої|вашої|другої|першої) )*${ukDriven}${notToPolice}`,
    `${ukPart} ((самого|цього|кожного|головного|резервного) )*привод(у|а)${notToPolice}`,
  ],
};

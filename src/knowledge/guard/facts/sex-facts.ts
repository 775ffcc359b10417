// Job titles that name a sex, and words for a person's sex or orientation. A title given in both forms ("waiter or
// waitress") is masked before any rule runs.

/** At the start of an advert they name the vacancy. */
const titles =
  'waitress(es)?|barm[ae]n|barmaids?|hostess(es)?|stewardess(es)?|handym[ae]n|repairm[ae]n|forem[ae]n|seamstress(es)?|salesm[ae]n|saleswom[ae]n|salesgirls?|cleaning (lady|ladies|woman)|(tea|dinner) lad(y|ies)|chambermaids?|housemaids?|maids?|craftsm[ae]n|tradesm[ae]n|workm[ae]n|cameram[ae]n|draughtsm[ae]n|draftsm[ae]n|postm[ae]n|milkm[ae]n|delivery ?m[ae]n|watchm[ae]n|doorm[ae]n|linem[ae]n|service ?m[ae]n|firem[ae]n|policem[ae]n|groundsm[ae]n|storem[ae]n|warehousem[ae]n|fisherm[ae]n|plumber s mate boy|odd job m[ae]n|bell ?boys?|errand boys?|office (boy|girl)s?|manageress|masseuse|governess|laundress|nursemaid|washerwom[ae]n';

/** At the start of an advert they name the vacancy. */
const ukTitles =
  'офіціантк~|продавчин~|продавщиц~|прибиральниц~|секретарк~|секретарш~|швачк~|кравчин~|покоївк~|кухарк~|доярк~|гувернантк~|адміністраторк~|касирк~|вчительк~|учительк~|виховательк~|стюардес~|домогосподарк~|доглядальниц~|посудомийниц~|прал(я|ю|і)|прасувальниц~|перукарк~|масажистк~|консультантк~|помічниц~|асистентк~|менеджерк~|операторк~|пекарк~|сортувальниц~|пакувальниц~|фасувальниц~|манікюрниц~|бухгалтерк~|бармен(ка|ші)|кондитерк~|реєстраторк~|диспетчерк~|вантажни(к|ки) чоловік~|різноробоч~ чоловік~|нянечк~|хатн~ робітниц~|покоївок|офіціанток|продавчинь|прибиральниць|секретарок|швачок|касирок|доярок|кухарок';

/** The title used for the vacancy. */
export const titlesWanted = {
  en: [
    `^ ?(_ ){0,2}(${titles})(?! (s|and|or|uniform~|service) )|(as|position of|vacancy for|post of|job of) (a |an )?(_ )?(${titles})`,
  ],
  uk: [`^ ?(_ )?(${ukTitles})|(посад~|ваканс~|робота) (_ )?(${ukTitles})`],
} as const;

export const sexFacts = {
  wanted: {
    kinds: ['advert'],
    en: [titles, '(male|female)s?|girls?|boys?|lads?|guys|gentlem[ae]n|lad(y|ies)|wom[ae]n|men'],
    uk: [
      ukTitles,
      'жінк(а|у|и|ою|ам)|жінок|дівчин(а|у|и|ою)|дівчат(а|ам)?|чоловік(а|ів|и|ам|ові|у)?|жінці|дівчині|хлопц(і|ів|ям|я)|хлопець|пан(і|ни|ну)|жіночої статі|чоловічої статі',
    ],
  },
  orientation: {
    en: [
      'gay|lesbian|bisexual|homosexual|heterosexual|queer|pansexual|asexual|lgbt~|(?<!(not|did|didn t|it|work) (_ )?)come out(?= (at|to|yet|in)| ?$)|came out (as|at|to)|closeted|straight(?= ?$|,| (or|and|man|woman|guy))|attracted to (men|women|guys|girls|boys)|sexual (orientation|preference~)|boyfriend or|girlfriend or|gay (bar|club)s?',
    ],
    uk: [
      'геєм|гей|лесбі~|бісексуал~|гомосексуал~|гетеро|гетеросексуал~|лгбт~|камінг аут~|(хлопець|хлопця|хлопцем) чи (дівчина|дівчину|дівчиною)|(дівчина|дівчину|дівчиною) чи (хлопець|хлопця|хлопцем)|сексуальн~ орієнтаці~|подобаються (_ )?(чоловіки|жінки|хлопці|дівчата)|одностатев~',
    ],
  },
  identity: {
    en: [
      'identify as (a )?(man|woman|male|female|non)|(which|what) (bathroom|toilet|restroom|pronouns)|transgender|trans (man|woman|person)|transsexual|transition(ed|ing)(?! (to|into|from|team|project|plan|period))|non ?binary|assigned (male|female)|(male|female) at birth|dead ?name|gender (reassign~|change|identity|dysphoria)|sex change|intersex|your (chosen|preferred) gender|born (male|female|a boy|a girl)',
    ],
    uk: [
      'себе (чоловіком|жінкою)|як(ий|им) туалет~|займенник~|трансгендер~|транс (чоловік|жінк~|персон~)|трансперсон~|небінарн~|зміна статі|змін(ювали|или|ити|у) стат(ь|і)|корекці~ статі|(робите|зробили|робили|проходите) (_ ){0,2}перехід(?! (на|до|з|із|зі|від|у|в|між))|народил(ися|ись) (хлопчик~|дівчинк~|хлопцем|дівчиною|чоловіком|жінкою)|гендерн~ ідентичн~|інтерсекс~',
    ],
  },
} as const;

import type { Trade } from './trade.ts';

/** Excludes a wedding that somebody has, plans, attends or takes days off for. */
const notTheirs =
  '(?<!(?<![a-z])(your|his|her|my|own|s|planning|plans?|planned|organi[sz]ing|have|has|had|having|expects?|expecting|saving|off|leave|holiday|days?|invited|family|upcoming|there|before|after|since|until|when is|when was|for when) (for |to |on |at |off |of |a |an |the |own |big |small |next |upcoming )*)';
const notOfTheirs =
  '(?! (_ ){0,3}(of (your|her|his|my|their) own|(have |has )?(you|she|he) (had|planned?|plans?|planning|are|is|have|has|want|wants)|(in|of) (your|her|his|the) family|(she|he) (is|was)|to (plan|save|pay)|coming up|abroad|yours)(?![a-z]))(?! (_ ){0,6}(honeymoon|herself|himself|yourself|time off|off (in|for|two|work)|leave)(?![a-z]))';
const business =
  '(numbers?|figures?|business|sales|income|revenue|turnover|trade|market|side|diary|diaries|bookings?|enquir(y|ies)|inquir(y|ies)|leads?|show ?rounds?|contracts?|clients?|couples?|packages?|teams?|staff|suppliers?|work|managers?|sector|industry|shoots?|orders?|commissions?|portfolios?|brochures?|prices?|pricing|fairs?|shows?|blocks?|weekends?|saturdays?|deposits?|cancellations?|spend|targets?|growth|pipeline|calendar|experience|hosts?|functions?|consultations?|installs?|florals?|teams?|rotas?|sheets?|jobs?|kitchens?|drinks|bars?|rates?|volumes?|counts?)';
/** A couple has these for its own wedding, too. */
const ofAny =
  '(days?|dates?|menus?|budgets?|timings?|lists?|tables?|toasts?|ceremon(y|ies)|receptions?|dinners?|meals?|buffets?|music|arch(es)?|bouquets?|photos?|albums?|films?|videos?|speech(es)?|rooms?|breakfasts?|tastings?|rehearsals?|marquees?|discos?)';
const held =
  '(run|runs|ran|running|held|holds?|hosts?|hosted|hosting|led|leads?|handled|handles|catered|caters|shot|shoots|photographed|filmed|dressed|staffed|served|sold|sells|booked|book|books|lost|moved|rehoused|rescued|closed|costed|priced|quoted|coordinated|managed|delivered|worked|took over|hand over|took on|takes on|double booked|set up|sets up|styled|cleared|rescue|rescues|save|saves|saved|move|moves|cater|shoot|photograph|staff|price|prices)';
const one =
  '(the |an? |one |each |every |that |this |another |any |no |last |first |second |single |biggest |largest )+';
const other =
  '(dinners?|compan(y|ies) days?|corporates?|conferences?|banquets?|functions?|events?|parties|party|shoots?|funerals?|christenings?|wakes?|balls?|proms?|galas?|meetings?|portraits?|newborns?|ceilidhs?)';

/** What a kitchen, a venue and their staff deal with. */
const served =
  '(starters?|canapes|mains|main course|desserts?|fish|meat|food|drinks|kitchen|fridges?|temperatures?|stock|signatures?|complaints?|debrief|stocktake|log|logs|crockery|glassware|linen|chefs?|waiters?|porters?)';
/** Words for somebody's own life around a wedding. */
const theirLife =
  '(you|your|yourself|she|he|her|his|own|friend|friends|sister|brother|daughter|son|life|leave|leaves|honeymoon|move|moves|moving|quit|quits|resigns?|off|chose|ordered|wants|plans|baby|married)(?![a-z])';
const when = '(for|before|after|during|on the (day|morning|eve) of)';

const ukNotTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|власн[а-џґ]+|її|його|їхн[а-џґ]+|плану[а-џґ]+|мрі[а-џґ]+|збира[а-џґ]+|відпуст[а-џґ]+|відпрош[а-џґ]+|відпроси[а-џґ]+|вихідн[а-џґ]+|після|перед|до|буде|скоро|невдовзі|незабаром|коли|мала|мав|має|маєте|у вас|було ваше) (на |про |зі |за |(_ )?)?)';
const ukNotOfTheirs =
  '(?! (_ ){0,2}(у вас|(у|в) (неї|нього)|вашого|ваше|ваші|свого|своє|їй|їхнє|власн[а-џґ]+|плануєте|планує|скоро|за кордоном|подруги|сестри|брата|доньки|сина|((у|в) (січні|лютому|березні|квітні|травні|червні|липні|серпні|вересні|жовтні|листопаді|грудні)|цього|наступного|навесні|влітку|восени|взимку),? (_ ){0,2}(візьме|піде|просить|хоче|відпуст[а-џґ]+|вихідн[а-џґ]+))(?![а-џґ]))(?! (_ ){0,3}(візьме|просить) (_ )?(відпустк|вихідн)[а-џґ]*)';
const ukHeld =
  '(провел[аи]|провів|проводить|проводять|проводила|проводив|вела|вів|веде|ведуть|обслуг[а-џґ]+|знімала|знімав|знімає|зняла|зняв|оформила|оформив|оформлює|оформлювала|оформлював|продала|продав|продає|продавала|фотографу[а-џґ]+|відпрацюва[а-џґ]+|здала|здав|закрила|закрив|урятува[а-џґ]+|врятува[а-џґ]+|годує|годувала)';
const ukBusiness =
  '(виручк|дохід|доход|частк|прибут|продаж|кількіст|замовлен|бронюван|заявк|запит|календар|кошторис|сценарі|таймінг|підрядник|угод|договор|договір|менеджер|координатор|ведуч|портфоліо|зйомк|пакет|сезон|передоплат|завдат|скасуван|перенесен|чек|наповненіст|числ|показник|звіт|оборот|ринок|ринку)[а-џґ]*';
const ukOther =
  '(корпоратив|банкет|конференц|презентац|ювіле|фуршет|захід|заход|хрестин|поминк|випускн|день народження|дні народження|днів народження|портрет|фотосесі)[а-џґ]*';
const wedding = 'весіл[а-џґ]*';
/** What a kitchen, a venue and their staff deal with. */
const ukServed =
  '(закуск|закусок|страв|меню|стол|стіл|риб|м.яс|салат|десерт|гарнір|напо|алкогол|продукт|порці|температур|посуд|сервіруван|холодильник|підпис|журнал|інвентаризац|залишк|скарг|захворі|отруєн|отруї|нестач|розбір|кухар|кухн|офіціант|бармен|шеф|зал(?!иш)|гост|персонал|світл)[а-џґ]*';
/** Words for somebody's own life around a wedding. */
const ukTheirLife =
  '(ви|вам|вас|ваш[а-џґ]*|вона|він|її|їй|його|йому|сво[а-џґ]+|себе|собі|подруг[а-џґ]*|сестр[а-џґ]*|брат[а-џґ]*|доньк[а-џґ]*|сина|життя|прізвищ[а-џґ]*|декрет[а-џґ]*|відпуст[а-џґ]*|вихідн[а-џґ]*|звільн[а-џґ]*|переї[а-џґ]+|піде|поїде|вийде|візьме|планує|хоче|замовила|замовив|обирає|вибирає|запрошує)(?![а-џґ])';
const ukNotOfLife = `(?! (_ ){0,3}${ukTheirLife})`;
const ukWork = `((?!${ukTheirLife})_ ){0,4}`;
const ukWhen = '(після|перед|під час|напередодні|(у|в) день|до)';

/**
 * Venues, caterers, photographers, florists: weddings that are sold, counted, hosted and rescheduled, never somebody's
 * own.
 */
export const weddings: Trade = {
  stems:
    /^(?:wedding|event|venue|banquet|cater|florist|floral|photograph|videograph|marquee|celebrant|toastmaster|bridal|bride|весіл|банкет|ведуч|фотограф|відеограф|флорист|кейтер|ресторан|урочист|івент|подієв|святков|декорат)/u,
  things: {
    en: [
      `wedding ${business}${notOfTheirs}`,
      `${notTheirs}wedding ${ofAny}${notOfTheirs}`,
      `${notTheirs}weddings${notOfTheirs}`,
      `(your|our|the|all|these|those|of|more|fewer|[0-9]+) ((last|best|biggest|summer|winter|busy|booked|yearly|annual|[0-9]+|season s) )*weddings${notOfTheirs}`,
      `${held} (_ ){0,2}${one}(_ )?wedding${notOfTheirs}`,
      `(it|that|this|which|there) (was|is|were) (a|the|no|one) (_ )?wedding${notOfTheirs}(?! (_ ){0,3}(you|her|his|your)(?![a-z]))`,
      `(?<!(off|leave|holiday|invited|guest|saving|day|days|time|away|planning|plans?) (_ )?)(at|during) ${one}(_ )?wedding(?= ?$|,| (in|with|where|when|for|of|on|at|and|or|that|which|runs?|is|was|a|the))${notOfTheirs}`,
      `${notTheirs}wedding (party )?(of|for) [0-9]+`,
      `(of|from|in) (one|each|every|that|this|any) (_ )?wedding(?= ?$|,| (in|with|when|for|of|on|and|or|to|from))${notOfTheirs}`,
      `(?<!(has|had|have|her|his|your) )(one|each|every|another|the (last|worst|best|biggest|first|second)) wedding (told|named|described|from|with|shown|counts?|that|which)${notOfTheirs}`,
      `^ ?wedding(?= (who|what|which|how|whether|names|says|couple))|wedding or not`,
      `(?<!(your|her|his|my) )(brides?|grooms?|couples?) s (father|mother|parents|family|families|mum|dad|uncle|aunt|brother|sister|side)|(?<!(you|she|he) (_ ){0,2})(mothers?|fathers?|parents) of the (bride|groom)(?! (_ ){0,2}(you|yourself))`,
      `${served} ((?!${theirLife})_ ){0,4}${when} (the|a|each|every|that) wedding${notOfTheirs}(?! (_ ){0,3}${theirLife})`,
      `${when} (the|a|each|every|that) wedding,? ((?!${theirLife})_ ){0,3}${served}(?! (_ ){0,3}${theirLife})`,
      `per wedding|(?<!of )(which|what) wedding${notOfTheirs}(?! (are you|is yours|do you (plan|want)))`,
      `${notTheirs}wedding,? (that (was|is) |which (was|is) |was |is |were )?(ever |then |nearly |already )?(saved|rescued|turned into|run|ended|finished|closed|held|hosted|moved|booked|cancelled|lost|catered|photographed|double booked|rehoused|sold|served|staffed|runs? late|ran late)${notOfTheirs}`,
      `${notTheirs}weddings?,? (and |or |nor )?(an? |the )?(_ )?${other}${notOfTheirs}`,
      `${other},? (and |or |nor )?(an? |the )?weddings?${notOfTheirs}`,
      '(the|our|two|both|for|to|with|of) newlyweds(?! (_ ){0,2}(you|yourself))|engaged couples',
    ],
    uk: [
      `(?<!(?<![а-џґ])(ваш(е|ого|ому|им)|сво[а-џґ]+|власн[а-џґ]+|її|його|плану[а-џґ]+|збира[а-џґ]+|буде|скоро|грати|гуляти|святкува[а-џґ]+) )${wedding} (на|для) ([0-9]+|(_ ){0,2}(гостей|осіб|людей|персон))${ukNotOfTheirs}`,
      `${ukNotTheirs}(одне|кожне|перше|друге|останнє|найбільше|найважче|найдорожче|яке|жодне) весілля(?! (_ ){0,2}(буде|мала|мав|було у|ви|вона|він)(?![а-џґ]))${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|її|його) (_ )?)[0-9]+ (_ )?${wedding}${ukNotOfTheirs}`,
      `${ukHeld} (_ ){0,2}(?<!(?<![а-џґ])(ваше|вашого|ваші|ваших|сво[а-џґ]+|власн[а-џґ]+|її|його) (_ )?)${wedding}${ukNotOfTheirs}`,
      `на (?!(сво|власн|ваш|її|його))(_ )?весілл(і|ях)${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|її|його) (_ )?)${ukBusiness} (на |з |із |від |за |по |для |щодо )?(?!(сво|власн|ваш|її|його))(_ )?${wedding}${ukNotOfTheirs}`,
      `${ukServed} (на |для |до )?(весілля|весіллям|весіль)${ukNotOfTheirs}${ukNotOfLife}`,
      `${ukServed} ${ukWork}${ukWhen} ${wedding}${ukNotOfTheirs}${ukNotOfLife}`,
      `${ukWhen} ${wedding} ${ukWork}${ukServed}${ukNotOfLife}`,
      `${ukNotTheirs}${wedding},? (_ )?(яке |які |що )?(провели|скасували|перенесли|замовили|забронювали|обслугували|продали|проведено|скасовано|перенесено|заброньовано|дають|дало|дали|становлять|становило|зросли|впали|принесли|зірвалося|зірвався|коштувало|коштує)${ukNotOfTheirs}`,
      `${ukNotTheirs}(це|те) (було|є)? ?(_ )?весілля${ukNotOfTheirs}`,
      `${ukNotTheirs}${wedding},? (та |і |й |чи |або |плюс )?${ukOther}${ukNotOfTheirs}`,
      `${ukOther},? (та |і |й |чи |або |плюс )?${wedding}${ukNotOfTheirs}`,
      `${ukNotTheirs}(з|із|від) (одного|кожного|цього|того|першого|останнього) весілля${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(ваш[а-џґ]*|її|його|у вас) (_ )?)(мам|матір|матер|батьк|тат|родич|гост|свідк|друж[ок])[а-џґ]* (нареченої|нареченого|наречених|молодят|молодих|молодої)`,
      `(двох|двоє|кожн[а-џґ]+|кількох|більшість|решта|половин[а-џґ]+|останн[а-џґ]+|літн[а-џґ]+|зимов[а-џґ]+|суботн[а-џґ]+) (?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|її|його) (_ )?)весіль${ukNotOfTheirs}`,
    ],
  },
};

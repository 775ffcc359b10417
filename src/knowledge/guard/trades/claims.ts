import type { Trade } from './trade.ts';

const injury = 'injur(y|ies)';
const kinds =
  '(bodily |personal |soft tissue |minor |serious |catastrophic |whiplash |lost time |reportable |recordable )*';
const articles = '(an? |the |any |some |each |every |that |this )?';
/** Excludes claims that somebody has, makes, files or brings: these are private. */
const notTheirs =
  '(?<!(?<![a-z])(your|his|her|my|own|have|has|had|having|make|made|making|file|filed|lodged|brought|bring|won|put in|ever|get|got) (an? |the |any |own |personal |bodily |minor |serious |big |old |workers |compensation )*)';
const notOfTheirs =
  '(?! (_ ){0,2}(of your own|of yours|of (her|his) own|yourself|(you|she|he) (had|have|has|suffered|made|filed|brought|got|took|won|received)|against (your|her|his)))';
const hurt =
  '(claimant|passenger|third part(y|ies)|driver|cyclist|pedestrian|plaintiff|policyholder|insured|injured part(y|ies)|worker|employee|operative|visitor|casualty)s?';
const handled =
  '(handled|settled|assessed|ran|declined|closed|managed|investigated|reserved|inherited|paid|negotiated|defended|valued|took over)';

const reserve =
  'reserves?(?! (forces?|list|duty|training|camp|soldiers?|officers?|service|status|units?|army|drill|weekends?|commitments?))';
const moves =
  '(get|got|left|standing|move|moved|change|changed|stand|stood|start|started|look|land|landed|hold|held|come|came|go|went|rise|rose|fall|fell|stay|stayed|grow|grew|history|figure|movements?|review|sheet|note)(?! (_ ){0,2}(army|forces|unit|regiment|deployed|called up|abroad))';
const setOn =
  '(set|sets|put|post|posted|raise|raised|lower|lowered|review|reviewed|change|changed|move|moved|adjust|adjusted|hold|held|build|built|explain|justify|defend|cut|double|doubled|release|do with|happens to|happened to)';

const ukInjury = "(травм|тілесн[а-џґ]+ ушкоджен|каліцтв|шкод[а-џґ]+ здоров'[а-џґ])[а-џґ]*";
const ukNotTheirs =
  '(?<!(?<![а-џґ])(ма(є|єте|єш|ли|в|ла)|ваш[а-џґ]*|сво(я|є|ї|ю|єї|єю|їх)|її|його|пода(в|ла|ли|вали|вав|вала)|отрим[а-џґ]+|зверта[а-џґ]+|проси[а-џґ]+|писа[а-џґ]+) (_ ){0,2})';
const ukNotOfTheirs =
  '(?! (_ ){0,3}(ви|вас|вам|собі|отримали|отримала|отримав|спини|коліна|ноги|руки|хребта|дитинств[а-џґ]+))';
const ukHurt =
  '(потерпіл|пасажир|пішоход|водія|водіїв|клієнт|заявник|третьої особи|третіх осіб|страхувальник|застрахован|велосипедист)[а-џґ]*';

/**
 * Insurers, claimants' lawyers and workplace safety: injuries in case files and statistics, and reserves for claims.
 */
export const claims: Trade = {
  stems:
    /^(?:claim|insur|injur|reserv|liabilit|settlement|underwrit|whiplash|casualt|adjuster|indemnit|accident|riddor|страх(?:ов|ув)|збитк|врегулюв|поліс|потерпіл|резерв|автоцив|каско|відшкодув|претензі|травм|нещасн|аварком)/u,
  things: {
    en: [
      `${kinds}${injury} (files|portfolio|caseload|desk|team|decisions?|reserves?|reserving|reserved|board|guidelines|quantum|handling|handlers?|authority|settlements|exposure|rates?|frequency|statistics|investigations?|prevention|lawyers?|solicitors?|law|side|element|matters)`,
      `${notTheirs}${kinds}${injury} (file|claims?|cases?|settlement|offers?|work|values?|valuations?|notifications?|experience|reports?|records?|log|book)${notOfTheirs}`,
      '(personal )?injuries (resolution |assessment |claims )?(board|guidelines)',
      `(files|caseload|portfolio|desk|mix|decisions?|authority|limit|reserves?),? (_ ){0,2}(with|of|in|and|or|plus|for|on|have|has|had) (only |just |mostly )?${articles}${kinds}${injury}${notOfTheirs}`,
      `${notTheirs}(file|claims?|cases?|accidents?|collisions?|notice|letter|damage|motor|offers?),? (with|of|in|and|or|plus|on|for) ${articles}${kinds}${injury}${notOfTheirs}`,
      `${notTheirs}(lost time|reportable|recordable) ${injury}${notOfTheirs}`,
      `${injury} (at|of|is|was|about) [0-9]+%?`,
      `${injury},? own (decisions?|authority|reserv(e|es|ing)|valuations?)`,
      `(dominant|lesser|secondary|claimed|alleged|pleaded|undisclosed|(low|lower|high|higher) value) ${injury}${notOfTheirs}`,
      `(decides?|decided|deciding|settles?|settled|settling|values?|valued|valuing|reserves?|reserved|reserving) (herself |himself |themselves |alone )?(on )?${articles}${kinds}${injury}${notOfTheirs}`,
      `(figure|value|sum|amount|price)s? (_ ){0,2}(to|on|for) (the|an|each|every) ${injury}${notOfTheirs}`,
      '(one|any|some|which|each|two|three|more) of (your|the|those|these|her|his) reserves(?! (forces|units?|training))',
      `${hurt} (_ ){0,3}injur(y|ies|ed)`,
      `(value|valuation|severity|extent|nature|description|evidence|proof|quantum|cost)s? (of|for|on) (the|an|each|every) ${injury}${notOfTheirs}`,
      `(disability|injury|illness|income protection|critical illness|compensation) claims? (you|she|he|they) ${handled}`,
      `(?<!(?<![a-z])(in|to|from|join|joined|left|serve|served) )(the|your|a|that|this|his|her|first|opening|initial|case) ${reserve} (_ )?${moves}`,
      `${setOn} (on )?(the|a|your|that|this|each|every|his|her|its|first|opening) (first |opening )?${reserve}(?= ?$|,| (for|from|on|at|up|down|to|after|before|when|once|and|in) | of [0-9])`,
      `(case|claims?|damage|file|outstanding|opening|initial|trebled|tripled|doubled|halved) ${reserve}`,
      `${reserve} on (one of )?(your|the|a|an|that|this|each|any) (_ ){0,3}(files?|claims?|loss(es)?|cases?)`,
      `(one|any|each|every|which) ${reserve} (that s |that is |is |was )?(far |much |way )?(too )?(low|high|short|wrong)`,
      `${reserve} (are|were|get|carry|carries|cover) (_ )?(set|reviewed|posted|released|carried|adjusted|[0-9]+)`,
      '(to|until|from|before|after) settlement (down|up) (from|to|by)',
    ],
    uk: [
      `${ukNotTheirs}(справ|заяв|збитк|випадк|рішен|ліміт|портфел|претензі|досьє|виплат|врегулюв|відшкодуван|повідомлен|вимог|частк)[а-џґ]* (_ ){0,2}((з|із|зі|за|щодо|про|по|через|від) )?(_ )?${ukInjury}${ukNotOfTheirs}`,
      `${ukInjury} (_ ){0,2}(${ukHurt}|(у|в) (цій )?(справі|справах|заяві)|за (справою|полісом|заявою)|[0-9]+ ?%)`,
      `${ukHurt} (_ ){0,3}${ukInjury}${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(у|в|до|з|із) )резерв[а-џґ]* (за|під|по|на|щодо|у|в) (_ ){0,2}(справ|збитк|травм|заяв|випадк|виплат|шкод|поліс)[а-џґ]*${ukNotOfTheirs}`,
      '(сформ|форму|перегля|збільш|зменш|заниж|завищ|достатн|початков|страхов)[а-џґ]* (_ )?резерв[а-џґ]*(?! (зсу|армі|збройн|плюс))',
      '(?<!(?<![а-џґ])(у|в|до|з|із) )резерв[а-џґ]* (_ )?(перегля|змін|збільш|зменш|форму|заниж|завищ|достат|вистач)[а-џґ]*',
    ],
  },
};

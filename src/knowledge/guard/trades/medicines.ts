import type { Trade } from './trade.ts';

const drugs =
  '(methadone|morphine|oramorph|fentanyl|alfentanil|ketamine|diazepam|midazolam|lorazepam|temazepam|buprenorphine|oxycodone|codeine|tramadol|pethidine|butorphanol|pentobarbital|propofol|insulins?|heparin|naloxone|methylphenidate|ritalin|opioids?|opiates?|benzodiazepines?|sedatives?|painkillers|analgesics?|antidepressants?|antipsychotics?|sleeping (pills|tablets)|antibiotics?|vaccines?|medication|medications|medicines?|meds|controlled drugs?)';
/** Excludes medicines that somebody takes or owns. */
const notTheirs =
  '(?<!(?<![a-z])((your|his|her|my|own|take|takes|taking|took|taken|need|needs|needed|using|uses|used|without|prescribed|forgets?|forgot) (own |an? |any |some |the |daily |strong |regular |more |no )*|(on|off) (own |an? |any |some |daily |strong |regular |more |no )*))';
const notTaken =
  '(?! (_ ){0,4}((do|did|are|were|have) you (take|taking|taken|use|need|on|been on|inject)|(you|she|he) (takes?|took|needs?|uses?|is on|are on|was on|were on|injects?|depends?)|(is|are) (she|he|you) on|myself|yourself|her own|his own|your own))';
const keeping =
  '(counts?|counting|balances?|stock|stocks|stocktake|registers?|discrepanc~|book|cupboard|safe|cabinet|keys?|vials?|ampoules?|amps|bottles?|pens|doses?|dosing|dosages?|orders?|ordering|deliver(y|ies)|wastage|waste|disposal|destruction|checks?|charts?|rounds?|entr(y|ies)|ledger|infusions?|drips?|premed~|rates?|calculations?|errors?|box|boxes|fridge|expiry|strengths?|trolley|audits?|reconciliations?|sheets?|storage|returns|handovers?)';
const parts =
  '(counts?|balances?|stocks?|register|registers|discrepanc~|vials?|ampoules?|bottles?|boxes|doses?|strengths?|batch(es)?|expiry|expired|disposal|destruction|wastage|[0-9]+ (ml|mg|mcg|units)|ml|mg|mcg)';
const handles =
  '(count|counts|counted|counting|order|orders|ordered|stock|stocks|stocked|log|logs|logged|reconcile|reconciles|reconciled|store|stores|stored|lock|locks|locked|destroy|destroys|destroyed|discard|discards|discarded|administer|administers|administered|dispense|dispenses|dispensed|draw up|draws up|drew up|drawing up|calculate|calculates|calculated|titrate|titrates|titrated|check|checks|checked|weigh|weighs|weighed|sign for|signs for|signed for|book in|booked in|hand out|hands out|give|gives|gave|giving|witness|witnessed)';
const patients =
  '(patients?|animals?|dogs?|cats?|horses?|puppy|puppies|kittens?|cows?|residents?|clients?|service users?|inpatients?|theatre|ward|kennels?|in recovery)';

const ukDrugs =
  '(метадон|морфін|фентаніл|кетамін|діазепам|сибазон|бупренорфін|промедол|трамадол|інсулін|ліки|ліків|лікам|ліками|препарат|знеболювальн|знеболююч|снодійн|заспокійлив|антидепресант|психотропн|наркотичн|налоксон|вакцин|антибіотик)[а-џґ]*';
const ukNotTheirs =
  "(?<!(?<![а-џґ])(ваш[а-џґ]*|сво(ї|є|ю|їх|їми|го)|її|його|прийма[а-џґ]+|прийнял[а-џґ]+|вжива[а-џґ]+|п'є(те|ш)?|потребу[а-џґ]+|потрібн[а-џґ]+|сид(ить|ите) на|колете|коле|без|на) (_ )?)";
const ukNotTaken =
  '(?! (_ ){0,3}(ви (_ )?(прийма|вжива|колете|потребу)|вам (_ )?(потрібн|призначал|призначен)|(вона|він) (_ )?(прийма|вжива|коле|п.є)|прийма(єте|є)|вжива(єте|є)|собі|сам собі|сама собі)[а-џґ]*)';
const ukKeeping =
  '(облік|журнал|залиш|звір|сход(ить|ять|ил)|зійш|рахун|перерах|інвентариз|недостач|нестач|бракує|розбіжн|ампул|флакон|упаков|сейф|шаф|холодильник|термін|строк|парті|доз|склад|замовл|видач|[0-9]+ ?(мл|мг|мкг|%|од|штук))[а-џґ]*';

/** Clinics, wards, pharmacies, vets and care: medicines that are counted, stocked and given to patients. */
export const medicines: Trade = {
  stems:
    /^(?:veterin|pharmac|medicin|medicat|drugs?$|nurs(?!er)|wards?$|theatre|anaesth|anesth|hospice|patient|clinic|dispens|vaccin|opioid|palliativ|paramedic|ambulance|midwi|resident|dose|dosing|prescript|аптек|аптеч|фармац|провізор|ветеринар|лік(?:и|ів|ами|ах|арськ)|препарат|медсест|медичн|палат|реанімац|анестез|наркоз|наркотичн|психотроп|хоспіс|стаціонар|вакцин|рецепт|госпітал|лікарн|пацієнт)/u,
  things: {
    en: [
      `(?<!(?<![a-z])(on|off) the )${notTheirs}${drugs} [0-9]+([.,][0-9]+)?( ?(mg|ml|mcg|units|per cent|%))?${notTaken}`,
      `${notTheirs}${drugs},? (_ ){0,1}${keeping}${notTaken}`,
      `${notTheirs}${drugs},? (in|on|from) (the |a |each |every )*(_ )?(fridge|cupboard|safe|cabinet|register|trolley|shelf|stock|ward|theatre|kennels?)${notTaken}`,
      `${notTheirs}${drugs} (that |which )?(_ )?(does|do|did|didn|doesn|don|is|are|was|were)( n?t)?( not)? (add up|balance|match|tally|reconcile|counted|booked|locked|missing|short)`,
      `${notTheirs}${drugs},? (_ )?(counted|witnessed|booked in|reconciled|wasted|destroyed|drawn up|short by|over by|left over)${notTaken}`,
      `${notTheirs}${parts} (of|for|in|on) (the |a |each |all |every |which )*${drugs}${notTaken}`,
      `(?<!(?<![a-z])(who|doctor|gp|they|nurse|hospital) )${handles} (?!(you|her|him|yourself|your|his) )(_ ){0,4}(?<!(?<![a-z])(you|her|him|yourself|your|his|me|own|on) (_ )?)${drugs}${notTaken}`,
      `${notTheirs}${drugs} (for|to|in|into|by|with) (the |an? |each |every |that |this |any |two |three |six |[0-9]+ )*(_ )?${patients}`,
      `missing (meds|medication|medicines?|methadone|morphine|insulin)(?= ?$|:|,| (who|from|now|in the|on the|at the))`,
    ],
    uk: [
      `${ukNotTheirs}${ukDrugs},? (_ ){0,3}${ukKeeping}${ukNotTaken}`,
      `${ukNotTheirs}(облік|журнал|залиш|звір|рахує|рахув|перерах|інвентариз|недостач|нестач|розбіжн|ампул|флакон|упаков|замовл|видає|видач|спису|списа|термін)[а-џґ]* (?!(у|в) (вас|неї|нього))(_ ){0,2}${ukDrugs}${ukNotTaken}`,
      `${ukNotTheirs}${ukDrugs} (_ ){0,2}(твари|собац|собак|кот|кішц|пацієнт|мешканц|підопічн|хворим|у палат|на (пост|склад|відділен))[а-џґ]*${ukNotTaken}`,
      '^ ?(бронь|бронювання|рецепт|заміна|відмова|консультація|чек|каса|черга) (і|й|та) (знеболювальн|снодійн|антибіотик|інсулін|ліки)[а-џґ]*\\s?$',
      `${ukNotTheirs}(метадон|морфін|інсулін|кетамін|ліки|знеболювальн[а-џґ]+),? (що|які|яке|який) не (сход|зійш|збіга)[а-џґ]*`,
    ],
  },
};

import type { Trade } from './trade.ts';

const conditions =
  '(tinnitus|hyperacusis|vertigo|dizziness|hearing loss|deafness|glue ear|dementia|alzheimer s|parkinson s|diabetes|diabetic|diabetics|stroke|epilepsy|asthma|copd|cancer|heart failure|hypertension|arthritis|osteoporosis|(chronic|back|neck|pelvic|persistent) pain|migraines?|headaches?|depression|anxiety|adhd|autism|autistic|dyslexia|eating disorders?|ptsd|addictions?|substance misuse|hiv|hepatitis|tuberculosis|eczema|psoriasis|ibs|obesity|menopause|long covid|allergy|allergies|sleep apnoea|insomnia|learning disabilit(y|ies)|disabilit(y|ies)|mental health|glaucoma|low vision|stammering|dysphagia|aphasia)';
/** Nouns that only somebody who treats patients has, whoever they are said to belong to. */
const ofOthers =
  '(patients|clients|residents|service users|caseloads?|modules?|cases|referrals?|pathways?|protocols?|guidelines?|fittings?|screening|training|courses?)';
const places = '(clinics?|services?|wards?|units?|teams?|patient|client|resident)';
/** Somebody may have or need these for themselves. */
const help =
  '(work|care|management|support|therapy|counselling|practice|programmes?|groups?|appointments?|assessments?|sessions?|nurses?|nursing|rehabilitation|skills|experience|consultations?)';
/** Excludes a clinic that somebody attends, or a patient that somebody is. */
const notTheirs =
  '(?<!(?<![a-z])(your|his|her|my|own|is|as|was|am|are|been|under|attends?|attended|attending|visits?|visited|go to|goes to|going to|went to|been to|referred to|sent to|seen (at|by|in)|treated (at|by|in)|patient (at|of|in)|registered (at|with)|appointments? (at|with)|off for|time for|leave for|days? for|sees|see|seeing) (an? |the |any |own |local |weekly |monthly |[a-z]+ s )*)';
const notHad =
  '(?<!(?<![a-z])(has|have|had|having|needs?|needed|gets?|got|receives?|received|wants?|requires?|on|in|with|for) (an? |the |any |some |own |daily |weekly |regular |severe |bad |mild |type [12] )*)';
const notOfTheirs =
  '(?! (_ ){0,3}(yourself|myself|himself|herself|((do|did|are|were|have) )?(you|she|he) (attend|attends|attended|attending|go|goes|went|visit|visits|see|sees|need|needs|have been|has been|been under|were referred|was referred|is under|are under)|of (your|his|her) own|for (your|his|her) own|(in|among) (the|your|her|his) family))';
/** Clinical findings; never said of an applicant. */
const findings =
  '(wax|ear ?drum|drum|tympanogram|tympanometry|otoscopy|audiogram|air bone gap|asymmetry|db|hz|khz|mmhg|hba1c|mmol|perforation|perforated|microsuction|irrigation|ent|masking|(right|left|both|one) ears? (wet|dry|red|blocked|sore|weeping|itchy|full|clear))';
const between = '((?!(he|she|you|his|her|your|my|own|has|have|had) )_ ){0,4}';
const somebodyElse = '(patient|client|resident|man|woman|lady|gentleman|male|female|boy|girl)';

const nature =
  '(slight|some|no|any|clear|purulent|yellow|green|bloody|blood stained|foul|smelly|offensive|mucky|thick|watery|heavy|active|ear|aural|nasal|wound|vaginal|recurrent|persistent|intermittent|itch|itching|fever|swelling|redness|bleeding|pain|wax|odour)';
const notOfService =
  '(?! (papers?|status|type|honou?r~|dishonou?r~|(_ ){0,4}(army|navy|military|forces|marines|service|guard|regiment)))';

const ukConditions =
  '(тинітус|шум[а-џґ]* у вухах|приглухуват|туговух|деменці|діабет|інсульт|епілепсі|астм|онкологі|гіпертон|депресі|тривожн[а-џґ]+ розлад|аутизм|рдуг|птср|залежн|алергі|туберкульоз|гепатит|мігрен|ожирін|розсіян[а-џґ]+ склероз)[а-џґ]*';
const ukPatients = '(пацієнт|підопічн|мешкан|клієнт)[а-џґ]*';
const ukNotTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|сво(я|є|ї|ю|єї|єму|го)|її|його|має(те)?|маєш|мав|мала|потребу[а-џґ]+|ход(ить|ите|ив|ила)|відвіду[а-џґ]+|лікує(ться|теся)|стоїть|стоїте|як|є|на|до|у) (_ )?)';
const ukNotOfTheirs =
  '(?! (_ ){0,3}(ви (ходите|відвідуєте|маєте|лікуєтеся)|у вас|у неї|у нього|собі|сам|сама)(?![а-џґ]))';

/** Talking to the family after an incident, as an answer tells it: in the first person only. */
const spokenTo =
  '(told|phoned|rang|called|met|updated|thanked|apologi[sz]ed to|said sorry to|wrote to|explained (it |that |this )?to|listened to|(spoke|sat down|talked) (to|with))';
const relatives = '(sons?|daughters?|grandson|granddaughter)';
const ofThat =
  '(?= ?$| (that|this|what|why|how|myself|ourselves|before|after|face to face|straight away|the same (day|night)|and (said|went|showed|explained|wrote|apologi[sz]ed|agreed|took|told|walked|read)))(?! (_ ){0,10}(interview|you|your|candidate)(?![a-z]))';

/**
 * Clinics, wards, therapists and care: conditions as the work's specialty, as a subject of teaching, and as findings in
 * patients.
 */
export const clinics: Trade = {
  stems:
    /^(?:clinic|patient|caseload|audiol|hearing|tinnit|nurs(?!er)|wards?$|therap|physio|podiat|optom|dietit|midwi|hospice|resident|dement|diabet|stroke|rehab|outpatient|inpatient|health ?care|paramedic|counsell|клінік|клініч|пацієнт|лікар|лікув|медсест|палат|реабіліт|терап|аудіол|сурдол|слух|хоспіс|підопічн|пансіонат|амбулатор|поліклін)/u,
  things: {
    en: [
      `(?<!(?<![a-z])(one of (your|the)|among|as) )${conditions}( (and|or) ${conditions})?\\s${ofOthers}${notOfTheirs}`,
      `${notTheirs}${notHad}${conditions} (and|or) (complex |other )?${ofOthers}${notOfTheirs}`,
      `${notTheirs}${conditions}\\s${places}${notOfTheirs}`,
      `${notTheirs}${notHad}${conditions}\\s${help}${notOfTheirs}`,
      `${ofOthers} (with|of|in|on|about|for) (severe |chronic |long term |newly diagnosed |advanced |early |mild |moderate |troublesome |type [12] |the )*${conditions}${notOfTheirs}`,
      `${notTheirs}${notHad}${conditions},? ${between}${findings}${notOfTheirs}`,
      `(?<!(?<![a-z])(your|his|her|my|own) (_ ){0,2})${findings},? ${between}${conditions}${notOfTheirs}`,
      `(?<=(${somebodyElse}),? (of |aged )?[0-9]{1,3},? ${between})${conditions}${notOfTheirs}`,
      `${nature},? (and |or |with |without |but )?(_ )?discharge${notOfService}`,
      `discharge (from|in|out of) (the |an? |one |either |both |left |right )*(ears?|eyes?|nose|wound|canal)`,
      'discharge (summary|summaries|letters?|planning|plans?|destination|criteria|co ?ordinators?|lounge|meetings?)|(hospital|delayed|ward|same day|nurse led) discharges',
      `(?<=(i|we) ((also|then|later|have|had|ve|d) ){0,2}${spokenTo} )(her|his|their) ((eldest|elder|older|younger|only|two) )?${relatives}${ofThat}`,
      `(discharge|discharges|discharged|discharging) (an? |the |each |every |that |this |your |these )*(_ )?(patients?|clients?|residents?)`,
    ],
    uk: [
      `${ukPatients} (з|із|зі|на|після) (_ )?${ukConditions}${ukNotOfTheirs}`,
      `${ukNotTheirs}(школ|кабінет|прийом|відділен|центр|модул|курс|програм|скринінг|діагностик|протокол|ведення|догляд)[а-џґ]* (_ )?(при |з |із |щодо |для |пацієнтів (з |із ))?${ukConditions}( (й|і|та|чи|або) ${ukConditions})?${ukNotOfTheirs}`,
    ],
  },
};

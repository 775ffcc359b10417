/** What the employer provides or arranges: not a requirement for the candidate, even in the requirements section. */
export const givenByEmployer =
  /\b(?:we(?:['’]ll| will)? (?:offer|provide|arrange|train|issue|organi[sz]e)|(?:training|certificate|licence|course|uniform|tools|ppe)s? (?:is |are |will be )?(?:provided|given|arranged|paid)|provided by us|at our (?:cost|expense)|takes? (?:\d|one|two|three|four|five|six)|free of charge)\b|(?<!\p{L})(?:доплат|надбавк|компенсаці|компенсуємо|оплачуємо|пропонуємо|гарантуємо|забезпечуємо|надаємо|видаємо|оформимо|оформляємо|навчимо|довчимо|навчаємо|присвоїмо|за наш рахунок|за рахунок (?:компанії|підприємства|роботодавця)|безкоштовн|офіційне (?:оформлення|працевлаштування))/iu;
export const opensOffer =
  /^(?:(?:ми )?(?:пропонуємо|гарантуємо|забезпечуємо|надаємо|даємо)|we(?:['’]ll| will)? (?:offer|provide|give)|(?:our )?(?:benefits|perks))(?!\p{L})/iu;
/** "No nights": what the job spares or gives the employee. */
export const spared =
  /\b(?:no|without|never) (?:nights?|weekends?|shifts?|overtime|on.call|travel|split)\b|\b(?:shifts?|nights|weekends|overtime) (?:are|is) (?:gone|over|abolished)|(?<!\p{L})без (?:нічних|відряджень|чергувань|вихідних змін|позмінн)|(?:нічних|відряджень|чергувань) (?:немає|нема|не буде)|\b(?:wherever we can|where(?:ver)? possible|if you like)|(?<!\p{L})(?:за бажанням|за можливості)|\bhealth assessment\b|\bovertime (?:as worked|is paid|paid)\b|\b(?:on.call|standby|shift|night) (?:allowance|premium|supplement|payment)\b/iu;
/** Colleagues, and what the company has or is. */
export const aboutOthers =
  /^(?:you(?:['’]ll| will)? (?:join|be joining|work (?:with|alongside)|be part of|report to|lead|support|run|manage|own|plan|oversee|supervise|supply|cover)|our |the (?:team|company)\b|we (?:are|have|hold|serve|follow|teach|use)\b|(?!(?:the|this) (?:job|role|post|position|work|shift))\p{Lu}[^,.]{0,60}\b(?:is|are) an? |(?:ви )?(?:приєднаєтесь|станете частиною|долучитесь)|наш|(?:ми )?маємо|(?:\p{L}+-)?компанія|тов )/iu;
export const ofOthers = /^(?:who|which|that|whose|які|який|яка|де|що)(?!\p{L})/iu;
export const amenity =
  /\b(?:coffee|canteen|parking|building|pension|meals?|free food|gym|fruit)\b|(?<!\p{L})(?:довіз|навчання за наш|харчування|спецодяг|обіди|кава|паркування)/iu;

// What the employer pays for.
export const offered =
  /\b(?:paid|reimbursed|covered|provided|we(?:['’]ll| will)? (?:pay|cover|train))\b|(?<!\p{L})(?:оплачуємо|компенсуємо|навчимо|оформимо|надаємо)/iu;

/** When and what the company does. */
export const ourWork =
  /^we (?:treat|serve|supply|see|look after|care for|deliver|ship|handle|operate|sell|open|run)\b/iu;
/** The past, or other people on the shift, say nothing about when this person must be available. */
export const ofPast = /\b(?:was|were|had|has been|have been)\b|(?<!\p{L})(?:був|була|було|були|торік)(?!\p{L})/iu;
export const ofCrew =
  /→|\d ?% of (?:all |the |our )?(?:shifts|nights|weekends)\b|(?<!\p{L})(?:у|в|на) (?:зміні|бригаді) \d|(?<!\p{L})(?:відчинено|відкрито)(?!\p{L})/iu;
/** "From September the water is off": not a date for this person. */
export const bareFrom = /^from /iu;
export const ofPerson = /\b(?:you|we need|needed|required|start\w*|join|contract|post|role|position)\b/iu;
export const contact =
  /@|https?:|^(?:телефон(?:увати|уйте)|дзвон(?:ити|іть)|зверта(?:тися|йтеся)|пишіть)(?!\p{L})|^(?:please )?(?:call|ring|phone|text|contact) (?:us|me|between|before|after|\+?\d)/iu;

// What is welcome but not required, and pay.
export const welcome =
  /\b(?:nice(?: to have)?|an? (?:big )?plus|a plus|desirable|preferred|(?:an )?(?:advantage|asset)|bonus|salary|we prefer|welcome|useful|helpful|ideal(?:ly)?|not (?:required|needed|essential)|we can teach|will sponsor|dues|(?:would|will) help|should still apply|saves (?:us|you|everyone))\b|[$£€]\s?\d|(?<!\p{L})(?:плюсом?|перевагою|бажан(?:о|а|ий|е|і)|не обов['’ʼ]язков\p{L}+)(?!\p{L})|\d\s?грн/iu;

/** "You have 5 years …", «Потрібні …»: marks a requirement without a heading. */
export const opensRequirement =
  /^(?:(?:you(?:['’]ve| have| hold| need| bring| must|(?: will|['’]ll)(?: need| have| bring| hold))|we (?:want|need|ask|require)|must|required?|requires|essential|about you|no visa|треба|(?:ми )?(?:чекаємо|хочемо|просимо))(?!\p{L})|(?:потріб|необхід|вимог))/iu;
/**
 * "Applicants need …", «Кандидат повинен мати …»: marks a requirement anywhere in a sentence; "we need" counts only at
 * its start.
 */
export const demands =
  /\b(?:(?:you|applicants?|candidates?|holder|who) (?:must|need|needs|should (?:have|hold|be)|has to|have to)|(?:the|this) (?:post|role|job|position|work) (?:requires|demands|calls for)|successful (?:applicant|candidate) will (?:have|hold|be)|you(?:['’]ll| will) be (?:an? )?(?:fully |part[- ]|time[- ])?(?:qualified|registered|certified|chartered|licensed|served)|(?:job|role|post|position|looking) for (?:someone|somebody|a person|anyone) with|without .{2,90} (?:cannot|can['’]t|will not|won['’]t) be (?:considered|shortlisted|invited|accepted)|must (?:have|hold|be|live)|(?:is|are) (?:a must|required|essential|mandatory|needed)|we(?:['’]d| would)? (?:ask|expect|want|look for|need)|we(?:['’]re| are) looking for|i(?:['’]d| would| do)? (?:want|like|need)|you(?:['’]ve got| hold))\b|^(?:at least|experience|minimum)\b|(?<!\p{L})(?:обов['’ʼ]язков\p{L}+|повин\p{L}+ мати|має мати|маєте(?! від)|хочемо|беремо|шукаємо|чекаємо|просимо мати|вимагається|вимагаємо|(?:посада|робота|вакансія) (?:вимагає|потребує)|(?:приймемо|візьмемо|запрошуємо)|без .{2,90} не (?:розглядаємо|розглядатимемо|візьмемо|беремо|приймаємо|запрошуємо)|потріб\p{L}+|необхідн\p{L}+)(?!\p{L})|^(?:досвід|стаж|освіта)(?!\p{L})/iu;
/** How a company describes itself. */
export const opensCompany =
  /^(?:ми\s?[–—-]|(?:наша )?(?:компанія|фірма)|\p{L}+ (?:фірма|компанія|агенція),|we(?:['’]re| are) (?!looking)|our (?:firm|company|business)\b)/iu;
export const opensPay = /^(?:[$£€₴]\s?\d|\d[\d ]*(?:\s?[–-]\s?\d[\d ]*)?\s?(?:грн|тис))/iu;
/**
 * What the law requires every employer to check when a contract is signed. It is not a requirement in an interview:
 * neither the right to work nor military status is asked about there.
 */
export const neededByAll =
  /sponsor|right to work|work authori[sz]ation|військово-?\s?облік|військов\p{L}+ квит|приписн\p{L}+ свідоц/iu;

export const isHistory =
  /year|yr|month|bachelor|master|degree|diploma|рок|рік|р\.|міс|освіт|магістр|бакалавр|спеціаліст/iu;
/** "You have" or "applicants must hold" before what is required. */
export const opener =
  /^(?:you['’]ve(?: got)?|we(?:['’]d| would)? (?:want|need|ask(?: for)?|expect|like)|i(?:['’]d| would| do)? (?:want|like|need)(?: someone)?(?: who)?(?: has| is)?(?: spent)?|must have|(?:нам )?(?:потріб\p{L}+|необхідн\p{L}+|треба)|(?:обов['’ʼ]язково|(?:кандидат|претендент)\p{L}* (?:повин\p{L}+|має)|просимо|повин\p{L}+|має|необхідно|потрібно) (?:мати|бути)|(?:посада|робота|вакансія) (?:вимагає|потребує|передбачає)|(?:кандидат\p{L}*|претендент\p{L}*|людей)? ?без(?=.* не (?:розглядаємо|розглядатимемо|візьмемо|беремо|приймаємо|запрошуємо)$)|(?:приймемо|візьмемо|запрошуємо|беремо|шукаємо) (?:на роботу )?\p{L}+ (?:з|із|зі)|(?:ви )?маєте|(?:ми )?(?:чекаємо|хочемо|просимо|беремо|шукаємо)(?: (?:людину|того|тих|когось))?(?: (?:з|із|зі|хто))?)\s*:?\s+|^(?:(?:the|this) (?:post|role|job|position|work) (?:requires|demands|calls for|involves|needs)|.{0,40}\b(?:job|role|post|position|looking) for (?:someone|somebody|a person|anyone) with|(?:(?:candidates?|applicants?|applications?|those|people|anyone)(?: from (?:candidates|applicants|people))? )?without(?=.* (?:cannot|can['’]t|will not|won['’]t) be (?:considered|shortlisted|invited|accepted)$))\s+|^(?:(?:and|but|or|with|а|та|і|й)\s+)?(?:(?:you|applicants?|candidates?|someone|somebody|(?:the )?(?:post ?holder|successful (?:candidate|applicant)|applicant|candidate|person))(?: who)?\s+)?(?:(?:['’]ve|have|has|hold|holds|bring|brings|need|needs|must|should|do need|will|is|are|be)\s+){0,3}(?:(?:have|hold|bring|able to pass|able to|spent|got|pass)\s+){0,2}/iu;
/** "is a must", "because you visit patients": remarks about the requirement */
export const closer =
  /\s+(?:(?:cannot|can['’]t|will not|won['’]t) be (?:considered|shortlisted|invited|accepted)|(?:ми )?не (?:розглядаємо|розглядатимемо|візьмемо|беремо|приймаємо|запрошуємо)|(?:is|are) (?:a must|an absolute must|required|needed|essential|mandatory|compulsory)(?:\s.*)?|(?:because|since|as you) .*)$/iu;

/** In an offer, only times when the candidate must be available count. */
export const timeOfOffer =
  /\b(?:hybrid|remote|on.call|overnight|on the road|\d+ days? in )\b|\d[:.]\d{2}\s?[–-]|(?<!\p{L})(?:чергуванн|відрядженн|гібрид|графік|вахт|змін\p{L} \d|годин на тиждень)/iu;
/** "26 days' holiday", «два вихідні поспіль»: time off is a benefit. */
export const freeTime =
  /\b(?:holiday|annual leave|days off|closed|weekends? off|free (?:sunday|monday|saturday))|(?<!\p{L})(?:відпустк|вихідні поспіль)/iu;

/** A start date is a condition in any section. */
export const startOfOffer =
  /\b(?:notice|in post|start(?:ing)?) (?:by|before|up to|no longer|of|at most)|(?<!\p{L})(?:вихід|вийти)(?!\p{L})/iu;
/** Terms of the contract, such as probation and the notice after it, which are not requirements. */
export const termOfContract = /\bprobation|^then\b|(?<!\p{L})випроб(?:уванн|увальн|ний)/iu;
/** Words of a sentence about this job or the candidate rather than the company or its people. */
export const tellsOfJob =
  /\b(?:you|your|must|start|(?:the|this) (?:job|role|post|position))\b|(?<!\p{L})(?:ви|вам|вас|робот[аиу]|посад|графік|вихід|чергуван)/iu;
/** Beginnings of sentences about what the employer does or provides. */
export const tellsOfEmployer =
  /^(?:we|our|they|after|you(?:['’]ll| will)? (?!must|need|hold|have|bring|are|live|work|be)\p{L}+)\b|^(?:ми|наш|у нас|після)(?!\p{L})/iu;

/**
 * A sentence about what somebody does, in which a document belongs to other people or to the work: "You issue
 * certificates", «Ви перевіряєте посвідчення».
 */
export const tellsOfDuty =
  /^you(?:['’]ll| will)? (?:also )?(?!(?:also|have|hold|need|must|bring|are|be|own|possess|carry(?! out)|should|can|may|come|know|understand|speak|live|want|like|enjoy|love|get|gain|obtain|complete|pass|earn|achieve|finish|join|start|already|currently|will|drive|ideally)\b)\p{L}+(?! (?:with|on|under) (?:an?|your) )|^(?:ви )?(?!(?:маєте|матимете|володієте|знаєте|вмієте|умієте|живете|мешкаєте|говорите|хочете|любите|отримаєте|здобудете|складете|пройдете|потребуєте|будете)(?!\p{L}))\p{L}{3,}(?:єте|ите|їте)(?!\p{L})/iu;
/** "… and have a clean licence": the document is their own, also in a sentence about what they do. */
export const ownsDocument =
  /(?:^|\s(?:and|but)\s)(?:you )?(?:have|hold|own|possess|need|are)\b|(?<!\p{L})(?:маєте|володієте|потріб\p{L}+)(?!\p{L})/iu;

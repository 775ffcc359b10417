import type { Language } from '#contracts/common.ts';
import { saidOfWork } from './said/said-of-work.ts';

const enGroupHired =
  '(veterans|refugees|displaced people|women( in (the |mens |men s )?trades)?|people with disabilities|ex offenders|students|school leavers|older workers|returners)';
const groupHired =
  '(впо|ветеран(и|ів|ам|ами|ки|ок|кам|ками)|переселен(ці|ців|цям|цями|ки|ок|кам)|жін(ки|ок|кам|ками)( (на|у|в) чоловіч[а-џґ]+ (професі|посад|спеціальност)[а-џґ]*)?|(люди|людей|людям|людьми|осіб|особам) з інвалідністю|молодь|молоді|студент(и|ів|ам)|пенсіонер(и|ів|ам))';
/** The first group of a list, unless it is demanded or refused, or somebody is said to belong to it. */
const groupsHired = `(?<!(?<![а-џґ])(ви|ти|сам|сама|він|вона|є|крім|окрім|без|не|лише|тільки|жодних|потрібн[а-џґ]*|шукаємо|шукаю|набираємо|беремо|запрошуємо|візьмемо|приймаємо) (_ )?)${groupHired}`;

/**
 * Lawful phrases that use the words of the rules. They are masked before any rule runs, so that a forbidden question in
 * the same sentence is still found. Written in the syntax of `Phrases`.
 */
export const lookAlikes: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // things made, sold, kept or run for children
    '(?<!(?<![a-z])(my|our|your|his|her|their|own) (_ ){0,2})children s( (publish|book|fiction|literature|title|list|section|department|ward|clinic|hospital|service|centre|center|home|wear|cloth|shoe|librar|nurs|social|charit|theatre|television|tv|entertain|menu|event|area|corner|brand|author|illustrat|edit|imprint|range|product|playground|society|holiday|club|camp|dental|dentist|ward)[a-z]*|(?= ?,))',
    // arrears that tenants and customers owe, as work items
    '(rent|service charge|council tax|former tenant|any|the|an?|current|their) arrears (list|team|case|cases|caseload|officer|officers|work|policy|procedure|report|figure|figures|letter|letters|stage)',
    // customers and volunteers who leave or stop, which is not a strike
    '(customers?|shoppers?|buyers?|donors?|volunteers?|guests?|diners?|visitors?|patients?|clients?|passengers?|pupils?|tenants?) (_ )?((who|that|may|might|will|would|could|can|then|just|simply) ){0,2}walk(s|ed|ing)? out(?! (on strike|in (protest|solidarity|support)|over (pay|conditions)))',
    '(accepts?|accepted|accepting|risks?|risked|expects?|allows?|allowed|knows?|knew|admits?|fears?|minds?|lose|loses|losing) (that |if |when |having )?(some|a few|one or two|one|two|many|most|others|somebody|someone) (of (them|these|those) )?((who|may|might|will|would|could|can) ){0,1}walk(s|ed|ing)? out(?! (_ ){0,6}(you|your|she|he|strike|pay|protest|solidarity|union))',
    // collisions and other blows to a vehicle, a floor or a road
    '(car park|parking|speed|road|kerb|reversing|low speed|rear end|bumper|van|car|lorry|forklift|trolley|pallet|gate|tail lift) bumps?|bumps? (in|on|to|with|against) (the|a|an|another|somebody s|someone s) (_ )?(car park|road|car|van|yard|kerb|bumper|wing|door|lorry|racking|gate|bollard|floor|ramp|runway)',
    // diseases of animals only
    'newcastle disease|marek s disease|foot and mouth( disease)?|bluetongue|african swine fever|gumboro( disease)?|bovine tb|sheep scab',
    // product names
    'ms (sql|office|excel|access|project|word|teams|dynamics|visio|server)',
    'non exempt|exempt (position|role|status|employee)s?|(salaried|hourly),? exempt',
    'traveller (groups?|communit(y|ies)|pupils?|projects?|organi[sz]ations?)',
    'children first(?! (and|or|before))',
    'places? on (the|a) panel',
    'you (got|had|helped|taught|asked|showed) one of (them|the (guides|team|staff|crew)) (to|how)',
    '(bookings?|data|records?|orders?|files?|entries|everything) (_ ){0,3}(come|came) over',
    '(the|a) (judge|magistrate) (won t|will|asks|needs|wants|says|interrupts|is waiting)',
    '(which|what|how much) (part |parts |bit |share )?(of (it|this|that|them) )?(do|did|could|would|can) you (do|handle|run|decide|prepare|book|teach|plan|write) (_ ){0,3}on your own',
    '(overdue|outstanding|open|closed|late|due) pms(?! (mood|days|pains))|pms (jobs?|records?|rounds?|backlog|entr(y|ies)|histor(y|ies)|routines?|software)',
    'weeks? on (and |or )?([0-9]+|one|two|three|four|six|eight) (weeks? )?off',
    '(use|split|place|brief|roster|spread|deploy) your people',
    'you live (aboard|on board)',
    '(relay|pairs?|interpret[a-z]*|translat[a-z]*) (_ ){0,3}(through|into|via|from|in) (spanish|french|russian|ukrainian|polish|portuguese|arabic|mandarin|english)',
    // drawings
    '(auto ?)?lisp (routines?|scripts?|macros?|code|для|програм[а-џґ]*|скрипт[а-џґ]*)|(на|in|write|writes|wrote) lisp',
    // podiatry: what is said of a patient or counted in one’s work; never treatment the person had
    'which (foot|feet|toe|leg) (did|do|would|will) you (last |first )?(send|refer|treat|see|dress)',
    '(?<!(have|has|had|having|your|with|got|a|an) (_ )?)(diabetic|charcot|rheumatoid|at risk) (foot|ulcers?|wounds?|limb|retinopathy)(?! (myself|yourself))|(?<!(have|has|had|having|your|with|got|you|are) (_ ){0,3})type (1|2) diabetes(?! (yourself|and you))',
    'logged [0-9]+ (_ )?surgeries|(?<!(had|have|has|having|your|ever had|after|since|needs?|needed) (_ ){0,2})nail surger(y|ies)',
    'home visits? (on your own|alone|by yourself)',
    'no medication (then|recorded|listed|on file)',
    'it s put off|put off,? with a (new|later) date',
    'a (large|big) part:? a small one|break(s)? in the skin|skin,? a colou?r change',
    // fundraising
    '(saw|heard|settled|covered) them(?= ?$|,)',
    // masonry and churches: joints between stones, finds in the fabric, a parish as the client
    '(behind|of|at|in|between|round) (the )?((two|three|four|mortar|lime|stone|brick|wall) )*joints(?! (of (your|her|his)|pain|hurt|ach~))|(site|building|fabric|damp|defect) diagnosis|diagnosis of (the )?(fabric|building|damp|walls?|roofs?|stone)',
    'parish (council|client|hall|treasurer|architect|accounts)|(from|back to|for) the parish(?! (do|are|is|you))',
    // young people in care, family seating
    '(the|each|every|this|that) young (person|adult)(?! (to|for|who|we|you|team~|join~))|a young person (told|said|says|had|asks|asked|goes|went|ran|runs|in (care|the home|our home))|family (stands?|enclosures?|sections?|tickets?|zones?)(?! (of|for) your)',
    // the regional share of a business
    '(half|third|quarter|fifth|most|some|many|all|percent|per cent|[0-9]+ ?%) of (our|the|your|their) (losses|claims|clients|customers|sales|orders|suppliers|exports|imports|volume|buyers|revenue|turnover|stock|machines|parts|funds|shipments) (are|is) (american|british|french|german|italian|polish|irish|spanish|dutch|japanese|chinese|ukrainian|swiss|european)',
    '(out on|remote|nature|wildlife|woodland|reach|get to|taken to) (the |our |remote |all )*reserves?(?! (training|camp|duty|forces))|out on the reserves|(at|or) (_ ){0,5}reserves(?= ,?(at least|some|with some))',
    '(relaunched|legacy|fundraising|appeal|marketing|mailing|direct mail|email|giving) campaign|came (from|out of) (the|this|that) campaign|(the|your|this|each) campaign (brought|lifted|raised|cost|made)',
    'sit(s|ting)? in on|sat in on',
    'you steward [0-9]+ (_ )?(ones|people|pledgers?|donors?|supporters?|legators?)?|(donor|supporter|pledger|legacy) stewardship',
    '(a|the) (widow|widower)s? (who|whom) (rang|called|wrote|came in|asked)',
    // kitchen, care, shops, farms
    'mother sauces?|meds?:? (prompts?|round|chart) only|meds:? prompts only|implant surgery|(?<!(a|her|his|their|my|the) )shrink (from|rate|target|figures?)|area (mgrs?|managers?)|[0-9]+ cow (herd|parlour|unit)',
    // people whom somebody talks to, trains or leads at work
    '(two|three|four|five|six|seven|[0-9]+) (_ ){1,3}_,? one of (them|whom)',
    '(talk|chat|word|conversation|meeting|review|call|feedback)s? (_ ){0,2}(with|to) (one|each|any|some|both|two|three) of them',
    // people other than the candidate
    '(customer|user|patient|client|employee|student|pupil|resident|buyer)s? (with|who (is|are|has|have|live with)) (?!(young|small|little|kids|children|school|babies|toddlers|two|three|families|family|a family|a record|criminal)~)(_ ){1,4}_',
    'credit unions?( s)?|(dispute|talks|negotiat~|meetings?|agreement|deal) (_ )?(with|between) (the |our |a )?unions?',
    // charities and parties, unless somebody is asked about belonging to one
    '(?<!(are you|you re|part|member|belong|he is|she is|he s|she s|candidate is) ((from|in|of|to|with) )?((a|an|our|the) )?)lgbt~ (_ ){0,2}(charit|youth|communit|foundation|organi|centre|event|campaign|network)~|members of the party (to|who)|(see|visit|examine|support|advise|scan|weigh) (_ )?pregnant women',
    // loans of exhibits, and the age of objects
    '(incoming|outgoing|museum|exhibition|picture|painting|object|inter ?library) loans?(?! (_ ){0,2}(debt|repay|bank|you owe))|loans? (_ ){0,3}(for|to|from) (the |an |a |our )?(exhibition|show|museum|galler(y|ies)|lenders?|display)|(lender|courier|indemnity|crate|condition report|portrait|painting|picture|object)s? (_ ){0,6}loans?|(how|where|which of) the loans? (_ ){0,6}(stand|stands|are due|travel)|loans? (_ ){0,9}(indemnity|lenders?|couriers?|crates?|condition reports?|crossings?|portraits?|paintings?)',
    '(portraits?|paintings?|pictures?|objects?|works|drawings?|prints?|buildings?|boilers?|machines?|pipes?|trees?|lifts?) (_ ){0,7}their age',
    'retirement (home~|village~|plan~|product~|saving~|fund~)|pregnant\\s(patient~|customer~|client~)',
    // what an employer promises rather than asks
    '(regardless of|without regard to|irrespective of|no matter|not discriminate|equal opportunit~|(?<!(free|clear|because|out) )of (every|all|any) (?=(_ ){0,2}(ages?|sex~|gender~|origin~|background~|faith~|race~|colours?|colors?|nationalit~|religio~|belief~|abilit~|orientation~|walks)))[^.]*',
    'if (you|anyone|a candidate|an applicant|someone) [^.]*(disabilit~|condition|adjustment~|accommodation~)[^.]*',
    '(parental|maternity|paternity) (leave|pay) (cover|policy|polic~|benefit~|scheme)|maternity cover~',
    // not a personal fact: "every single", "a while back", a record card, a tree, what a thing did, an entry in a
    // register
    '(a|one|any|every|each|no) single (?!(mum|mother|mom|dad|father|parent|woman|man|person|lady|girl|guy|handed)s?(?![a-z]))_|(a while|a bit|years|months|weeks) back(?! (pain|problem|injur|trouble|surgery))',
    '(record|time|score|report|job) cards?|record keeping|(?<!(criminal|police|your|their|his|her|a) )(patient|clinical|training|test|service|maintenance|batch|sight test) records?',
    '(want|wants|wanted|willing|happy|prefers?|prefer) to work (_ )?(more than|fewer than|less than|at most|only|no more than)? ?(_ ){0,2}(saturday|sunday|weekend|night|evening|day|shift|hour|late|early|week)s?',
    '(fork|bark|branch|stem|included|tight|weak|split|codominant) unions?|(the|that|this|a) unions? (was|were|is|are|looked|looks) (tight|weak|split|included|sound|cracked)',
    '(what|something|anything|nothing|whatever|which|it) (_ )?broke(?! (up with|her|his|your))|broke (a|the|an|one|two|down|off) _',
    '(sessions?|hours|modules?|units?|stages?|competenc~|works?|jobs?|drawings?|logs?|records?|handovers?|snags?|lists?|sheets?|plans?|invoices?|valuations?|certificates?|reports?|accounts?) (_ ){0,2}signed off',
    '(come|came|comes|coming|go|went|get|got|circle|circled) back (to|on) (it|this|that|them|the|you|him|her|us)|(what|which|whose|delay|full) lads( (are|is|were|sit|sits|sitting))*|lads (clause|cap|per (day|week))',
    '(live|current|ongoing|open) (projects?|jobs?|sites?|portfolio|contracts?|cases?)|as drafted|(completed|built|delivered|handed over|finished|refurbished|extended) (_ ){0,3}(primary|secondary|sen|special|high) school',
    '(figures?|cvrs?|statements?|claims?) (_ ){0,4}signed off',
    '(sit|sits|sat|sitting|meet|meets|met|meeting|talk|talking|speak|speaking|arrange|arranging|visit|visiting|help|guide|guiding) (_ )?(with|to|for)? ?(a|the|that|this|each|every|one|bereaved) (bereaved )?famil(y|ies)(?! (of your|plans?))|(?<!(your|her|his|own|start|starting|raise|raising|have) )(a|each|every|this|that|the bereaved|bereaved) famil(y|ies) (_ )?(asks?|asked|asking|wants?|wanted|chooses|chose|calls?|called|arrives?|waits?|waiting|comes|came|signs?|signed|pays|paid|complains?|complained|says|said)',
    '(halve|drop|cut|move|moved|change|changed|set|sets|raise|raised|hold|adjust|adjusted|review|release) (_ )?(that|the|a|this|your|my) (_ )?reserves?(?! forces)|what do you pay,? (in (pounds|euros?)|on (this|the)|out)',
    'medical examiners?|(debts?|balances?) (over|of|older than) [0-9]+|(bad|aged|overdue|outstanding|trade) debts?',
    '(clear|clearer|full|fuller|good|better|whole|bigger|same) picture( of)?|loans? (experience|desk|agreements?|registers?|files?|forms?|officers?|administration|paperwork|requests?|conditions)|(incoming|outgoing|museum|exhibition|touring|lent) loans?',
    '(gmc|goc|nmc|gphc|hcpc|gdc|professional) (register|registration) (_ ){0,3}clean record|register (_ ){0,8}clean record',
    // figures of speech in notes, and trade terms
    '(it|that|which|figures?|total|number|count) (_ )?came out (as|at)(?= [0-9])|(says|said|told us|tells us|answers|answered|admits|admitted) (so|it|that|us) straight|back (office|end|bench|stage|bar)s?(?! (pain|problem|injur))|(sick|tired) (and tired )?of [a-z]+ing',
    'depressions? in (the|a|an) (_ )?(course|road|surface|layer|base|slab|floor|screed|ground|pavement|terrain|metal)|loans? abroad|native speaker (review|check|proofread~|edit~)|police records (department|office|unit|team|desk|bureau)|widows (and|or) orphans(?! (of|fund|pension))',
    'male (and |or |to )?female (connectors?|threads?|fittings?|plugs?|ends?|sockets?)|(conservative|liberal) (by habit|estimates?|assumptions?|loads?|figures?|design|forecasts?)|pension (match|contribution)s?|(hotel|our|their|new) pms|pms (is|was) (different|new|ours)|(parental|maternity|sick) leave runs?|[0-9]+ payslips|(promise|offer|guarantee|roster) (_ )?over [0-9]{2}',
    'which seems (high|low|fast|slow) for|allergens?|trial (shift|day|run|period|week|batch)s?|surgery (time|hours|list|stock)|money (ok|fine|agreed|good) at|blind (stitch|hem|flange|rivet)(es|s)?|(stag|hen) (party|parties|dos?)|(talk|speak|talking|speaking) to them|signed off (everything|all of it|each|every)|bird (work|proofing|control|netting)',
    '(get|gets|getting) the children [a-z]+ing|wants? no more than|pension (uploads?|calcs?|scheme|runs?|returns?|letters?)',
    // parents of pupils, work done at home, due dates
    '(a|the|one|that|each|another|to the|with the) (difficult|angry|upset|worried|demanding|anxious|complaining) parents?|(to|with) the parents?(?! of (your|my))|whether (_ ){0,4}days? (a|per) week at home|days? (a|per) week at home (for|on) (_ ){0,3}(paperwork|admin|reports?|planning|marking|calls)|(good )?autism (practice|training|courses?|accreditation|lead|champion|outreach|awareness)|(has|have|had) to learn first|d have to learn first|(notice|report|payment|invoice|return|paperwork|review|renewal|refresher|inspection) (is|are|was|falls) due',
    // terms of the building, port and dental trades
    '(have|has|had|must|should|where|when) (_ )?to down tools|(the|an?|outdoor|indoor|condensing|split) unit (stands|sits|hangs) [0-9]+ (m|metres?|meters?|cm|feet)(?! (tall|under))|(making|made|make|joining|brazing|flaring|soldering|sealing|taping|filling) (of )?the joints',
    'social housing (jobs?|tenants?|voids?|landlords?|blocks?|propert(y|ies)|stock|work|sites?|contracts?)|(?<!(live|lives|lived|living|grew|raised) (_ ){0,3})(jobs|homes|sites|contracts?|installs?) (are|is|in|for|from|of) (_ )?social housing',
    '(dentists?|hygienists?),? (_ ){0,2}(and|or) (a|one|the|two) (dental )?therapists?|(a|the|one) therapist s (book|diary|list|column|chair)|(logbook|hrs|hours|ticket|card)[^.]{0,40} signed off|signed off on (the )?(sts|rtg|crane|cranes|machine|rig|truck|kit|procedure|system|task|line)s?',
    '(want|wants|wanted|like|liked|need|needed) (to (hear|see|know) )?more (on|about|from|of the|of a|detail|details|evidence|depth)(?! (kids|children))',
    '(come|comes|coming|came|go|goes) back with (a|an|the|one|it)(?! (doctor|gp|medical|sick|fit)~)|(one|each|that|every) loan (told|request|file)|(took|take|takes|taking) a photo (before|of (it|them|each|every))|the clock (is (?=[^a-z]{0,4}[0-9])|s (figures?|value|price)|comes to)',
    // calling or writing back
    '(ring|rings|rang|call|calls|called|phone|phones|phoned|mail|mails|report|reports|write|writes|wrote|hand|hands|send|sends) (me |us |him |her |them |you |it |this )?back(?! (aches?|pains?|problems?|injur(y|ies)|troubles?|surgery|brace|support|condition))',
    // getting stopped work running again
    '(get|got|getting|bring|brought|want|wanted|have|had) (the|that|this) (service|line|pass|kitchen|section|shift|floor|machine|plant|station) back(?! (ache|pain|problem))',
    // engineering
    '(child|children|parent|parents|sibling|orphan~) (process~|class~|node~|record~|table~|component~|element~|theme~|account~|workflow~|issue~|ticket~|page~|route~|frame~|window~|thread~|span~|row~|key~|entity|entities|object~|widget~|module~|directory|folder~|company|task~|container~|job~)',
    '(master|parent) (and )?child',
    '(app|product|service|platform|website|clinic|course|classes|clothes|insurance) for (_ ){0,2}(mothers|parents|women|men|families|children|kids)',
    'race (condition~|timing|day|detector)|data race~',
    '(family|families) of|single (page|point|sign|source|threaded|tenant|responsibility|user|instance|node)',
    'native (app~|quer~|code|module~|plugin~|mobile|cloud|client~|build~|image~|component~|type~|function~|method~|language support)|(react|cloud) native',
    'digital natives? (brand~|business~|compan~|product~|bank~|publisher~|retailer~|customer~)',
    'strike (team|force|rate|price|zone)s?|(union|unions) (type~|quer~|all|select|find|set~)|(discriminated|tagged|sql) unions?',
    'health (check~|endpoint~|probe~|score~|insurance|care|cover~|plan|plans|benefit~|data|record system|dashboard~|metric~|software|tech~|product~|service~|platform|system~|sector|industry)',
    '(date|year) of birth (field|column|input|value|validation|format|picker|attribute)',
    'photo (upload~|edit~|moderation|gallery|galleries|album~|feature~|api|service~|sharing|processing|app|storage|library)',
    '(cv|resume|application) without (a )?(photo|photograph)( (or|and) (a |your )?(date of birth|birth date|age|marital status))?(?! (will|is|are|cannot|not))',
    // texts in a language, not people
    '(?<!(your|his|her|you) )(a|an|the|this|two|three) [a-z]+(ese|ish|ian|ench|erman|reek|utch) (brochures?|leaflets?|manuals?|contracts?|novels?|scripts?|subtitles|press releases?|catalogues?|packaging|labels?|tenders?|invoices?)',
    'young (company|companies|start ?ups?|product~|codebase~|generation~|business~|brand~|market~|firm~|industry|project~|organi~|field|technology|reader~|learner~|children|patient~|offender~|object~)',
    '(children|kids|pupils|students|users|patients|customers|learners|teenagers|players|viewers) aged [^,.]{0,14}',
    'wheelchair (access~|ramp~)',
    '(waiters?|barm[ae]n|salesm[ae]n|stewards?|hosts?|actors?|masters?|forem[ae]n|policem[ae]n|handym[ae]n) (and |or )?(waitress(es)?|barmaids?|saleswom[ae]n|stewardess(es)?|hostess(es)?|actress(es)?|mistress(es)?|forewom[ae]n|policewom[ae]n|handywom[ae]n)|(waitress(es)?|barmaids?|saleswom[ae]n|stewardess(es)?|hostess(es)?) (and |or )?(waiters?|barm[ae]n|salesm[ae]n|stewards?|hosts?)|[^.]* (m f d|m w d|m f x|m f|f m|m w|w m)',
    '(men and women|women and men|all genders|any gender)',
    '((working |opening |office )?hours|shifts?|schedule|rota|salary|pay|wages?|rate|team|crew|classes|groups?|rooms?|tables?) (of |from |is |are |between )*[0-9]{1,2} (to |and )?[0-9]{1,2}',
    '(one|some|two|three|most|many|several|half) of (our|the|my) (lads|guys|girls|ladies|men|women|boys)|(eoe|equal opportunity employer)[^.]*|(mentor~|train~|coach~|support~|teach~|supervis~|guid~) (_ ){0,2}young _|(due to|because of|following|after|on|upon) (the |a |our |her |his )?(_ )?retirement of _|(is|are) retiring in _',
    'aids or adaptations|(lifting|teaching|training|mechanical|memory|visual|learning) aids?|(with|without) aids|election (night|day|desk|coverage|software)|arrest (procedure|warrant|report form)',
    '(cardiac|respiratory|growth|fall) arrest~|arrest (further|the|any) (crack~|growth|spread|decline|develop~|corrosion|decay|fall)',
    'baby (food|clothes|products?|formula|boom|steps|monitor|carrier|wear|milk|cereal|wipes)|smoke ?free (work~|office|site|building|environment|campus|home)',
    // work homographs: an extract from a text, a reserve, running on time, a blind assessment
    '(he or she|she or he) (would|will|can|could|has|had|should|must|may|might|needs|wants|works|took|made|knew|went|found|gave|chose|[a-z]+ed)(?! (gay|married|pregnant)~)|(asked|ask|told|tell|gave|give|showed|show|taught|helped|help|called|let|sent|send) (her or him|him or her)',
    '(storm|cash|stock|power|fuel|capacity|staff|staffing|safety|contingency|budget|time|liquidity|peak|float|spinning) reserves?|(scored?|scores|scoring|marked|graded|reviewed|tasted|tested|read|rated|judged|double) (_ )?blind',
    '(board|registry|register|registration|licen[cs]e|records?|database) [^.]{0,40}under (her|his|their|a) (former|previous|maiden) name',
    'autis(m|tic) (class|classes|unit|units|base|provision|schools?|teaching|support|hub|specialist|programme|program|pathway)(?! (as|when) (a )?(child|pupil))|(class|group|form|set|year group|school|nursery|room) (has|have|had|with|holds|takes|of) (_ ){0,2}[0-9]{1,3} (children|pupils|students|kids)',
    '(rang|phoned|telephoned|called|told|tell) the (_ ){0,6}(say|said),? your [a-z]+',
    '(such as|like|not|about) (the|a) (_ ){0,2}school (run|gate)s?|(hassle|stress|car) free school runs?|school run (traffic|scene|headline|copy|campaign|market|customers?|parking)',
    // a private fact about the people the work serves
    '(trans|transgender|non ?binary|lgbt~|gay|lesbian|queer|pregnant|divorced|divorcing|married|disabled|deaf|blind|elderly|older|homeless|muslim|jewish|catholic|black|asian|migrant|refugee|bereaved|autistic|diabetic|epileptic)\\s(young )?(patients?|users?|clients?|customers?|guests?|pupils?|students?|residents?|tenants?|viewers?|readers?|visitors?|passengers?|learners?|audiences?|young people|service users)|(divorcing|bereaved) (couples?|spouses|parents|families)',
    '(cent(er|re)|home|club|classes|course|service|programme|program|charity|clinic|helpline|housing|residence|ward|unit|scheme|holidays|activities|group|project|hostel|shelter) (_ )?for (_ ){0,2}(people|adults|women|men|residents|seniors|veterans|refugees|mothers|families|children|parents)( (aged|over|under) [^,.]{0,14})?|(class|group|form|set) of [0-9]{1,2} (pupils|children|students|kids|learners|toddlers|adults|year)|pregnant (woman|women|mother|mothers) (that|who|in|at|with|what|how|whose)',
    // weddings and birthdays as the work: photographed, planned, catered for
    'wedding (planner|coordinator|photographer|venue|caterer|dress|dresses|cake|cakes|florist|car|band|registrar|celebrant|guests?|parties|party|fairs?|season|flowers|photography|catering)s?|look(s|ing)? after couples|(links?) to (_ ){0,3}(photos|photographs|pictures)|(three|four|five|six|ten|dozen|several|some) (photos|photographs|pictures) (of|you|that|from)|(photos|photographs|pictures) of (your|past|previous|recent|finished|completed) (work|projects?|jobs|dishes|installs|builds|designs|kitchens)',
    // what an employer offers
    'your birthday (off|as|is a|day off)|birthday (day )?off|day off (on|for) your birthday|(maternity|paternity|parental|adoption) (and (maternity|paternity|adoption|parental) )?(top ?ups?|package|leave (at|on|of|and|for all|top ?up|from day))|(enhanced|full|fully paid|paid|weeks of|months of|weeks|months|generous|shared) (_ )?(maternity|paternity|parental|adoption)( (leave|pay))?|under [0-9]{1,2} ?(%|percent|per cent)|(new|recent|fresh) (grads?|graduates?) (_ ){0,2}(welcome|encouraged|considered too)',
    '(a|the|one of the|your|our) union (reps?|officials?|stewards?) (asks?|calls?|wants?|tells?|files?|raises?|objects?|complains?|requests?|says?|comes?)|(year old|child|baby|toddler|pupil|kid|newborn)s? (_ )?(who |that )?(cry|cries|crying)|woman in labour|enhanced dbs|garda vetting',
    // the subject matter of lenders, courts, clinics and schools
    '(releas|grant|approv|arrang|underwrit|pric|process|review|declin|refus|restructur|clos)(e|es|ed|ing) (_ )?(a|an|the|this) (_ )?(mortgage|loan|overdraft|debt|credit)|technical debts?|third part(y|ies)|part(y|ies) walls?|(family|divorce|custody|children s) (case|court|proceedings|law|judge|list)s?',
    'how many (children|kids|pupils|toddlers|babies) (_ ){0,4}(in|on) your (group|class|care|room|ward|unit|bus|nursery|course|set|lessons?)( [^?]{0,30}how old (were|are) they)?|(count|counts|counted|counting|takes?|bring|brings|walks?|lines? up) the (children|kids|pupils) (_ )?(to the (bus|gym|hall|playground)|before|after|(at|on|off) (the|every|each) (door|gate|exit|bus|corner|stop)|out)',
    '(safe|unsafe|dangerous|harmful|allowed|forbidden|contraindicated|risky|licensed|used|avoided|given) (in|during|for) (_ )?(pregnancy|pregnant (women|woman|mothers))|(breastfeeding|lactation) (counsell?(ing|or)|support|advice|clinic|consultant|class|group|helpline)s?|thinks? of pregnant women',
    '(apply|applying|test|remove|removing|fix) (?!(your|you) )(_ )?make ?up|make ?up (for (darker|dark|pale|fair|mature|oily|older|black|asian|brides?|a bride|the stage|stage|film|tv)|artists?|tests?|brush~|bag|course|skills)|(fields?|columns?|data|questions|variables?|features?|categories|options|values) (_ ){0,2}(about|on|for) (sex|gender)( (and|or) (sex|gender))?|(sex|gender) (and (sex|gender) )?(fields?|columns?|data|variables?|categories|options|values)',
    '(across|other side of|opposite side of) (the|a) (bargaining |negotiating )?table from (a|the) unions?|enough (_ )(to|for) (_ )?(take|answer|read|write|handle|lead|deal|serve|understand|run|explain|follow|fill|note|pass)|with or without (glasses|lenses|correction|aids|an aid|adjustments?)',
    '(our|the) (range|budget|band|limit|ceiling|maximum|scale|offer|post) (_ ){0,3}(at|to|is|of|starts at|ends at|stops at|up to) [0-9]+( [0-9]+)?k?|(expects?|wants?|ask(s|ed) (about|for)|wondered about|offers?|pay|salary|bonus) (_ ){0,5}pensions?',
    '(?<!(no|only|not) )(applicants|people|candidates|those|persons|ex offenders) with (a )?(criminal |spent |previous )?(records?|convictions?) (are|is|will be|may be) (also |still |gladly |equally )?(considered|accepted|welcome|hired|employed|invited)',
    '(union|church|parish|diocese|party|synagogue|mosque) (_ ){0,4}(seeks|needs|hires|is (hiring|recruiting|looking))|(ethnic|religious) make ?up|when a debt is|debts? (is|are|was|were) time barred',
    '(baptism|wedding|christening|funeral|wake|birthday|communion|confirmation)s?,? (and |or )?(a )?(baptism|wedding|christening|funeral|wake|birthday|communion|confirmation)s?( (and|or) (baptism|wedding|christening|funeral|wake|birthday|communion|confirmation)s?)?|pension (forecast|statement|estimate)s?',
    '(christian|catholic|jewish|muslim|islamic|protestant|church|quaker|faith) (_ )?(organi[sz]ation|charity|school|publisher|newspaper|bookshop|hospital|foundation|relief|aid|college|university|bank)',
    // impacts, keeping order at work, days named before, things taken out of use
    '(?<!(join~|support~|vote~|organi~|lead~|led|in|on) ((a|the|that|any) )?)(head|heel|forefoot|foot|lightning|bird|wildlife|hail|cable|pipe|pipeline|bridge) strikes?(?! (_ )?(ballot|vote|action|pay|fund|committee|leader|picket)~)',
    '(stay|stays|stayed|staying|keep|keeps|kept|keeping|remain|remains|remained) ((?!(staff|workers|people|colleagues|crew|employees|labou?r) )_ )?organi[sz]ed(?! (in|into|as|under) )|(well|very|badly|poorly|highly|less) organi[sz]ed(?! (labou?r|staff|workers|workforce))',
    '(?<!(you|re|they|he|she|we|money|pay|salary|wages?|package|rate|comp) )on these days',
    '(csv|drop|feed|batch|monolith|database|server|api|interface|script|spreadsheet|code|table|tool|software|version)s? to (be )?retired?',
    'accent colou?rs?|first language choice|partner (team~|company|companies|api~|network~|program~|manager~|ecosystem|organi~|onboard~|portal|channel~)',
    // people whom a recruiter finds and hires
    `(sources|sourced|reaches|reached|hires|hired|recruits|recruited|attracts|attracted|finds|found) (?!(no|only|nobody|not)(?![a-z]))(_ ){0,2}((from|among|by) )?${enGroupHired}(,? (and |or )?${enGroupHired}){1,4}(?! (_ ){0,2}(not|never|only|but)(?![a-z]))`,
    // a child in a case told by a teacher or carer
    'or (?!(his|hers|theirs)(?![a-z]))[a-z]{3,}s (her|him|them)(?! or )|(takes?|tells?|asks?|hears?|calls?|thanks?|believes?|leads?|lets?) (the|a|each|every) (boy or girl|girl or boy)|(a|the|each|every) (girl or boy|boy or girl) (in|from|of) (your|the|his|her|a|my) (form|class|group|year|school|care|set|club|team)',
    '(whoever|(the|a) (parent|father|mother|stepfather|stepmother|family|adult|grandparent|carer)) (_ )?(collects|collected|fetches|picks up) the child(ren)?|(alone|in the room|in the hall) with (_ )?other (children|pupils)',
    '(agrees?|talks?|stays?|checks?|speaks?|sits?|plans?|keeps? in touch) (_ )?with (the|a|each|every) young person|whether (the|a) young person (is|stays|was)|(the|a) young person (from|in) your (group|club|team|class)|(talk|talks|conversation|meeting) with the family|at the (door|gate) with the family',
    // mother stock of plants, doughs and cheeses; parent companies
    '(?<!(her|his|your|their|my|our|s) )mother\\s?boards?(?! (with|at|the))|mother\\s(stock|plants?|beds?|block|liquor|alloy|cultures?|dough|starter)|(rye|wheat|sourdough|levain|vinegar|kombucha|wholemeal)\\smothers?|(graft|cutting|rooting)s? strikes?|[0-9]{1,2}% strike( rate)?|parent( company)? (and |plus )?([0-9]+|two|three|four|five|six|several) (sister|subsidiary|daughter|group) compan(y|ies)',
    // people whose trade is lending, weddings, funerals or care; never somebody’s own loan or wedding
    '(?<!(your|her|his|their|own|my) )mortgage\\s(underwrit(er|ing)|advis[eo]rs?|brok(er|ing)|processors?|administrators?|desk|products?)(?! (_ ){0,4}(you|your|yourself)(?![a-z]))|(?<!(your|her|his|their|own|my|s) (_ )?)wedding\\s(coordinators?|caterers?|breakfasts?)|(?<!(your|her|his|their|own|my|s) (_ )?)weddings? (and |or )?(events?|conferences?|corporates?|functions?) (coordinators?|managers?|planners?|teams?|sales|assistants?|venues?)|(?<!(your|own|been married|has had|had) (_ ){0,2})[0-9]{2,3} weddings (a|per|each|every|this|last) (season|year|summer|month)',
    '(mixed|multi|inter) ?faith (ceremon(y|ies)|services|funerals?|chaplain(cy|s))|(kosher|halal)( (and |or )?(kosher|halal))? (caterers?|suppliers?|butchers?|certificat(e|es|ion))',
    '(?<!(at|to|from|our|my|her|his|your) (the |a )?)(church|chapel|abbey|cathedral|minster)\\s(tower|spire|steeple|parapet|nave|buttress(es)?|masonry|stonework|windows?)(?! (fund|appeal|committee))|(worked|[0-9]+ (yrs|years|months)) (_ ){0,3}on (one|a|the|two) church(es)?(?! (committee|council|rota|choir))',
    // crane lifts without sight of the load, blind spots of a camera
    'blind\\s(lifts?|lifting|spots?|corners?)(?! (_ ){0,4}(eyes?|vision|sight|retina|field))|(?<!(because of|due to|blamed|blames|lost|losing|over|his|her|their|your|own|has|had|wears?|wore) )(a|one|the) (lost|missing|mislaid|broken) hearing aids?(?! (of (his|her|my|your)))|(resident|patient|client|tenant|guest|pupil)s? (lost |missing |mislaid )?hearing aids?|pregnant\\s(pause|silence)s?|union\\s(fittings?|elbows?|couplings?|tees?)',
    // a firm named after a family
    '(?!(and|or|wife|husband|partner|spouse|her|his|him|she|he|you|your|me|my|them|they|their|our|no|a|the|any|with|has|have|had|got|two|three|four|five|six|kids?|child|children|baby|babies|daughters?|sons?|girls?|boys?|brothers?|sisters?|mum|mom|mam|mother|dad|father|parents?|nephews?|nieces?|grandsons?|family|home|house|mortgage|school|uni|work|job|life|dogs?|cats?|farm|married|divorced|separated|widowed|single|remarried|widow|widower|church|time|older|younger|grown|small|young|little|ex|missus|girlfriend|boyfriend|fianc(e|ee)|twins?|step)(?![a-z]))[a-z]{3,}\\s?&\\s?sons?(?! (who|both|aged|at|live|lives|is|are|were|was|has|have|in|with|need|needs|grown|of)(?![a-z]))|(?<=(at|for|from|joined|left) )(?!(her|his|him|your|my|their|our|the|a|no|any|both|two|three|four|five|girls|daughters?|wife|husband|mothers?|fathers?|home|school|work|uni|kids|children|mum|dad|parents|fathers|dads|brothers|sisters)(?![a-z]))[a-z]{3,} and sons?(?! (who|both|aged|at|live|lives|is|are|has|have|in|with|need|needs|grown|of)(?![a-z]))(?= (you|as|in the|ltd|limited|where|merged|until|from|for|since))',
    // overdrawn client ledgers, cells in a sample, crossing a lift or a road
    '(?<!(your|own|bank|his|her|their) (_ )?)(ledgers?|(client|office|residual) (account|ledger|balance|matter)s?|matters?) (_ )?(_ )?overdrawn|overdrawn (ledgers?|matters?|client (account|ledger|balance)s?)|the overdrawn ones? (wasn|was|were|is|isn|are)',
    '(burst|break|rupture|lyse|stain|count|settle|damage|kill|split)(s|es|ing)? (up )?(of )?the cells|the cells (drop|settle|clump|burst|break|rupture|lyse|float|sink|die|divide|release)|(algal|algae|blue green|toxic) (_ )?cells',
    '(cross|crosses|crossed|crossing) (a|the|an|that|any|each) ((?!picket(?![a-z]))_ )?(lift|edge|truck|line|road|track|stage|deck|barrier|threshold|yard|floor|river|field|rail|cable)s?',
    // working a shift alone
    '(call ?outs?|shifts?|nights?|visits?|jobs?|those|ones|one) (_ ){0,2}(where|when|that) you (were|handled|worked|ran|dealt with|fixed|went|attended) (_ ){0,3}on your own(?! (with (the )?(kids|children|baby)|after (the|your)|since))',
    // stone and timber named by country, the debt collection trade
    '(welsh|cornish|scottish|irish|italian|spanish|chinese|indian|portuguese|brazilian|french|german)\\s(slates?|marble|granite|sandstone|limestone|oak|larch|timber)|(was|as|former|ex) (a )?bailiff (for|at|with)(?= (_ )?(years?|months?|council|court|firm|county|[0-9]+|two|three|four|five|six|seven|eight|ten|the))|(?<!(his|her|your|their|has|had|got|gets|getting|receives?|with|under|of|in|any|more|the|about|from) )debt collection (letters|calls|agenc(y|ies)|team|cycle|strategy|desk|scripts?)(?! (_ ){0,4}(to|for|at|after) (_ )?(him|her|you|his|their)(?![a-z]))',
    // a language requirement, and headcount beside the staff
    '(irish|welsh|gaelic|english|german|french|polish|spanish|ukrainian) is (desirable|welcome|an advantage|required|essential|a plus)(?! (_ ){0,3}(background|origin|descent|passport|nationals?|people))',
    '[a-z0-9]+ plus (a |the )?foreman',
    // drafting documents, unpaid bills turning into bad debt, a theatre's own house equipment
    'draft(s|ed|ing) (_ ){0,3}(computations?|contracts?|letters?|clauses?|tax|accounts|reports?|minutes|plans?|returns?|replies|submissions?|policies|deeds|specifications?)',
    '(bills?|invoices?|fees?|payments?) (_ ){0,3}(turns?|runs?|grows?|becomes?) (into )?(a )?(bad )?debts?',
    'own house (_ ){0,3}(switch(es)?|desks?|rig|stage|console|system|network|lights?|crew)',
    '(on|one|two|three|four|uk|european|national|touring|musical|last) tours?(?= (_ ){0,6}(cast|scenes?|musicals?|desk|week|no [0-9]|number one|venues|get ins?|load ins?))|tours? (_ ){0,8}(cast of|musicals?|desk scenes|venues|get ins?|fit ups?)',
    // archives: born-digital files, decades of papers, whose papers were donated, approvals
    'born digital|(entered|entries|registers?|letters?|papers?|files?|records?|minutes|photographs?|maps?|deeds|built|dating|dated) (_ ){0,3}(in|from|of) the (early |mid |late )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)',
    '(papers|letters|diar(y|ies)|collection|ledgers|photographs|archives?|documents) (_ ){0,2}(my|her|his|your|their|our) (late )?(father|mother|grandfather|grandmother|uncle|aunt|husband|wife) (left|gave|lent|deposited|kept)',
    '(appraisal|plan|budget|drawing|report|schedule|disposal|procedure|policy|design|list|batch|quote|invoice|job|snag|survey|order|procurement|handover) (_ )?(is|are|was|were|s|gets|has been|have been|to be) signed off',
    ...saidOfWork.en,
  ],
  uk: [
    ...saidOfWork.uk,
    // reference samples, and which workers are on shift together
    'проб(а|и|у|ою|ами|ам|і)? свід(ок|ки|ка|ків|ками|кам|ку)',
    '(зміна|зміну|зміни|графік|приймання|чергування|лабораторі[а-џґ]+|дільниц[а-џґ]+|пост) (_ ){0,4}без пари',
    // pharmacies, certificates
    'списання за (термін|строк)[а-џґ]*|списання (товар|препарат|лік|прострочен)[а-џґ]*',
    // goods written off, never a person discharged from service
    'списання(?! (_ )?(з|із|зі) (служб|облік|війська|армії)[а-џґ]*)(?! за (станом|здоров|висновком)[а-џґ]*)|(кілограм|тонн|відсот|сум|обсяг|частк|літр|метр|кількіст)[а-џґ]* списан(ого|их|ої)',
    'фото (_ )?(посвідчен|сертифікат|диплом|документ|свідоцтв|ліценз|дозвол|акт|табличк)[а-џґ]*|(посвідчен|сертифікат|свідоцтв|ліценз|дозвол)[а-џґ]* (_ ){0,12}(фото (обіця|буде|прис|скин|надішл|надісл)[а-џґ]*|(буде|прийде|надійде) фото)',
    'заберуть за (е )?рецепт[а-џґ]*|(упаков|препарат|замовлен)[а-џґ]* (_ ){0,6}заберуть',
    '(холодильник|полиц|склад|упаков)[а-џґ]* (_ ){0,4}інсулін[а-џґ]*|інсулін[а-џґ]* (_ ){0,3}(упаков|флакон|сері[їй]|парті[їй])[а-џґ]*',
    // speech therapy terms
    '(?<!(має|є|мала|мав|виховує|неї|нього|нею|ним|вас) )[0-9]+ дітей [0-9]+ (на|у|в|з|мають|потребу[а-џґ]*)|бульбаш(ки|ок|кам|ками|ках|ка|ку)|надто (по)?обіця[а-џґ]*|(з|із) (татом|мамою|батьком|матір.ю) ,? ?як(ий|а|ою|им) (_ ){0,2}(крич|прийш|сказа|пита|плак|вимага)[а-џґ]*',
    'під тиск(ом)?(?= ?$|,| (вари|заварю|випроб|опрес))|затрим(ували|ує|ували|али|ав) (_ )?(добові|виплат[а-џґ]*|зарплат[а-џґ]*|премі[а-џґ]*|розрахун[а-џґ]*)|ліки (_ )?(дає|видає|роздає) (_ ){0,2}за|червон(ого|ий|ому) хрест[а-џґ]*|(англійськ|німецьк|польськ|французьк)а з дітьми',
    // people whom a recruiter finds and hires
    `${groupsHired}( (та |і |й |чи |або |а також )?${groupHired}){1,4}(?! (_ ){0,3}(не|просимо|прохання|відхил~|відмов~|зайв~|проблем~)(?![а-џґ]))`,
    '(?<!(ви|як|сам|сама|ставит[а-џґ]*|думаєте) (_ ){0,3})жін(ки|ок|кам|ками) (на|у|в) чоловіч[а-џґ]+ (професі|посад|спеціальност)[а-џґ]*(?! (_ ){0,3}не )',
    // documents of a new hire, training on the employer's records
    '(?<!(?<![а-џґ])(ви|вас|вам|ваш[а-џґ]*|маєте|(?<!хто )має|мати|свій|свого|показа(в|ла)|приніс|принесла|нада(в|ла)|да(в|ла)|покажіть|надішліть|надайте|подайте|принесіть|візьміть|потріб[а-џґ]+|необхідн[а-џґ]+|наявн[а-џґ]+|обов.язков[а-џґ]+|чи) (_ ){0,5})(перевіря|перевіри|звіря|звіри|зберіга|бачити|копі[а-џґ]+|паспорт|код|диплом|трудов|книжк|працівник|новачк|токар|водій|водія|зварник|слюсар|верстатник|електрик|комірник)[а-џґ]* ((?!(ви|вас|вам|ваш[а-џґ]*|свій|свого|маєте|є)(?![а-џґ]))_ ){0,5}військов[а-џґ]+ квит[а-џґ]+(?! (_ ){0,2}(є у вас|у вас|ваш[а-џґ]*|при собі|маєте|покажете))',
    '(?<!(ваш[а-џґ]*|свій|свого) (_ )?)військов[а-џґ]+ квит[а-џґ]+ (_ ){0,8}(ви (берете|перевіряєте|приймаєте|вимагаєте|звіряєте)|від працівник)[а-џґ]*|без військового квитка (_ ){0,3}(готують|оформлюють|оформляють|видають|готує|допускає|оформлює)',
    '(курс|тренінг|семінар|вебінар|навчанн|модул|розділ|лекці|посібник)[а-џґ]* ((про|з|із|щодо|ведення) )?військов[а-џґ]+ облік[а-џґ]*( (і|й|та) бронюванн[а-џґ]*)?( працівник[а-џґ]*)?|ведення військов[а-џґ]+ облік[а-џґ]* (і|й|та) бронюванн[а-џґ]*|спис[а-џґ]+ на бронюванн[а-џґ]*( працівник[а-џґ]*)?|пода(ча|чі|чу|ння|нні) на бронюванн[а-џґ]*',
    // figures of speech in notes, and trade terms
    '(резерв|застав|портфел|ліміт)[а-џґ]* (під|по|за) кредит[а-џґ]*|біл(а|у|ій|ої|ою) церкв[а-џґ]*|молода команда (йому|їй) (ок|норм|підходить)|авто своє,? (_ ){0,4}грн|(папа мама|мама папа|тато мама) (розєм|роз єм|конектор)[а-џґ]*',
    'вік(у|ом)? (бетон|котл|дерев|насаджен|обладнан|труб|мереж|колод)[а-џґ]*|(лікарнян|декретн|відпускн)[а-џґ]+ ((і|й|та) (лікарнян|декретн|відпускн)[а-џґ]+ )?(нарахову|раху)[а-џґ]+|парті(ю|ї|я) (на )?[0-9]+|глух(ий|ого|ому) кут[а-џґ]*',
    'фото (гарні|чіткі|робіт|об єктів)|машини нема,? (_ ){0,4}возити|закупк[а-џґ]+ (і|й|та) списання|протокол за (цей|той|минул[а-џґ]+) рік|(в|у) нас (гуртожиток|його половина|її половина)|термін[а-џґ]* придатності|(роторн|підлогомийн|швейн|посудомийн|пральн)[а-џґ]+ машин[а-џґ]*|без вихідних місяць|місяць без вихідних',
    // advice given by emergency call handlers
    '(непрям[а-џґ]+ )?масаж[а-џґ]* серця|(кров[а-џґ]*|кровотеч[а-џґ]*|судом[а-џґ]*),? (судом[а-џґ]*,? )?(чи |або |і |та )?полог[а-џґ]*|прийма[а-џґ]+ полог[а-џґ]*|скарг[а-џґ]* хвор(ого|ої|их)|(?<!(ваш|твій|мій|її|свій) )чоловік (каже|скаржиться|лежить|дзвонить|просить|питає)|(?<!(вона|ви) )чекає дитина (з|із|на|у|в|біля) _|не зна(ли|є|ють) адрес[аиу]',
    // «мати» as "to have", an employer's quota of draft exemptions, savings on a purchase
    '(і|й|та|щоб|хоче|треба|варто|можна|слід|повин[а-џґ]+|потрібно|добре) мати (дату|дані|доступ|відповідь|план|список|копі|довідк|документ|графік|строк|номер|пункт|запас|розрахунок)[а-џґ]*|(ліміт|квот)[а-џґ]* на бронювання|(гроші|кошти) (_ )?зекономи[а-џґ]*|зекономи[а-џґ]* (_ )?(гроші|кошти)|вистачить,? а гроші',
    // output per month, group sizes, a parent who speaks, a summer camp, payroll deductions
    '((товарооб[іи]г|оборот|обіг)[а-џґ]*|(стоїть|робите|здаєте|виготовляєте|робить|здає)( за)? [0-9]+([^а-џґ]{1,3}[0-9]+)?) на місяць|(змін|днів)[а-џґ]*,? (у кожній )?[1-9][0-9] дітей|(?<!(ваш[а-џґ]*|твоя|своя) )(мама|мати|тато|батько) (каже|питає|скаржиться|телефонує|пише|просить)|мати (дві|два|три|кілька) _',
    'літн(ій|ього|ьому|ім|і|іх) (денн[а-џґ]+ )?таб[оі]р[а-џґ]*|виконавч[а-џґ]+ лист[а-џґ]*:? (_ ){0,2}аліменти|лікарнян(і|их) (та|і|й|або) (підсумован|наряд)[а-џґ]*|(скільки|кількість) (_ )?операцій',
    // «мати» as "to have at hand"
    'мати (під рукою|напоготові|наготові|при собі|перед собою)(?! (мам|мат|бат|дит|діт|хвор)[а-џґ]*)',
    // waiting for a child to say something, being alone with people at work
    '(чека|зачека|жде)[а-џґ]*,? (чи|доки|поки) (та )?(дитина|дитя|учень|учениця) (_ )?(скаже|розповість|повторить|заговорить|попросить|прийде)|(двома|трьома|чотирма|п.ятьма|десятьма|одинадцятьма|дванадцятьма|двадцятьма|кількома|усіма|всіма) іншими (дітьми|учнями)|розмов[а-џґ]+ (з|із) (родиною|рідними) (_ ){0,2}(лиша|залиша|переда|доруча)[а-џґ]*( тому,? хто)?',
    // must precede the shorter phrases about photos
    '(надсила|надішл|подава|пода|чека|кида|скида)[а-џґ]* (_ ){0,2}(резюме|cv|анкет[а-џґ]*) без (фото|фотографі[а-џґ]*|світлин[а-џґ]*)( (та|і|й|чи|або) (дат[а-џґ]* народження|віку|статі|сімейного стану))?(?! (_ )?(не|відхил))',
    '(груп|клас|загон)[а-џґ]* (по|з|із|на|від|до) [0-9]+( [0-9]+)? (дітей|учнів)',
    // delays, and who is welcome
    '(реліз|рейс|постав|оплат|проєкт|вантаж|потяг|літак|виплат|зарплат)(а|и|у|ка|ки|ок|ь|и)? (_ )?(затриму|затрима)~',
    '(внутрішньо переміщених осіб|переселенців|переселенок|ветеранів|ветеранок|пенсіонерів|людей з інвалідністю|осіб з інвалідністю) (і ветеранок |та ветеранок |теж |також |охоче |радо |так само )*(запрошуємо|чекаємо|приймаємо|розглядаємо|беремо)',
    '(фонд|організац|кампані|центр|спільнот)~ (_ ){0,2}лгбт~|(?<!(ви|він|вона|часом|не|себе|належите|належить|частина|частиною|член~|представни~|кандидат~) ((до|з|із) )?)лгбт~ (фонд|спільнот|організац)~|діти (адаптува~|звика~|звикли)',
    '(клієнт~|користувач~|пацієнт~|діт(ей|ьми)|колег~|працівник~|учн~) (з|із|зі|які|яким|що) (?!інвалідн)(_ ){1,4}_',
    // displaced and bereaved children at a school
    "(?<!(ваш[а-їґ]*|родин[а-їґ]*|сім'[а-їґ]*) )(діт(и|ей|ям|ьми|ях)|учн~|учениц~|вихован(ець|ц~|к~)|студент~) переселен~|серед (_ )?(учнів|дітей|вихованців|студентів|класу) (_ ){0,2}переселен~",
    "(?<!(родин[а-їґ]*|сім'[а-їґ]*|вас|рідні) (_ ){0,2})(двоє|троє|четверо|п'ятеро|шестеро|кілька|кількоро|[0-9]+) (дітей|учнів) (_ )?(втратили|поховали) (_ )?(батьк|мат|мам|тат|рідн|близьк)~",
    'вагітн~ (пацієнт~|клієнт~)|пансіонат~ для літніх _',
    'колега (_ ){0,2}(на лікарнян~|(у|в) декрет~|хворіє)',
    '(незалежно від|не дискриміну~|будь-як(ого|ої|их)|рівн~ можливост~|всіх|усіх) [^.]*(вік~|стат~|вір~|віросповід~|рас~|інвалідн~|національн~|походж~)[^.]*',
    'якщо [^.]*(інвалідн~|пристосуван~|умов~|потреб~)[^.]*',
    '(дочірн~|батьківськ~) (процес~|клас~|вузл~|вузол|вузли|запис~|таблиц~|компонент~|елемент~|компані~|потік|поток~)',
    '(сімейств~|сім(ейство|ейства)) _',
    "(стан~ )?здоров'я (_ ){0,1}(систем~|сервіс~|кластер~|проєкт~|вузл~|баз~|застосунк~|інфраструктур~|продукт~|код~|команд~|сервер~|бізнес~|мереж~|клієнт~)",
    'рідн~ (застос~|плагін~|код~|бібліотек~|модул~|компонент~|клієнт~|запит~)',
    "молод~ (компані~|стартап~|бренд~|продукт~|організаці~|галуз~|поколінн~|ринок|технологі~|об'єкт~|проєкт~|пацієнт~)|молодим і старим",
    "(за )?віком (_ ){0,2}(заборгован~|запис~|дан~|рахунк~|кеш~)|вік(у|ом)? (дан~|запис~|кеш~|заборгован~|рахунк~|об'єкт~)",
    'поле дат~ народження|похо(дження|дженням) дан~|нос(ій|ії|іїв|ія) (дан~|інформаці~)',
    // vehicles held up on the road or at a border
    '(машин[ауи]|фур[ауи]|вантажівк[ауи]|тягач(і|а)?|рейс(и)?|контейнер(и)?|авто|потяг(и)?|судно) (_ ){0,2}(затримали|затримували|затримувала|затримувало)(?! (ви|вас|він|його)(?![а-џґ]))',
    // sewing and pressing operations, data sheets of cloths and machines
    'операці[а-џґ]+ (на|у|в) (потоц|поточн|конвеєр|лінії|машин|верстат|ділянц|цех)[а-џґ]*|(температур|режим|швидк|параметр)[а-џґ]* (_ )?за паспорт[а-џґ]+',
    // a child that somebody else speaks of, and being in charge of a group
    '(мого|моєму|моїм) син[а-џґ]*|(моя|мою|моєї|моїй) (дочк|доньк|дитин)[а-џґ]*|(^ ?|щоразу )за старш(ого|у) (хтось|інш[а-џґ]+)|(хтось|щоразу) за старш(ого|у)',
    // trade credit for customers
    '(товарн|комерційн)[а-џґ]* кредит[а-џґ]*|кредитн[а-џґ]* ліміт[а-џґ]*|відстрочк[а-џґ]* (_ )?(оплат|платеж|розрахунк)[а-џґ]*|розклад[а-џґ]* (за|по|щодо) борг[а-џґ]+|борг[а-џґ]* (клієнт|покупц|господарств|дебітор|контрагент|замовник)[а-џґ]*',
    // certificates the law requires for work with children, and accommodation that comes with a post
    '^ ?(довідк|витяг)[а-џґ]* про (відсутність судимості|несудимість)(?= ?$|,|;)|службов[а-џґ]* (будин|житл|квартир)[а-џґ]*',
    // draft exemptions the employer can offer, and how many
    'бронюванн[а-џґ]*:? (_ ){0,3}(дізна|узгод|уточн|з.ясу|спита)[а-џґ]*,? (_ ){0,4}квот[а-џґ]*(?! (_ ){0,6}(ваш[а-џґ]*|вам|вас|йому|неї|нього))',
    '(двоє|троє|четверо|п.ятеро) (_ )?(випускник|практикант|стажер|стажист|майстр|підмайстр|працівник|фахівц|технік|водії|інженер|менеджер|продавц|агроном|тренер|методист|кухар|комірник)[а-џґ]*',
    '(курс|програм|обладнан|методик|регламент|інструкц)[а-џґ]* (_ )?застаріл[а-џґ]*|затрима[а-џґ]* (_ ){0,2}(партію|серію|випуск|відвантаж)[а-џґ]*|(партію|серію|випуск) (_ ){0,3}затрима[а-џґ]*(?! (ви|вас))',
    '(матеріал|замовлення|деталь|тканина|товар|запчастин|вантаж|партія|посилка|фура|меблі|декорації)[а-џґ]* (не |так і не |вчасно не )?приїха(в|ла|ло|ли)(?! (_ ){0,2}(ви|з села|із села|родом))',
    '(приїжджа|приїха)[а-џґ]* (_ ){0,2}(на|до) (завод|офіс|виробництв|об.єкт|нас|зустріч|цех|співбесід|клінік|аптек)[а-џґ]*',
    '(доступн|рецептурн|безрецептурн)[а-џґ]* (_ )?ліки|ліки (_ )?(за|по|без) рецепт[а-џґ]*|(відпуск|відпусти|продає|продати|видає|видати|списа|замовля)[а-џґ]* (_ ){0,2}ліки',
    // «мати» as "to have", also the word for mother
    '(хоче|бажає|треба|потріб|варто|мусит|можна|може|буде|планує|хотіли б|хотіла б|хотів би|воліє|просит|слід|любит|звик)[а-џґ]* (_ ){0,2}мати(?! (_ ){0,2}(діт|дит|сім.|родин|малю|немовл|син|доньк))',
    // dental prostheses and their fit, a document about to expire
    '(знімн|частков|повн|бюгельн|перероблен|готов|акрилов|нейлонов)[а-џґ]* (_ )?протез[а-џґ]*|протез[а-џґ]* (_ )?(сів|сидів|сидить|сидять|ламає|зламав|зламали|натира|баланс|після переробки|довелося переробл)[а-џґ]*|(перероб|переробл|зроб|здав|здали|полагод|лагод|постав)[а-џґ]* (_ ){0,2}протез[а-џґ]*|(сидів|сидить|сіла|сів|сидять) (_ )?щільно',
    '(подивитися|побачити|показати|покаже|оновити) (_ )?(санітарну|медичну|санітарної|медичної) книжк(у|и)|медогляд (_ )?чинний|чинний медогляд',
    // building sites, and work stopped on them
    '(зупин|припин|знім|зня)[а-џґ]* (_ ){0,2}(робот(и|у)|бригад[а-џґ]*) (_ )?(на|з|через) (майданчик|об.єкт|будов|висот|дільниц|ділян)[а-џґ]*',
    // veterinary operations: how many are performed, and the inpatient ward
    '(?<!(перен[а-џґ]+|пережи[а-џґ]+|після|вам) (_ )?)[0-9]{2,} операцій',
    '(?<!(вам|ви|кандидат~) (_ ){0,2})(робить|виконує|проводить|веде|асистує|оперує) (_ ){0,4}операці[а-џґ]+( (на|за) (тиждень|місяць|день|зміну|рік))?(,? (_ ){0,2}(грижі|кастрації|стерилізації))*|(контролює|веде|обходить|чергує (у|в)) (_ )?стаціонар[а-џґ]*( на [0-9]+ (місць|ліжок|боксів))?',
    // vehicles that are cleared, loaded and waited for, and one's own actions with them
    'машин[а-џґ]* (_ ){0,3}(зроблен|оформлен|розмитнен|стояла|стояли|стоїть|стоять|чека|на терміналі|на кордоні|під завантаж|під розвантаж)[а-џґ]*|(оформл|розмитн|заванта|розвантаж|черг|рейс|швидших|терміна)[а-џґ]* (_ )?машин[а-џґ]*|власн(у|а|ої|ою|і|их) (дію|дія|дії|дією|крок|роль|ролі|рішення|частк|частин|помилк|перевірк)[а-џґ]*',
    // an idiom; pay during a trial period
    'спільн[а-џґ]+ мов[а-џґ]+|скільки (платять|платите|сплачують) (_ ){0,2}(інші|сусідн|конкурент|випробувальн|стажуван|навчан)[а-џґ]*',
    '(курс|тренінг|семінар|вебінар)[а-џґ]* (_ ){0,3}(у|в) (садку|садочку)|(у|в) (садку|садочку) (воно|це|таке|так) (заборонен|не)[а-џґ]*|(?<!хто (_ ){0,2})(будить|виводить|рахує|перераховує|заспокоює) (_ )?дітей',
    // wage matters, transport to work and crop products
    '(ціни|ціна|ціну|цін) на препарати|(постанов|виконавч|алімент|стягнен)[а-џґ]* (_ ){0,8}є борг|(розвез|підвез|довез|розвоз|довоз)[а-џґ]* (_ ){0,2}(з|із|до|від) _|платили (від|за) (виробіт|відрядн|наряд|норм)[а-џґ]*',
    '(?<!(без|жодних|ні|часті|її|його) )лікарнян(і|их|ими),? (_ ){0,1}(відпускн|звітн|премі|нарахуванн|довідк|компенсаці|середн)[а-џґ]*(,? мобілізован[а-џґ]*)?|(відпускн|нарахуванн|облік|розрахун|середн|обчислен)[а-џґ]*,? (і |й |та )?лікарнян(і|их|ими)',
    // a haulier's own vehicle
    '(своя машина|машина своя)(?=,? (_ ){0,2}(євро|тент|реф|тягач|рейс|вантаж|подам|подача|точн)~)',
    '(надсилайте|надішліть|приймаємо) резюме без (фото|фотографії)',
    'акцент~ (на|щодо)',
    '(?<!(ви|де|досі|офіційно) )прописан(і|а|о) (в|у|правил~|вимог~|умов~)',
    '[а-џґ]+[/(](ка|иця|ця|чиня|щиця|ня)(?![а-џґ])|(офіціант|продав(е)?ц|секретар|касир|кухар|адміністратор|вчител|учител|виховател|бармен|перукар|масажист|консультант|помічник|асистент|менеджер|оператор|пекар|прибиральник|бухгалтер|диспетчер|кондитер|швец|кравець|продавець)~ (або |чи |та |і )?(офіціантк|продавчин|продавщиц|секретарк|касирк|кухарк|адміністраторк|вчительк|учительк|виховательк|барменк|перукарк|масажистк|консультантк|помічниц|асистентк|менеджерк|операторк|пекарк|прибиральниц|бухгалтерк|диспетчерк|кондитерк|швачк|кравчин)~|(офіціантк|продавчин|секретарк|касирк|кухарк|адміністраторк|вчительк|виховательк|помічниц|асистентк|менеджерк|прибиральниц|швачк|кравчин)~ (або |чи |та |і )?(офіціант|продав|секретар|касир|кухар|адміністратор|вчител|виховател|помічник|асистент|менеджер|прибиральник|швец|кравець)~',
    '(?<!(вам|більше|подобаються|любите) (_ )?)(жінк(и|ам)|чоловік(и|ам)) (і|й|та|чи|або) (жінк(и|ам)|чоловік(и|ам))|(жінок|чоловіків) (і|й|та|чи|або) (жінок|чоловіків)|обох статей|незалежно від статі',
    '(графік|зміни|зміна|зарплата|оплата|команда|ставка|групи|група|класи|години) (з |із |від |по |на )*[0-9]{1,2} (до |по )?[0-9]{1,2}',
    'відправ~ (_ ){0,2}на пенсію|^ ?бронювання (від|для|надаємо|працівник~)|(надаємо|гарантуємо|можливе|пропонуємо|забезпечуємо) бронювання|(?<!(ви|вас) )(з|із) власн~ (авто|автомобіл~|машин~|транспорт~)',
    "у зв'язку (з|із) (_ )?виход~ на пенсію|(наставни~|навча~|супровід|супровод~|підтрим~|менторств~|вчиш|вчити) (_ ){0,2}молод~ _",
    '(різного|будь-якого|усякого) віку|різних вікових|бронюємо _|(ніч|день|вечір|план|хід|висвітл~) (_ ){0,2}вибор~',
    'прав(а|ах|ами) (трансгендер|лгбт|геїв|жінок|чоловік|дітей|пацієнт)~( людей)?',
    // work homographs: a budget item, aftercare, deductions, a waiting list, tired limbs after a first shift
    '(назва|назв|назив|скороч|вріза|уріза|обер|обира|вибер|перегля|переніс|переносит|пише|писа|чита|написа|опублік)[а-џґ]* (_ ){0,2}стат(тю|ті|тя|тею)|стат(тю|тя|ті|тей|тями|тею) (_ )?(витрат|бюджет|закон|договор|кодекс|кошторис|видатк|доход)[а-џґ]*',
    '(?<!(вам|вас|потрібен|потребуєте|маєте) (_ )?)догляд(у|ом|і|ати|ає)? (_ ){0,2}після (інсульт|операці|інфаркт|травм|поранен|пологів|ампутаці)[а-џґ]*',
    '(алергі|харчуванн|меню|раціон|порці|дієт|адаптаці|безпек|розсадк|облік|списк|списо)[а-џґ]* (_ )?дітей(?! (у|в|до) вас)|(черг(а|и|у|ою)|запис(у|ом)?|реєстраці[а-џґ]+) (в|у|до) (_ )?(садочок|садок|садка|садочка|школи|школу)(?! (у вас|вашої|вашого))',
    '(попередн|колишн|теперішн|нинішн)(ій|я|ього|ьої|ю) [а-џґ]+ (_ ){0,2}(виход|йде|іде|піш|вийш|вийд)[а-џґ]* (_ )?на пенсію|(колега|головбух|бухгалтер|бухгалтерка|майстер|керівник|керівниця|начальник|директор|директорка|механік|технолог|головний [а-џґ]+) (_ )?(виход|йде|іде|піш|вийш|вийд)[а-џґ]* на пенсію',
    '(вести|ведете|вестимете|введення|вводити|уводити) (_ )?молод(у|ого|их|ої) (колег|спеціаліст|фахів|працівни|учител|вчител|медсест)[а-џґ]*|(перш(і|ий|у|ого)|спершу|спочатку) (_ ){0,2}(дні|день|дня|тижні|тиждень|зміни|зміну) (_ ){0,2}(болять|болить|гудуть|ниють) [а-џґ]+',
    '(виконавч[а-џґ]+ лист[а-џґ]*|(утрим|перерах|нарахув|облік)[а-џґ]*) (_ ){0,2}профспілков[а-џґ]+ внеск[а-џґ]+',
    '(чи )?(оформл|забезпечу|допомага|надає|пропону)[а-џґ]* (_ ){0,3}бронюванн[а-џґ]*(?! (для себе|собі))|(оформлюємо|оформлюєте|забезпечуємо|забезпечуєте|надаємо|надаєте|пропонуємо|пропонуєте) (_ ){4,8}бронюванн[а-џґ]*(?! (для себе|собі))|бронюванн[а-џґ]* є,? критичн[а-џґ]+',
    // a private fact about the people the work serves
    '(трансгендерн|небінарн|лгбт|вагітн|літн|незряч|глух|одружен|розлучен|віруюч|ромськ|мусульманськ|самотн)[а-џґ]* (пацієнт|клієнт|користувач|гост|гість|учн|студент|підліт|мешкан|відвідувач|покупц|читач|глядач|підопічн|пасажир|дітей|молод)[а-џґ]*|(пацієнт|клієнт|гост|учен|учн|користувач|абонент|студент)[а-џґ]* (_ ){0,6}(змін|перехід|переход)[а-џґ]* (_ ){0,3}(стат|ім.я|імен|документ|паспорт)[а-џґ]*( (_ ){0,2}(стат|документ|паспорт)[а-џґ]*)?|новим ім.ям після зміни документів',
    '(порядок|процедур|документ|довідк|замін|оформлен|реєстраці|картк|договор)[а-џґ]* (_ ){0,4}(після|у разі|при|через) (_ )?зміни (статі|імені|прізвища)|вагітн(а|ій|у|ої|ою) (скаржиться|скаржилася|просить|на прийомі|прийшла|з (набряк|кровотеч|тиск|діабет)[а-џґ]*|на [0-9]+)|(призначите|призначаєте|оглядаєте|радите|скажете|порадите|огляд|дозволені|заборонені|безпечні|препарати|дієта|харчування) (_ ){0,2}вагітн(ій|у|ої|им|их)',
    '(діт|дит)(и|ей|ям|ина|ину|ини|ьми) (у|в|із|з) (_ )?(групі|групою|класі|класу|садку|палаті|відділенні|гуртку|таборі)|(груп|клас|гуртк|загон)(и|а|у|ок|і)? дітей( [^.,?]{0,14})?|діти (рахували|малювали|слухали|грали|читали|бігали|відповідали|писали|вчилися|сміялися|співали|побилися|засвоїли)|(двоє|троє|одна) (дітей|дитина) (у|в) групі',
    '(гуртожит|центр|пансіонат|притул|будинок|будинк|клуб|програм|школ|клінік|фонд|хаб|сервіс|курс|організаці|відділен|шелтер|проєкт|занятт|табір|таборі)[а-џґ]* для (_ ){0,2}[а-џґ]+( (людей|осіб|та|і|віком) [а-џґ]+)?( від [0-9]+( років)?)?|(живуть|мешкають|перебувають|мешканц[а-џґ]*|підопічн[а-џґ]*|відвідувач[а-џґ]*|пацієнт[а-џґ]*) (_ ){0,1}(люди |віком )?(від|до|понад|за) [0-9]+( до [0-9]+)?( років)?',
    // what is photographed, expected and offered at work
    'яку (зарплат|оплат|суму|ставк|платн)[а-џґ]* (_ ){0,2}(розрахову|очіку|хот|бажа|претенду)[а-џґ]*|(фото|фотографі|світлин|знімк)[а-џґ]* (ваших|своїх|трьох|двох|готов[а-џґ]+|виконан[а-џґ]+|попередніх|кількох|п.яти) (_ ){0,2}(робіт|роботи|кухон|страв|виробів|товар|об.єкт|проєкт|букет|торт|квартир|меблів)[а-џґ]*|(фотограф|ведуч|організатор|декоратор|кухар|відеограф)[а-џґ]* (_ ){0,2}весіл[а-џґ]*|весільн[а-џґ]+ [а-џґ]+( на літній сезон)?|(приймаємо|вітаємо|радо|охоче|навчимо) (_ )?випускник[а-џґ]*( цього року)?',
    '(люди|людей|людям|осіб|особам) з інвалідністю (_ ){0,2}(подавай|вітає|запрош|радо|на всі|теж|також)[а-џґ]*|(розглядаємо|запрошуємо|вітаємо|чекаємо|беремо) (_ )?(людей|осіб) з інвалідністю|(впо|ветеран|ветеранам|ветерани|ветеранів|переселенці|переселенців) (_ ){0,2}(вітаємо|вітаються|запрошуємо|радо|охоче|допомагаємо|допоможемо|підтримуємо)|(ведення|вести|ведете|вестимете|веде|із|знання|порядок|правила) військов[а-џґ]+ облік[а-џґ]*|психологічн[а-џґ]+ (допомог|підтрим|служб)[а-џґ]*',
    // batches, budgets, and the subject matter of lenders, courts, clinics and schools
    '(яка|яку|якої|якій|кожна|кожної|кожну|цілу|ціла|бракован[а-џґ]+|перш[а-џґ]+|нов[а-џґ]+|велик[а-џґ]+|одну|одна|одної|дослідн[а-џґ]+|пробн[а-џґ]+) парті(я|ю|ї|єю) (?=(_ ){0,2}(товар|тканин|ліків|пішла|зняли|зняти|відправ|відвантаж|перевір|простеж|прийня|прийш|вироб|деталей|чаю|з |без |від |на (склад|продаж|перевірк)))|парті(я|ю|ї|єю|й|ям|ями) (_ )?(товар|тканин|ліків|чаю|зерна|бронежилет|продукці|виробів|деталей|сировин|вантаж|меду|молока|хліба|вакцин|насіння|з браком|бракован)[а-џґ]*',
    'технічн[а-џґ]+ борг[а-џґ]*|борг[а-џґ]* (_ )?(постачальник|клієнт|покупц|контрагент|мешканц|абонент|населенн|замовник|орендар|дебітор|за (воду|газ|світло|комунальн|послуг))[а-џґ]*|(стяг|звір|реструктур|списа|продає|переда|вимага|облік|погаш)[а-џґ]* (_ )?борг(и|у|ів|ами|ах)?(?! (ваш|сво))|борг(и|у|ів|ом)? (_ ){0,3}(звіри|звіряє|реструктур|стяг)[а-џґ]*|(кредит|позик|розстроч|виплат)[а-џґ]* (через|за) (_ )?борг(и|у)',
    'мов[а-џґ]* (програмуван|запит|розмітк)[а-џґ]*( (_ ){0,2}рідн[а-џґ]+)?|рідн[а-џґ]+ мов[а-џґ]+ (учн|учен|дитини|пацієнт|клієнт|користувач|читач)[а-џґ]*|орієнтаці[а-џґ]+ (будин|ділян|сторін|екран|вік|панел|фасад|детал|на (клієнт|результат|ринок|якість))[а-џґ]*|план[а-џґ]* (для|щодо) (дитини|дітей) (з|із) [а-џґ]+',
    '(переклада|переклал|завіря|засвідчу|готува|готує|оскаржу|склада|вичиту)[а-џґ]* (_ ){0,4}про (розлучення|розірвання|поділ|опіку|аліменти|усиновлення)|переклав (_ ){0,2}про розлучення|переклала (_ ){0,2}про розлучення',
    '(перевірк|звіт|фахів|спеціаліст|відповідальн|журнал|інспектор|документ)[а-џґ]* (_ ){0,2}військового обліку|(від імені|інтерес[а-џґ]+|прав[а-џґ]*|захист[а-џґ]*|скарг[а-џґ]+|вимог[а-џґ]+|зустріч[а-џґ]*) (_ )?членів профспілки',
    '(?<!не )(приймаємо|беремо|розглядаємо|запрошуємо) (_ ){0,4}(людей|осіб|кандидатів|тих) (_ )?(із|з) судим[а-џґ]+',
    '(дитин|малю|учн|учен|клієнт|пацієнт|підопічн)[а-џґ]* (що |який |яка |яке |які )?(гірко |голосно )?плач[а-џґ]*|правил[а-џґ]* (_ )?(халял|кошер)[а-џґ]*( (та|і|й|або|чи) (халял|кошер)[а-џґ]*)?|(святку|відзнача)[а-џґ]* (_ ){0,3}(у|в|з|із) (груп|клас|сад|школ|пансіонат|готел|відділен|діть|підопічн)[а-џґ]*|заяв(і|ою) про травм[а-џґ]*|скільки (дітей|учнів|малюків) (_ ){0,2}(у|в) вашій (групі|школі|зміні)( [^?]{0,6}якого віку)?|скільки (дітей|учнів|малюків) (_ ){0,2}(у|в) вашому (класі|гуртку|загоні)',
    '(профспілка|церква|парафія|єпархія|партія|громада|синагога|мечеть) (_ ){0,3}(шукає|запрошує|потребує|набирає)|строк[а-џґ]* давності (_ )?борг[а-џґ]*|борг(и|ів) (ви )?(повернули|стягнули|списали)|(список|списк|таємниц|облік|реєстр)[а-џґ]* (_ )?членів профспілки',
    '(хрестин|весілл|поховальн|похорон|помин|хрещен|вінчан|ювіле)[а-џґ]*,? (та |і |й |чи |або )?(хрестин|весілл|похорон|помин|хрещен|вінчан|ювіле)[а-џґ]*( (та|і|й|чи|або) (хрестин|весілл|похорон|помин|хрещен|вінчан|ювіле)[а-џґ]*)?|(коров|кобил|вівц|свин|собак|кішк|теля|лоша)[а-џґ]* (_ )?(кульга|хворі|вагітн|худн)[а-џґ]*',
    // a guard detaining somebody, not somebody's own arrest
    'затрим(ати|увати|ує|уєте) (_ )?(людин[уи]|особ[уи]|осіб|покупц[а-џґ]*|порушник[а-џґ]*|відвідувач[а-џґ]*|злоді[а-џґ]*)',
    // tax credits, pay questions by a customer or manager, documents collected from a new hire
    'податков[а-џґ]+ кредит[а-џґ]*|(став|постав|включ|віднос|віднес|відобра|показу)[а-џґ]* (_ )?(в|у|до) (_ )?кредит[а-џґ]*|дебет[а-џґ]* (і |й |та |чи |або |з |не )*кредит[а-џґ]*|кредит[а-џґ]* (_ )?(пдв|рахунк|субрахунк|накладн)[а-џґ]*',
    '(каже|кажуть|питає|питають|запитує|запитують|перепитує|перепитують|спитав|спитала|спитали|запитав|запитала|запитали) (_ ){0,5}скільки (_ )?(на руки|чистими)',
    '(на|про) (заявк[а-џґ]*|запит[а-џґ]*|прохання|вимог[а-џґ]*|слова|фраз[а-џґ]*) (?<=[«„“"])(потрібн[а-џґ]*|потрібен|треба|дайте|шукаю|шукаємо|візьміть) (_ ){0,2}(хлоп|дівч|чолов|жін|мужик)[а-џґ]*',
    '(?<!(ви|вас|вам|ваш[а-џґ]*|маєте|свій|свої|покажіть|надішліть|принесіть|візьміть|чи) (_ ){0,4})(паспорт[а-џґ]*|номер[а-џґ]*|рнокпп|іпн|книжк[а-џґ]+|код[а-џґ]*)( і| та| й)? військово ?обліков[а-џґ]+ документ[а-џґ]*(?! (_ ){0,2}(є|нема|немає|відсутн[а-џґ]*|не|маєте|ваш[а-џґ]*|у вас|при собі|показ[а-џґ]*|обіця[а-џґ]*))',
    'раса подій|партії (товар~|продукт~|замовл~|поставк~)',
    '(резерв|відвантаж|спису|списа|поверта|поверне|поверну|блоку|заблок|марку|розподіл|перевоз|перевез|утиліз|відклада)[а-џґ]* (_ ){0,3}парті(я|ї|ю|єю)|(шукає|бере|спису|резервує)[а-џґ]* (_ ){0,2}(в|у|з|із) (_ )?партії|яка партія (_ ){0,2}(етикет|упаков|термінал|палет|ящик)[а-џґ]*',
    // male and female connectors, parent processes and drivers, grafted trees
    '(різьб|роз.єм|конектор|штекер|перехідник|кабел|з.єднан|фітинг|муфт|штуцер)[а-џґ]* (типу )?мама (і |та |й )?(тато|папа)(?! (_ ){0,2}(з вами|хвор|вдома|удома|на утриманні|живут))|мама папа|папа мама',
    '(процес|батьківський|сервіс|скрипт|воркер|перевізник|кур.єр|експедитор|клієнт|покупець|замовник) (_ ){0,3}(має|мусить|повинен|може|встигне|приїде) (_ ){0,2}забрати(?! (в|у|до) (армію|армії|війська|військо|тцк|фронт))',
    '(приживлюван|приживан)[а-џґ]+ (_ )?щепл[а-џґ]*|щеплен[а-џґ]+ (яблун|груш|виноград|троянд|сажан|живц|підщеп|черешн|слив|абрикос|персик|горіх)[а-џґ]*|(яблун|груш|виноград|троянд|сажанц|підщеп|черешн)[а-џґ]* (_ ){0,4}щеплен[а-џґ]*',
    // tattoo studios and styles, lists an employer submits
    'тату (графік[а-џґ]*|лайнворк[а-џґ]*|реалізм[а-џґ]*|майстер|майстра|майстром|студі[а-џґ]+|салон[а-џґ]*|ескіз[а-џґ]*|сеанс[а-џґ]*)|(подає|подавала|подавав|готує|готувала|готував|веде|вела|вів|звіряє|звіряла|звіряв) (_ )?(списк|звіт|повідомлен)[а-џґ]* (_ )?(до|для|з|із) тцк',
    // counts of cases, readers, clients and seasons
    '(розлучення|розірвання шлюбу|аліменти|поділ майна|опіка) (та |і |й )?((розлучення|розірвання шлюбу|аліменти|поділ майна|опіка) (та |і |й )?){0,3}[0-9]{2,3} (справ|позов|процес|рішен)[а-џґ]*|[0-9]{2,3} (справ|позов|процес)[а-џґ]* (_ )?(про|з|із|щодо|по) (розлучен|алімент|поділ)[а-џґ]*( (та|і|й) (розлучен|алімент|поділ)[а-џґ]*)?',
    '(?<!(маєте|має|мати|ваш[а-џґ]*|свої[а-џґ]*|у вас|народ[а-џґ]+|плану[а-џґ]+|хоч[а-џґ]+|хотіл[а-џґ]+|мрі[а-џґ]+|бажа[а-џґ]+) (_ ){0,2})[1-9][0-9]{1,3}\\s(дітей|діток|дошкільнят|малюків)(?! (_ ){0,2}(вдома|удома|своїх|власних))|(зібра|запису|записа|зня|змонтува|оцифрува|намалюва|висади|випусти|посади|надрукува)[а-џґ]+ (_ )?(з|із|разом з|разом із) (дітьми|учнями|школярами|гуртківцями) (_ ){0,2}[0-9]+',
    '(?<!(ваш[а-џґ]*|свої[а-џґ]*|її|його) )(пенсійні заяви|пенсійних заяв)(?! (_ )?(вже |уже )?(подал[аи]|подав|подано|написал[аи]|написав|подаєте|вже|уже)(?![а-џґ]))|(скарг|черг|звернен)[а-џґ]* (_ )?(_ )?(по|щодо|про|з|із|за) (_ ){0,3}заборгован[а-џґ]*',
    '(?<!(сво(є|го|їм)|власн[а-џґ]+|її|його|ваш[а-џґ]*|наш[а-џґ]*|після|буде|скоро|планує|мала|мав|було) (_ ){0,2})весілл[а-џґ]* (та |і |й |плюс |або )?(корпоратив|банкет|конференц|презентац)[а-џґ]*(?! (_ )?(у|в|на|цього|наступн[а-џґ]*|навесні|влітку|восени|взимку|пропуст[а-џґ]+)(?![а-џґ]))|(корпоратив|банкет|конференц)[а-џґ]*( та| і| й| плюс)? весілл[а-џґ]*|церква\\s?[-/]\\s?рацс(\\s?[-/]\\s?ресторан)?',
    '(?<!для нас )(лінійк|колекці|лекал|асортимент)[а-џґ]* (_ ){0,2}для вагітних(?! (_ ){0,2}(їй|вона|термін|уже|вже|носить)(?![а-џґ]))',
    '(раніше|торік|там|стало|тепер|зараз) (_ )?(було |був |була |мав |мала )?(0[.,][0-9]+|[0-9]+([.,][0-9]+)? ?%)(?! (від|з) (продаж|обороту|каси))|^ ?[0-9]{2,3} ставка [0-9]{1,2}(?=%)|партії вибори (_ )?(бюджет|комітет|депутат|сесі|рад)[а-џґ]*',
    // diameters in drawings and tables, surprising figures, swapped shifts
    '(під|до|за|на|від|ще)\\s?[øØ⌀∅]\\s?[0-9]+([.,][0-9]+)?|звідки така (велика |значна |мала |точна |дивна )?(різниц|розбіжн|похибк|цифр|сум|варт|ціна|кількіст|частк|оцінк|впевнен|точніст|швидкіст|затримк|тривал|вібраці|економі|норм|вимог|помилк|температур|напруг|вологіст|витрат|втрат)[а-џґ]*|друга зміна (_ ){0,5}(чи|або) (хтось|хто|можна|є)',
    '(дізна|спита|уточн|з.ясу|запита)[а-џґ]* (_ ){0,4}скільки на руки (виход|буд|плат|дают)[а-џґ]* (на|у|в) (цій|нас|нашій|нашому|цьому)|скільки на руки (виход|буд|плат|дают)[а-џґ]* (на|у|в) (цій (дільниці|лінії|зміні|бригаді)|цьому цеху|нашій|нашому|нас)(?! (_ )?(зараз|раніше))|скільки із суми на руки припадає',
    // waiting for a fitter, food delivered by van, calls from a shift
    '(перш|друг|трет|четверт)[а-џґ]+ чекає (_ )?на (наладчик|майстр|сервіс|ремонт|монтаж|запчаст|детал)[а-џґ]*|(борщ|суп|каш|обід|їж|страв|порці|вантаж)[а-џґ]* (_ )?(приїжджа|приїха)[а-џґ]*|дзвонить старш(ий|а)(?= бракує)',
    // «партія» as a batch of parts, beside a foreman, an inspection or a percentage; never a political party
    '(майст[а-џґ]+|технолог[а-џґ]*|начальник[а-џґ]* (цеху|дільниці|зміни)|втк|контролер[а-џґ]*) (_ ){0,2}(після|через) (_ )?партії|(після|через) (однієї|тієї|цієї|якоїсь|бракованої|першої|останньої) партії (_ ){0,4}(майст[а-џґ]+|технолог[а-џґ]*|втк|контролер[а-џґ]*|брак[а-џґ]*)',
    'що (_ ){0,2}(було|сталося|стало|вийшло|буде|зробили|робили|робити|зробите) (_ )?(з|із|зі) (тією|цією|такою|усією|всією|однією|рештою|бракованою) партією(?! (_ ){0,4}(вибор|рад|парламент|влад|політ)[а-џґ]*)',
    '(записує|записуємо) (_ ){0,2}(від |із |з )?впо|(свідчен[а-џґ]+|спогад[а-џґ]+)\\s(від |для |про )?впо|«[а-џґ]+ (і|та|й) (син|сини|сином|синами)»',
    // documents of a clinic, and a certificate the work requires
    '(картки|плани|протоколи|карти) лікування|(пояснює|пояснити|складає|складати|узгоджує|презентує|веде) план лікування',
    '(медичн[а-џґ]+ книжк[а-џґ]+|санітарн[а-џґ]+ книжк[а-џґ]+|санкнижк[а-џґ]+|медкнижк[а-џґ]+):? (_ ){0,2}медогляд (дійсний|чинний|до|пройден)[а-џґ]*',
    // diseases of animals only
    '(хвороб[а-џґ]+|вірус[а-џґ]*|спалах[а-џґ]*) (гамборо|ньюкасла|марека|ауєскі|тешена)|африканськ[а-џґ]+ чум[а-џґ]+|лейкоз[а-џґ]* (врх|худоби|корів|птиці)|(?<!(?<![а-џґ])(на|від|після) )(пташин[а-џґ]+ грип[а-џґ]*|грип[а-џґ]* птиці)',
    // cars that are sold, a rate on offer, accommodation an employer pays for
    '(?<!(?<![а-џґ])(сво[а-џґ]+|власн[а-џґ]+) )(є|маєте) (ви |у вас |зараз )*(_ )?(авто|машини?) (_ ){0,2}(на складі|на майданчику|у салоні|у шоурумі|в наявності|у наявності|на замовлення|на тест драйв|у дорозі|старш[а-џґ]+ за)|(продан|видан|замовлен|виставлен|демонстраційн|тестов|підмінн)(е|і|их|ого|ому|им|ими|ій|а|у|ої|ою) (?!(сво|власн))(_ )?(авто|автомобіл[а-џґ]*|машин[а-џґ]*)',
    '(рухається|рухатися|рухати|зрушити|підняти|підвищити|переглянути|зафіксован[а-џґ]+|фіксован[а-џґ]+|тверд[а-џґ]+|гнучк[а-џґ]+|тут|пропону[а-џґ]+|(у|в) (вакансії|оголошенні)|за (оголошенням|вакансією)|(цієї|нашої) посади|наш[а-џґ]+) (_ )?(ставк|оклад)[а-џґ]* [0-9]+( [0-9]{3})?( (тис|грн|гривень|тисяч))?(?! (_ ){0,4}(платили|платять вам|отримує|отримував|отримувала|зараз|там)(?![а-џґ]))|(ставк|оклад)[а-џґ]* [0-9]+( [0-9]{3})?( (тис|грн|гривень|тисяч))? (у|в) (бік|вакансії|оголошенні)',
    '(?<!(?<![а-џґ])(сам|сама|вам|їй|йому|його|її) )(компенсаці|відшкодуванн|оплат|дотаці)[а-џґ]+ (_ )?(оренди|найму|житла) ?(житла|квартири|кімнати)?|(((салон|компані|роботодав|фірм|підприємств|фабрик|заклад|господарств|готель|готел|лікарн)[а-џґ]*|ми) (_ )?(уз|вз|бер|віз|компенсу|оплачу|оплат|покри|надає|надасть|дає|дасть|платит|відшкоду|сплачу)[а-џґ]*|(уз|вз|бер|віз|компенсу|оплачу|оплат|покри|надає|надасть|дає|дасть|платит|відшкоду|сплачу)[а-џґ]* ((салон|компані|роботодав|фірм|підприємств|фабрик|заклад|господарств|готель|готел|лікарн)[а-џґ]*|ми)) (_ ){0,3}(оренд[а-џґ]+|найм[а-џґ]*) (житл|квартир|кімнат)[а-џґ]*(?! (_ ){0,3}(ваш|своє|своєї|у вас|сам|сама)(?![а-џґ]))',
    // cover for parental leave
    '(на місце|замість|на заміну) (_ ){0,3},? ?(яка|що) (зараз |скоро |невдовзі )?(йде|іде|пішла|піде) (в|у) декрет[а-џґ]*',
    // trust in a source or an instrument, and net pay offered by the employer
    '(джерел|словник|глосарі|довідник|показник|показам|прилад|документ|звіт|даним|цифр)[а-џґ]* (_ ){0,2}ви вірите|ви вірите (_ ){0,2}(джерел|словник|глосарі|довідник|показник|показам|прилад|документ|звіт|даним|цифр)[а-џґ]*',
    'не змагає(ться|тесь|теся|тися) за владу',
    '(зварник|оператор|механік|слюсар|токар|користувач|читач|майстер|тракторист|машиніст)[а-џґ]* (_ ){0,2}(упізна|впізна|знайде|знає|запускає|вмикає|обслуговує)[а-џґ]* свою машину',
    'на руки (_ )?(зі|з|із) (цієї |нашої |тієї )?ставки',
  ],
};

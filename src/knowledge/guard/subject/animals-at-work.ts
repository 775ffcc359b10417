import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { isAboutWork } from './about-work.ts';
import type { JobMatter } from './matter-line.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';

/** The topics that a line about animals at work would otherwise be found under. */
export const topicsOfAnimals: ReadonlySet<GuardTopic> = new Set(['health', 'pregnancy']);

/** Stems that mark a posting as work with animals. */
const workWithAnimals =
  /^(?:veterin|animal|livestock|dogs?$|cats?$|horse|cattle|herd|flock|broiler|chick|hatcher|hens?$|turkey|dairy|cows?$|calv|heifer|sheep|ewes?$|lambs?|pigs?$|sows?$|poultry|ветерин|твари|собак|котів|котам|кішк|кішок|худоб|коней|корів|птах|пташ|птиц|бройлер|курч|курк|несуч|інкубат|зоотехн|ветлік|поголів|свин)/u;

const flocks = '(flocks?|broilers?|chicks?|hens?|pullets?|layers|turkeys|poultry|birds|vet)';
const befallsFlocks =
  '(illness~|diseases?|sick|lame|limping|outbreaks?|vaccin~|medicat~|antibiotics?|mortality|injur~|allerg~|gumboro|newcastle|marek s|bird flu|avian influenza|coccidiosis|footpad~)';
const ukFlocks =
  '(птиц(я|і|ю|ею)|курчат~|курей|кури|курки|несуч~|бройлер~|індик~|індич~|качок|гусей|пташник~|поголів~|стад(о|а|у|і|ом)|молодняк~)';
const ukBefallsFlocks =
  '(хвороб(а|и|у|ою)|захворюван~|хвор(а|ої|у|і|их) (?=(птиц|курч|курей|бройлер|несуч)~)|спалах~|інфекці~|щепленн~|щеплю~|вакцин~|ліки|ліків|препарат~|антибіотик~|кульга(є|ють)|падіж|падеж~|вибракув~|грип~|пододерматит~)';

/** The animal patient, or its examination, medication and treatment. */
const atWork = new Phrases([
  'твари~|собак~|пес|пса|псу|цуцен~|щен(я|ят|ята)|кіт|кот(а|у|ом|і|ів|ам)|кішк~|кошен~|коров~|корів|телят~|кобил~|лоша~|свин~|вівц~|пацієнт~|власник~ тварин~|узд|ультразвук~|рентген~|датчик~|наркоз~|премедикац~|операційн~|стаціонар~|катетер~|крапельниц~|інтубац~',
  'animals?|dogs?|puppy|puppies|cats?|kittens?|horses?|mares?|foals?|cows?|calves|calf|cattle|ewes?|sows?|patients?|ultrasound|x ray|anaesth~|anesth~|theatre|catheter~|kennel~|ward',
  // herds
  'heifers?|herd|in calf|insemin~|serv(e|ed|ing|ice) (_ ){0,3}(cow~|herd)|bulling|lactation~|dr(y|ying) (_ )?off|dry cow~|(pregnancy|conception) (rate|rates|diagnos~|scan~|check~)|(lost|losing|lose|losses of|hold|held|holding) (the )?pregnanc~|pregnancies (_ ){0,3}(lost|held|kept|per)|hormone programme~|тільн~|осімен~|отел~|опорос~|сухост~',
  // a flock together with what happened to it: a bird alone does not make an illness part of the work
  `${befallsFlocks} (_ ){0,5}${flocks}|${flocks} (_ ){0,5}${befallsFlocks}`,
  `${ukBefallsFlocks} (_ ){0,5}${ukFlocks}|${ukFlocks} (_ ){0,5}${ukBefallsFlocks}`,
  '(ліки|препарат~|антибіотик~|вакцин~|хвороб~|схем~|рецепт~) (_ ){0,4}(ветлікар~|ветслужб~)|(ветлікар~|ветслужб~) (_ ){0,4}(ліки|препарат~|антибіотик~|вакцин~|хвороб~|схем~|рецепт~)|майданчик~ (_ ){0,8}хвороб~|хвороб~ (_ ){0,6}майданчик~',
]);

/** Words that make it somebody's own: a person it is said about, their body, documents and sick days. */
const own = new Phrases([
  '(у|в) (вас|тебе|неї|нього|кандидат~) (_ ){0,4}(є|були|хвор|хроніч|діагноз|алергі|травм|операці|інвалід|вагіт|протипоказ|здоров|спин)[а-џґ]*|ваш[а-џґ]* (_ ){0,2}(здоров|хвороб|діагноз|вагіт|щеплен|аналіз|узд|операці|травм|спин|алергі|стан)[а-џґ]*',
  '(хворі(ли|єте)|перехворіли|лікува(лися|лись)|лікуєтеся) ви|ви (_ ){0,3}(хвор(?!об)|перехвор|вагіт|здоров|лікує|лікува|перенес|прийма(єте|ли) (ліки|препарат)|лежали|курите)[а-џґ]*|вам (_ ){0,3}(робили|зробили|роблять|важко|боляче|ставили|видаляли|оперували)[а-џґ]*|(робили|зробили|були на|ходили на|пройшли|проходили) (_ )?(узд|рентген)(?! (_ ){0,2}(твари|собац|собак|кот|кіш|пацієнт))',
  'ви (_ ){0,2}(мали|маєте) (_ ){0,2}хвороб[а-џґ]*|^ ?(алергі|астм)[а-џґ]* (на (птиц|шерст|пір|пух|пил|тварин|котів|собак)|від|через)[а-џґ]*|(вас|вам|тебе|неї|нього|маєте|має|мала|мав|маєш) (_ ){0,3}(астм|алергі|діабет|рак(?![а-џґ])|епілепс|депресі|туберкульоз|гепатит|грижа|інсульт|мігрен)[а-џґ]*|^ ?(має|мала|мав|хворі(є|ла|в)|перехворі(в|ла)|після) (_ ){0,2}(хвор|астм|алергі|травм|операці|інфаркт|інсульт|грип)[а-џґ]*|(спина|спину|коліна|коліно|серце|поперек) (_ ){0,2}(бол|хвор|ломи)[а-џґ]*|бол(ить|іла|ять) (_ ){0,2}(спина|коліна|коліно|серце|поперек)|^ ?(хворі(є|ла|в)|перехворі(в|ла)|лікує(ться)|лікува(вся|лася))(?! (птиц|курчат|тварин|поголів)[а-џґ]*)|(сам|сама|себе|власн[а-џґ]+) (_ ){0,2}(хвор|здоров|алергі|астм)[а-џґ]*|(?<=(вона|він|кандидатка|оператор) )(боїться|уникає) (_ )?(птиц|хвороб)[а-џґ]*',
  '(кандидатк|кандидат|вона|він)[а-џґ]* (_ ){0,3}(хвор|вагіт|має|мала|мав|на лікарнян)[а-џґ]*|лікарнян~|декрет~|інвалідн~|медкнижк~|медогляд~|чи (є|маєте) (_ ){0,2}(хвор|хроніч|алергі|протипоказ|щеплен)[а-џґ]*',
  '(are|is|were|was|been) (you|she|he|they) (_ ){0,3}(ill|sick|pregnant|expecting|healthy|disabled|allergic|on medication)|(do|did|have|has) (you|she|he|they|the candidate) (_ ){0,4}(any )?(illness~|condition~|allerg~|disabilit~|surger~|operation~|injur~|health|medication|pregnan~|asthma|diabetes|epilepsy|depress~|cancer)|(have|had|has) (you|she|he) been (_ )?(ill|sick|unwell)|allergic to|^ ?limps|bad back|back pain|^ ?(has|had|suffers?|allergic|asthmatic|diabetic) (_ ){0,2}(asthma|allerg~|diabetes|epilepsy|injur~|illness|condition|disabilit~|from|to)',
  '(your|their|her|his|own) (own )?(_ )?(health|illness~|condition|pregnan~|injur~|back|operation|surgery|medication|sick)|sick (leave|days|notes?)|maternity|days off sick',
  '(you|she|he) (_ )?(need|needs|take|takes|took|use|uses|inject|injects|carry|carries|keep|keeps) (_ ){0,2}(painkillers|medication|meds|medicines?|insulin|inhaler|epipen|methadone|antidepressants|pills)|(insulin|drug|medication) (dependent|dependant)|(your|their|her|his|own) (own )?(insulin|medicines?|meds|painkillers|inhaler|epipen|methadone|antidepressants|pills)',
  'ви (_ )?(прийма|вжива|потребу|колете|носите)[а-џґ]* (_ ){0,2}(лік|інсулін|знеболю|снодійн|заспокійлив|антидепресант|інгалятор)[а-џґ]*|(ваш|сво)[а-џґ]* (_ )?(лік|інсулін|знеболю|снодійн|антидепресант|інгалятор)[а-џґ]*',
]);

/** Whether a whole normalised line is about the animals the posting's work deals with, and not about anybody's own. */
export function isAboutAnimalsAtWork(text: string, matter: JobMatter | undefined): boolean {
  return isAboutWork(text, matter, { stems: workWithAnimals, said: atWork, unless: own });
}

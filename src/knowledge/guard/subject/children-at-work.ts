import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { isAboutWork } from './about-work.ts';
import type { JobMatter } from './matter-line.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';

/** The topics that a line about children at work would otherwise be found under. */
export const topicsOfChildren: ReadonlySet<GuardTopic> = new Set(['children', 'family_plans', 'pregnancy']);

/** Stems that mark a posting as work with children. */
const workWithChildren =
  /^(?:child|ofst|safegu|foster|paediatr|pediatr|pupil|toddler|nurser|kindergarten|preschool|classroom|діт|дит(?:ин|яч|сад)|садо?ч?к|садоч|вихован|вихов|малю|учн|учен|дошкіл|школ|шкіл)/u;

/** Under these topics, such a word is about a birth, whatever the work is. */
const birth = /вагіт|народ|деторо|pregnan|birth|born|expecting/u;

/**
 * Where the children at work are, and who is with them. A building alone is not enough: one's own child goes there,
 * too.
 */
const atWork = new Phrases([
  'груп(а|и|і|у|ою)|тих(а|ої|у|ій) годин[аиіу]|укритт(я|і|ям)|прогулянк~|роздягальн~|методист~|напарниц~|наставниц~|помічни(ця|ці|цею)|асистент~|вихован(ець|ці|цем|ців|цями)|решт(а|и|у|і|ою) (дітей|групи|класу)|[0-9]+ (дітей|малюків) (у|в|на|з|з якими|сплять|сидять)',
  'сільськ[а-џґ]* садоч?к[а-џґ]*|вихователька (просить|питає|каже)|логопед~|команд(а|и|і|у) оцінки|(кому|хто|кого|котр~) (_ )?з (двох|трьох|чотирьох|п.яти) дітей|дитина (тягне|тягнула|дає|бере|показує|мовчить|повторює)',
  // catering for schools
  '(у|в) (садок|садки|садках|садку|школу|школі|школи|школах) (_ ){0,3}(бракує|не довезли|дзвон|порці)[а-џґ]*|дзвон[а-џґ]* (_ ){0,2}(у|в) (садок|садки|школу|школи|заклад[а-џґ]*)|хто годує дітей|(її|його|їх|страву|обід|борщ) їдять діти|діти (в|у) (школах|садках)',
  // children as patients or readers: opticians, dentists, libraries
  'children s (dispensing|clinic|frames?|glasses|spectacles|eyes?|appointments?|section|library|menu|books)|little (boy|girl) (_ )?(about|with|of|in|whose)|under 1[0-9]s (need|have|are|come|must)',
  // residents of a children's home
  'the children (say|said|says|rewrote|wrote|told|ask|asked|voted|complain|complained|chose|choose|know|knew)|children s (home|homes|meetings?|guide|voice|council|views|plans?|welcome book)|the same children (is|are|was|were)|missing episodes?',
  'key (child|children|person|worker)|circle time|nap time|room leader|toddler room|the rest of the (class|children|group)|[0-9]+ (children|pupils|toddlers) (in|at|on|asleep|and)',
]);

/** Words that make it somebody's own: possession, a household, childcare while somebody works. */
const own = new Phrases([
  '(ваш[а-џґ]*|сво(я|є|ї|їх|їм|їми|єї|єю|їй|ю)|власн~|рідн~) (_ ){0,2}(діт|дит|син|доч|доньк|мал|мам|мат|родин|сім|чад|школ|садо|садк)[а-џґ]*',
  '(у|в) (вас|тебе|неї|нього|кандидат~) (_ ){0,4}(є|скільки|ма(є|лен~)|двоє|троє|діт|дит|син|доньк|малю)[а-џґ]*|скільки (_ ){0,2}(у|в) вас (_ ){0,2}(дітей|малюків)',
  '(ма(єте|єш|ли)|чека(єте|ла)|плану(єте|є)|хочете|народи~|вихову(єте|ли) (сам|свої|двох|трьох)) (_ ){0,2}(діт|дит|мал|син|доньк|поповн)[а-џґ]*',
  '(поки|коли|якщо|доки|раз) ви (_ )?((на|у|в) (робот|змін)|працю)[а-џґ]*|(хто|з ким|на кого) (_ ){0,3}(забира|забере|веде|відвод|сидит|сидіт|диви|лиша|залиша|допомага|догляда)[а-џґ]*',
  '(?<=[?.!,] (а )?)сво(їх|ї|єї)(?= ?$|[?.!,]| у вас| є| теж| ще)|ви (самі |сам |сама )?(мама|мати|тато|батько|багатодітн~)|(кандидатк|кандидат|вона|він)[а-џґ]* (_ ){0,3}(має|ма(ла|в)|чекає|планує) (_ ){0,2}(діт|дит|мал)[а-џґ]*|лікарнян~|декрет~|удома|вдома',
  '(children|kids|sons|daughters) of (your|her|his) own',
  '(your|their|her|his|my|own) (own )?(_ )?(child|children|kids?|sons?|daughters?|baby|babies|toddlers?|family|mum|mother|little)[a-z]*|(do|did|have|has) (you|she|he|they|the candidate) (_ ){0,3}(have|got|any|planning|plan|want)?( _){0,2} (children|kids|child|toddlers)',
  '(who|whoever) (_ )?(looks after|minds|collects|picks up|has) (_ ){0,2}(the |them|children|kids)|(while|when) (you are|you re|she is|he is|you) (_ )?(at|on) (work|shift)|childcare|child care|maternity|at home|school run|(are|is) (you|she|he) (a )?(mum|mother|dad|father|parent)',
]);

/** Whether a whole normalised line is about the children the posting's work is for, and not about anybody's own. */
export function isAboutChildrenAtWork(text: string, matter: JobMatter | undefined): boolean {
  return !birth.test(text) && isAboutWork(text, matter, { stems: workWithChildren, said: atWork, unless: own });
}

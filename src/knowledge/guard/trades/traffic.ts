import type { Trade } from './trade.ts';

const trouble =
  '(snow|fog|ice|storms?|winds?|weather|floods?|flooding|thunderstorms?|volcanic ash|closures?|delays?|diversions?|cancellations?|breakdowns?|power cuts?|outages?|road ?works|congestion|no fuel|fuel shortages?|late (crew|aircraft|train|lorry))';
const others =
  '(atc|air traffic|air traffic control(lers?)?|controllers?|pilots?|cabin crew|crew|handlers?|baggage handlers?|security|border force|customs|port|ports|dock|dockers?|rail|railway|train|tube|metro|bus|ferry|hauliers?|haulage|postal|fuel|tanker drivers?|airline|airport|carrier|supplier|french|german|italian|belgian|spanish|general|one day|24 hour)';
/** Excludes a strike that somebody took part in or has an opinion on, which is private. */
const notTheirs =
  '(?<!(?<![a-z])((likes?|liked|loves?|wants?|join|joined|joining|support|supported|supporting|back|backed|led|lead|leading|organi[sz]ed?|called|part|work|worked|cross|crossed|vote|voted|think|thought|feel|felt|views?|opinion|stand|stood|side|sided|sympathi[sz]e[sd]?|striking|picketed|absent|dismissed|fired|sacked|off|out) (_ ){0,4}|(on|in) (an? |the |any )*))';
const notOfTheirs =
  '(?! (_ ){0,3}(you|she|he|they) (_ )?(joined|took|supported|led|organi[sz]ed|backed|went|were on|was on|walked|voted))';
/** Bird strikes at airports. */
const ofBirds =
  '(figures?|rates?|reports?|logs?|counts?|data|totals?|trends?|statistics|per (_ ){0,2}movements|(down|up|fell|fallen|cut|halved) (by|from|to)|(on|during|after) (approach|departure|take ?off|landing|climb|final|rotation))(?! (_ ){0,3}(you|she|he) (joined|led|organi[sz]ed))';

const ukTrouble =
  '(сніг|снігопад|туман|шторм|негод|ожелед|ожеледиц|вітер|злив|гроз|блокад|аварі|затримк|скасуван|обстріл|тривог|відключен|зламан|поломк|черг)[а-џґ]*';
const ukOthers =
  '(диспетчер|авіадиспетчер|пілот|перевізник|залізничник|вантажник|докер|водіїв|митник|прикордонник|фермер|авіакомпані|екіпаж|персоналу аеропорту|постачальник)[а-џґ]*';
const ukNotTheirs =
  '(?<!(?<![а-џґ])(участь|бра(в|ла|ли)|підтрим[а-џґ]+|ходи[а-џґ]+|організ[а-џґ]+|очол[а-џґ]+|вийш[а-џґ]+|вихо[а-џґ]+|вступ[а-џґ]+|дума[а-џґ]+|став(итесь|итеся|ишся)|звільн[а-џґ]+|голос[а-џґ]+) (_ ){0,4})';
const ukNotOfTheirs = '(?! (_ ){0,2}(ви|вона|він) (_ )?(підтрим|участ|бра|організ|очол|ходи|вийш|голос)[а-џґ]*)';

/**
 * Airports, airlines, ports, hauliers and businesses that depend on them: other people's strikes that disrupt
 * transport.
 */
export const traffic: Trade = {
  stems:
    /^(?:airport|airlin|aircraft|flight|aviation|turnaround|ramp|baggage|passenger|rail|ferry|ferries|ports?$|ship|freight|haul|logistic|courier|transport|timetab|sailing|tourist|bus(?:es)?$|traffic|customs|аеропорт|авіа|літак|рейс|пасажир|багаж|заліз|поїзд|потяг|порт|вантаж|логіст|перевез|перевіз|доставк|кур.єр|транспорт|турист|митн|кордон|маршрут)/u,
  things: {
    en: [
      `${trouble},? (or |and |plus |nor )?(an? |the |any )?(_ )?strikes?${notOfTheirs}`,
      `${notTheirs}strikes?,? (or |and |nor )?(an? |the |any |dense |heavy )*${trouble}`,
      `${notTheirs}(an? |the |any |another )?${others}( s)? strikes?${notOfTheirs}`,
      `${notTheirs}(an? |the |any |another )?strikes? (of|by|at|in) (the |our |french |german |local )*${others}${notOfTheirs}`,
      `${notTheirs}(a|the|that|any|another) strikes? (_ )?(stops?|stopped|closes?|closed|cancel~|delays?|delayed|hits?|grounds?|grounded|cuts?|shuts?|takes out|holds up|is (called|announced)|was (called|announced)|days?|timetable|notice)`,
      `${notTheirs}(because of|due to|owing to|(delayed|stopped|closed|cancelled|hit|grounded) by|in case of|the day of) (an?|the|another|this) strike${notOfTheirs}`,
      `${notTheirs}(an? |the |any |no |each |every |confirmed |reported )*strikes?,? ${ofBirds}`,
      `${notTheirs}(confirmed|reported|logged|damaging|dawn) strikes?(?! (ballot|vote|action|pay))${notOfTheirs}`,
      `(?<=(birds?|wildlife|gulls?|geese|species|habitat) ((?!(you|she|he|unit|team|crew|staff|officers?|controllers?)(?![a-z]))_ ){0,6})${notTheirs}(an?|the|any|no|each|every|which|fewer|more|of|[0-9]+) strikes?(?! (ballot|vote|action|pay))${notOfTheirs}`,
      '^ ?strikes?,? (_ ){0,3}(flights?|trains?|sailings?|departures|arrivals|rotations|stands|lorries)',
    ],
    uk: [
      `${ukTrouble},? (чи |або |та |і |й |а )?(_ )?страйк[а-џґ]*${ukNotOfTheirs}`,
      `${ukNotTheirs}страйк[а-џґ]*,? (чи |або |та |і |й )(_ )?${ukTrouble}`,
      `${ukNotTheirs}страйк[а-џґ]* (_ )?${ukOthers}${ukNotOfTheirs}`,
      `${ukNotTheirs}страйк[а-џґ]* (_ )?(у|в|на) (аеропорту|порту|порті|залізниці|кордоні|терміналі|митниці|вокзалі)${ukNotOfTheirs}`,
      `${ukNotTheirs}(через|внаслідок|на випадок|у разі|(зірвав|зірвало|зупинив|скасував|затримав|паралізував) (_ ){0,2}) ?страйк[а-џґ]*${ukNotOfTheirs}`,
      `${ukNotTheirs}страйк[а-џґ]* (зірвав|зупинив|скасував|затримав|паралізував|зупиняє|скасовує)`,
    ],
  },
};

import type { Trade } from './trade.ts';

/** Where somebody lives today, which nobody may ask, or that they do already. */
const notNow =
  '(?! (_ ){0,12}(now|already|today|currently|still|at the moment|at present|(do|are|have) you|your (home|house|flat|address))(?![a-z]))';

/** Posts whose holder lives near, to be called out: whether somebody would, were they to get it. */
export const onCall: Trade = {
  stems: /^(?:live|living|reside|call|standby|callout)$/u,
  things: {
    en: [
      `(?<!(?<![a-z])(where|which|what|how|who|why) (_ ){0,5})(would|could|will) you (then )?(be able to |be ready to |be willing to |agree to )?live within (_ ){1,3}(minutes?|mins|miles?|km|kilomet(re|er)s|hours?)${notNow}`,
    ],
    uk: [],
  },
};

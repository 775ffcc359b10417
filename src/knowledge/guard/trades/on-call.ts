import type { Trade } from './trade.ts';

/** Excludes where somebody lives today, which must not be asked. */
const notNow =
  '(?! (_ ){0,12}(now|already|today|currently|still|at the moment|at present|(do|are|have) you|your (home|house|flat|address))(?![a-z]))';

/** On-call posts whose holder must live nearby: whether somebody would move if they got the job. */
export const onCall: Trade = {
  stems: /^(?:live|living|reside|call|standby|callout)$/u,
  things: {
    en: [
      `(?<!(?<![a-z])(where|which|what|how|who|why) (_ ){0,5})(would|could|will) you (then )?(be able to |be ready to |be willing to |agree to )?live within (_ ){1,3}(minutes?|mins|miles?|km|kilomet(re|er)s|hours?)${notNow}`,
    ],
    uk: [],
  },
};

import type { Language } from '#contracts/common.ts';

/** Verbs for something not established; the subject is the candidate, the interviewers or nobody. */
const notReached = String.raw`(?:did(?: not|n['’]t)|could(?: not|n['’]t)|can(?:not| not|['’]t)|never|was(?: not|n['’]t) able to)`;
const clauseWord = String.raw`(?:how|whether|if|what|why|when|which|who|where)`;

interface Pattern {
  /** captures the open matter in the group `topic` */
  readonly found: RegExp;
  /** it always matches a fact or a term, whatever the words */
  readonly isFact?: true;
  /** it matches only what nobody asked about */
  readonly isUnreached?: true;
  /** it matches any topic of the conversation, which is open only if the note marks the sentence as open */
  readonly isOpenIfSaid?: true;
}

/** Wordings with which a sentence says what is open. */
export const openPatterns: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    {
      found:
        /(?:^|[.;:,(–—-]\s*|\b(?:and|to|please|must|should|i['’]d|we['’]d|worth|now|still|also|then)\s+)(?:check(?:ing)?|prob(?:e|ing)|verify(?:ing)?|clarify(?:ing)?|dig into|explore|find out|confirm|settle|ask|ask (?:him|her|them))\s+(?:more\s+)?(?:about\s+|on\s+|for\s+)?(?<topic>.+)/iu,
    },
    { found: /\bwants?\s+(?<topic>.+?)\s+(?:checked|clarified|probed|verified)\b/iu },
    {
      found: new RegExp(
        String.raw`\b(?:unclear|not (?:clear|sure|convinced)|open|unsure)\s+(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found: new RegExp(
        String.raw`\b(?:${notReached}|hard to)\s+(?:really\s+)?(?:get (?:at|to)|say|tell|explain|show|ask|establish|make out|work out|find out|see|judge|learn|settle|hear)\s+(?:me\s+|us\s+)?(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found:
        /\b(?:weak|weaker|thin|thinner|vague|vaguer|light|shaky|hesitant|less (?:convincing|sure|strong|certain))\s+(?:on|about|in|around|with|at)\s+(?<topic>.+)/iu,
    },
    {
      found: new RegExp(
        String.raw`\b(?:vague|vaguer|evasive|unsure)\s+(?:about|on)\s+(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found: new RegExp(
        String.raw`\b${notReached}\s+(?:really\s+)?(?:ask(?:ed)?(?: about)?|cover(?:ed)?|(?:get|got) (?:a?round )?to|reach(?:ed)?|discuss(?:ed)?|talk(?:ed)? about|go into|went into|touch(?:ed)?(?: on)?)\s+(?<topic>.+)`,
        'iu',
      ),
      isUnreached: true,
    },
    {
      found: new RegExp(
        String.raw`\b${notReached}\s+(?:really\s+)?(?:named?|explain(?:ed)?|(?:tell|give|show) (?:me|us))\s+(?<topic>.+)`,
        'iu',
      ),
    },
    { found: /\b(?:would(?: not|n['’]t) be drawn|kept quiet|said little|evasive)\s+(?:on|about)\s+(?<topic>.+)/iu },
    {
      found: new RegExp(
        String.raw`\b(?:stepped (?:a?round)|sidestepped|dodged|avoided saying|skirted(?: round)?)\s+(?<topic>${clauseWord}\s.+)`,
        'iu',
      ),
    },
    {
      found: /\b(?:nobody|no one|none of us)\s+(?:has |have )?asked\s+(?:(?:him|her|them)\s+)?about\s+(?<topic>.+)/iu,
      isUnreached: true,
    },
    {
      found:
        /\b(?:did(?: not|n['’]t) have time|no time|ran out of time|time ran out)\s+(?:for|to (?:ask|talk) about|before (?:I|we) could (?:ask|talk) about)\s+(?<topic>.+)/iu,
      isUnreached: true,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,50}?):?\s+(?:(?:was|were)\s+)?(?:not|never)\s+(?:discussed|covered|settled|raised|agreed|talked about|asked about)\b/iu,
      isFact: true,
      isUnreached: true,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,50}?)\s+(?:side\s+)?(?:(?:was|is|stayed|remained|seemed|looked)\s+)?(?:weak|weaker|thin|thinner|vague|unclear|untested)\b(?! (?:how|whether|if|what|why|when|which|who|where)\b)/iu,
    },
    {
      found:
        /^(?<topic>[^.,;:]{2,60}?)\s+(?:(?:we|was|were|is|are)\s+)*(?:left|put off) (?:for|to|until) (?:another|a later|the (?:next|last))\b/iu,
      isFact: true,
      isUnreached: true,
    },
    {
      found: /^(?:and |but |also,? |so,? )*(?<topic>(?:would|will|can|could|is|does|has) (?:he|she|they)\s[^?]+)\?$/iu,
      isFact: true,
    },
    {
      found: new RegExp(
        String.raw`(?:^|[,;:]\s*|\b(?:I|we|when|if|and)\s+)(?:I\s+|we\s+)?asked\s+(?:him\s+|her\s+|them\s+)?(?<topic>${clauseWord}\s[^,;:]+?)(?:,|\s(?:he|she|they|the answer)\s)`,
        'iu',
      ),
      isOpenIfSaid: true,
    },
    {
      found:
        /(?:^|[,;:]\s*|\b(?:I|we|when|if|and)\s+)(?:I\s+|we\s+)?asked\s+(?:him\s+|her\s+|them\s+)?about\s+(?<topic>[^,;:]+?)(?:,|\s(?:he|she|they|the answer)\s)/iu,
      isOpenIfSaid: true,
    },
    { found: new RegExp(String.raw`^(?<topic>${clauseWord}\s[^;:]+)`, 'iu'), isOpenIfSaid: true },
    { found: /^(?:on|about)\s+(?<topic>[^,;:]{3,60}?),?\s(?:he|she|they)\s/iu, isOpenIfSaid: true },
    { found: /^(?<topic>[\p{L}\p{N}][^.,;:“"]{2,45}):\s/iu, isOpenIfSaid: true },
  ],
  uk: [
    {
      found:
        /(?:^|[,;]\s*)(?<topic>[^,.;]{6,60}?)\s+(?:розібрати|перевірити|уточнити|обговорити)\s+(?:докладно|детально|окремо|глибше)/iu,
    },
    {
      found:
        /(?<!\p{L})(?:перевірити|уточнити|з['’ʼ]ясувати|розібрати|розпитати|спитати|запитати|перепитати)[,:]?\s+(?:ще\s+)?(?:про\s+|щодо\s+)?(?<topic>.+)/iu,
    },
    {
      found:
        /(?<!\p{L})(?:незрозуміл\p{L}+|не\s?ясн\p{L}+|не зрозуміло|відкрит\p{L}+(?: питання)?)[,:]?\s+(?<topic>(?:як|чи|чому|що|кого|коли|наскільки|скільки|хто|де)\s.+)/iu,
    },
    {
      found:
        /(?:^|[,;:–—-]\s*|\s(?:але|а|та|і|й)\s+)(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим|ким)\s[^,;–—]+?),?\s*[–—-]?\s*(?:(?:я|ми|теж|також|досі|так|і|й)\s+)*не (?:почу|зрозумі|дізна|з['’ʼ]ясу|домов|обговор|пита|спита|поясн|назва|сказа|згада|пригада|розпові|розкри|продума|переві|встиг)\p{L}*/iu,
    },
    {
      found:
        /(?<!\p{L})не (?:(?:зміг|змогла|захотів|захотіла|схотів|схотіла) )?(?:поясни|розпові|назва|сказа|уточни|показа|зрозумі|дізна|з['’ʼ]ясува|говори|пита|спита)\p{L}*,?\s+(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|звідки|чи|чим|ким)\s.+)/iu,
    },
    {
      found:
        /(?:^|[,;]\s*)(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим)\s[^,;–—]+?),\s+(?:відпові|поясн|сказа|розпові)\p{L}+ (?:коротко|загальн\p{L}+|поверхов\p{L}+|ухильно|неохоче|побіжно)/iu,
    },
    {
      found:
        /^(?:на питання )?(?<topic>(?:по|щодо|про)\s+[^.,;:]{3,60}?)\s+(?:(?:відпові|говор|сказа|розпові|розказ|поясн)\p{L}+\s+(?:\p{L}+\s+)?(?:загальн\p{L}+|коротко|мало|поверхов\p{L}+|непевн\p{L}+|нечітко|ухильно|неохоче|плутан\p{L}+|розмито|обтічно|скупо|однією|двома|нічого)|коротко|мало|загально|обмеж\p{L}+|перев\p{L}+ розмову|спочатку плута\p{L}+|плута\p{L}+|мовча\p{L}+|промовча\p{L}+)/iu,
    },
    { found: /(?<!\p{L})(?:слабк\p{L}*|поверхов\p{L}*|непевн\p{L}*|бракує)\s+(?<topic>(?:щодо|про|по)\s+.+)/iu },
    { found: /(?:^|;\s*)(?<topic>[^;.]{6,80}?)\s*[\u2013\u2014-]\s*(?:уник\p{L}+|відпові\p{L}+ загально)/iu },
    {
      found:
        /(?<!\p{L})не (?:питали|говорили|обговорили|торкнулися|дійшли до|встигли (?:обговорити|спитати)?)\s+(?<topic>(?:про\s+)?.+)/iu,
      isUnreached: true,
    },
    { found: /^(?<topic>[^.,;:]{3,50}?)\s+не (?:назва|розкри|поясни|згада)\p{L}+$/iu },
    {
      found: /^(?<topic>про\s+[^.,;:]{3,40}?)\s+(?:говорити\s+)?не (?:стали|говорили|питали|домовилися)$/iu,
      isFact: true,
      isUnreached: true,
    },
    { found: /^(?:і |а |та |але )*(?<topic>(?:чи|чому|коли|скільки)\s[^?]+)\?$/iu, isFact: true },
    {
      found:
        /(?:коли|як) (?:я |ми |її |його )*(?:с?пита|запита)\p{L}+,\s+(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим)\s[^,;–—]+?),/iu,
      isOpenIfSaid: true,
    },
    {
      found:
        /на (?:за)?питання,?\s+(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим|про)\s[^,;–—]+?)(?:,|\s(?:сказа|назва|відпові|поча|говори|поясн)\p{L}+)/iu,
      isOpenIfSaid: true,
    },
    {
      found: /^(?<topic>(?:що|як|чому|скільки|хто|де|коли|куди|чи|звідки|чим)\s[^;:–—]+?)\s*(?:,(?!\d)|:|\s[–—-])\s/iu,
      isOpenIfSaid: true,
    },
    {
      found:
        /^(?<topic>(?:по|щодо|про)\s+[^.,;:]{3,60}?)\s+(?:сказа|назва|відпові|говор|поясн|розпові|згада|пита|спита)\p{L}+/iu,
      isOpenIfSaid: true,
    },
    {
      found:
        /^(?<topic>[^.,;:«»]{3,50}?)\s+(?:поясн|опис|назва|розкри|розказ)\p{L}+\s+(?:загальн\p{L}+|коротко|поверхов\p{L}+|нечітко|побіжно|плутано)/iu,
      isOpenIfSaid: true,
    },
    { found: /^(?<topic>[\p{L}\p{N}][^.,;:«»]{2,45}):\s/iu, isOpenIfSaid: true },
  ],
};

import type { Language } from '#contracts/common.ts';

/** A month after a figure, which makes it a date and no rate. */
const ukMonth = '(січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд)';

/**
 * Phrases about the terms of a job and the measures of its work: pay, days of a month, conditions of an offer, a team's
 * rate; harmless in any job. What the candidate has or had is in none of them.
 */
export const saidOfTerms: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // pay that somebody wishes for
    'expecting (around |about |roughly |some |at least |up to |between |from |a salary of |pay of )*[0-9]{2,3}([^a-z0-9]{1,3}[0-9]{3}|k(?![a-z]))',
    '(on|as a|one|under the) conditions? of (the|an|any|our|your|this|each) (job )?offer',
    'in charge of (the|a|an|our|each|every|it|them|this|that)',
    // a furnace is charged
    '(?<!(face|faced|faces|facing|pending|criminal|any|the|of|on|your|her|his|their|dropped|drop|brought|police) )charges?( (and|or) rakes?)? under supervision',
    '(charge|charges|charging|charged) (a|the|each|every|one|that|this) ((electric|gas|second|first|next|hot|cold) )*(cremators?|kilns?|furnaces?|retorts?|ovens?|cupolas?|boilers?)',
    '(once|twice|two times|three times|four times) (a|each|every|per) month',
  ],
  uk: [
    '(раз|двічі|тричі|чотири рази|кілька разів|[0-9]+ рази?|[0-9]+ разів) (на|у|в) місяць',
    // what a service is called to
    'лікарнян(ий|ого|ому|им|і|их|ими) (виклик|дзвінк|дзвінок|переклад|прийом|розмов)[а-џґ]*',
    // a team's rate
    `(?<!(ваш|твої|його|її|свої)[а-џґ]* )лікарнян(і|их) ((у|в) (групі|команді|відділі|службі) )?((впали|знизили|зменшили|скоротили|зросли|виросли)[а-џґ]* )?(з|із|від) [0-9]+([^а-џґ]{1,3}[0-9]+)?[^а-џґ]{1,3}(до|на) [0-9]+([^а-џґ0-9]{1,3}[0-9]+)?(?![^а-џґ]*${ukMonth})`,
    // a language of the work
    '(?<!(чи|яка|хіба) )ужм рідна(?! (вам|для вас|чи))',
  ],
};

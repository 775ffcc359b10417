import { askedFacts, askedPhrases, orientationAcross } from '#knowledge/guard/contexts/asked-in-context.ts';
import { askedInPassing } from '#knowledge/guard/contexts/asked-in-passing.ts';
import { ageAcross, askedInRiddles, pregnancyAcross } from '#knowledge/guard/contexts/asked-in-riddles.ts';
import { concludedFacts } from '#knowledge/guard/contexts/concluded-facts.ts';
import { conclusions, onTheRoad } from '#knowledge/guard/contexts/lawful-contexts.ts';
import { carWanted, wantedFacts } from '#knowledge/guard/contexts/wanted-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';
import { insteadOf } from './instead-of.ts';
import { privateTopics } from './private-topics.ts';

/**
 * Words that mean little alone but enough where a candidate is asked about them, a note concludes from them, or an
 * advert demands them.
 */
export const contextRules: readonly GuardRule[] = [
  ...privateTopics.flatMap(({ topic, name, plainId }) => {
    const wanted = wantedFacts[topic];
    const asked = [askedPhrases[topic], askedInPassing[topic], askedInRiddles[topic]];
    return [
      insteadOf(plainId, `${name}.asked-about`, ['question'], {
        // One set of phrases for all: every further set costs a lookup per word.
        phrases: {
          en: asked.flatMap((phrases) => phrases?.en ?? []),
          uk: asked.flatMap((phrases) => phrases?.uk ?? []),
        },
        // A remark about colleagues or parents may lead up to the question.
        namesOthers: true,
        facts: askedFacts[topic],
      }),
      insteadOf(topic === 'photo' ? 'photo.looks' : plainId, `${name}.concluded`, ['note'], {
        facts: concludedFacts[topic],
        given: conclusions,
      }),
      ...(wanted ? [insteadOf(plainId, `${name}.turned-away`, ['advert'], { facts: wanted })] : []),
    ];
  }),
  insteadOf('property.owned', 'property.car', ['advert'], { facts: carWanted, unless: onTheRoad }),
  insteadOf('age.years', 'age.remarked', ['question'], { phrases: ageAcross, isAcrossSentences: true }),
  insteadOf('pregnancy.state', 'pregnancy.remarked', ['question'], {
    phrases: pregnancyAcross,
    isAcrossSentences: true,
  }),
  insteadOf('orientation.asked', 'orientation.remarked', ['question'], {
    phrases: orientationAcross,
    isAcrossSentences: true,
  }),
];

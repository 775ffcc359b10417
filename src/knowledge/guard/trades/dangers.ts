import type { Trade } from './trade.ts';

const nobodys = '(?!(you|your|yourself|she|her|herself|he|him|his|himself)(?![a-z]))';
/** Excludes somebody who already has the condition, which is private. */
const notHad =
  '(?<!(?<![a-z])(have|has|had|having|got|get|getting|suffer|suffers|suffered|with|your|his|her|my|own|any|you|she|he) (_ ){0,2})';
const notWhose = `(?! (_ ){0,3}(do|did|have|has|are|were) you(?![a-z]))`;
const substance =
  '(dusts?|fumes?|vapou?rs?|mists?|sprays?|dyes?|dyestuffs?|solvents?|isocyanates?|asbestos|silica|flour|chlorine|ammonia|acids?|alkalis?|caustic|resins?|bleach|chemicals?|powders?|spores|mould|smoke|lead|epoxy|exposure|it|they|this|which|that)';
const disease =
  '(asthma|silicosis|asbestosis|cancers?|dermatitis|eczema|bronchitis|allerg(y|ies)|lung (disease|damage)|burns|blindness|hearing loss|copd|mesothelioma|illness|disease)';
const makes =
  '(give|gives|gave|giving|cause|causes|caused|causing|bring on|brings on|trigger|triggers|triggered|leads? to|led to|leaves?|mean|means)';

const ukSubstance =
  '(пил|пилу|пилок|пари|випари|випарів|дим|аміак|аміаку|кислот|розчинник|барвник|борошн|кварц|азбест|хлор|луг|реагент|клей|клею|фарб|лак|він|вони|це|що|який|яка)[а-џґ]*';
const ukDisease = '(астм|алергі|силікоз|азбестоз|рак|опік|бронхіт|дерматит|екзем|отруєнн|набряк|пневмоні)[а-џґ]*';
const ukMakes = '(спричин|виклик|виклич|призвод|призвед|провоку|дає|дати|дають)[а-џґ]*';
const ukNobodys = '(?!(ви|вам|вас|вами|ваш[а-џґ]*|їй|йому|її|його|неї|нього|собі)(?![а-џґ]))';

/** Work with hazardous substances: what dust or fumes do to workers. */
export const dangers: Trade = {
  stems:
    /^(?:coshh|chemic|chemis|dust|dusts|fume|dye|dyes|dyed|dyein|dyehous|dyestuff|solvent|asbest|silica|isocyan|flour|acid|alkali|resin|weld|welder|welding|substanc|hazard|effluent|bleach|paint|spray|ammonia|хіміч|аміак|аміач|кислот|розчинник|барвник|борошн|азбест|хлор|реагент|зварю|зварник|фарбу|пил$|пилу$|небезпечн)/u,
  things: {
    en: [
      `${notHad}${substance} (${nobodys}_ ){0,4}${makes} (${nobodys}_ ){0,4}${disease}${notWhose}`,
      `${notHad}(occupational|work related|flour|dye|isocyanate|baker s|bakers|weighers?|welders?) ${disease}(?= (in|from|cases?|risk|register|reports?|is|that|for|can|stays|comes|surveillance))${notWhose}`,
      `${notHad}${disease} (from|through|caused by) (the |reactive |raw |fine |breathing )*${substance}${notWhose}`,
      `${notHad}(risk|danger|hazard|chance) of (_ )?${disease}(?! (_ ){0,3}(you|she|he|your|her|his)(?![a-z]))`,
    ],
    uk: [
      `${ukSubstance} (${ukNobodys}_ ){0,3}${ukMakes} (${ukNobodys}_ ){0,3}${ukDisease}(?! (_ ){0,3}(у вас|вам|вас|ви (маєте|мали|хворієте)|у неї|у нього)(?![а-џґ]))`,
    ],
  },
};

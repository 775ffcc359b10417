import type { Trade } from './trade.ts';

/** Excludes service in the navy. */
const notServed =
  '(?<!(?<![a-z])((in|the|royal|merchant|us|indian|polish|ukrainian|army|raf|forces|ex|former|your|his|her|their|join|joined|joining|left|leave|leaving|serve|served|serving|from|military|were|are|you|she|he) |(army|raf|forces|marines) (and|or) ))';
const notService =
  '(?! (_ ){0,2}(reserv~|veterans?|officers?|m[ae]n|wi(fe|ves)|spouse|service|days|career|background|pension|divers?|cooks?|commander|captain|ratings?|stint|discharge~|training|base|brat|famil(y|ies)|seals?|ships?|experience|posting|tours?|army|raf|forces|marines|before|obligations?|commitments?|uniform))(?! (_ ){0,4}(you|she|he) (_ )?(serve|served|join|joined|left|leave|go|went|enlist~))';
const looks =
  '(reads?|looks?|looked|comes?|came|bleeds?|bled|fades?|faded|stains?|stained|crocks?|rubs?|washes|washed|dries|dried|matches|matched|runs?|ran|goes|went|is|was|still|lots?|shades?|recipes?)';
const shade =
  '(weak|dull|red|redder|green|greener|thin|light|lighter|dark|darker|deep|full|flat|uneven|unlevel|patchy|shade|shades|short|strong|off|out|on|again|level|lots?|recipes?)';

const handled =
  '(got|get|match|matched|dye|dyed|pass|passed|run|ran|rerun|hold|held|soap|soaped|rework|reworked|strip|stripped|shade|shaded|correct|corrected|redye|redyed|load|loaded)';

/** Dyehouses, printers and textile makers: navy is a colour there. */
export const dyes: Trade = {
  stems:
    /^(?:dye|dyes|dyed|dyein|dyehous|dyestuff|dyer|dyers|shad|shade|shades|colour|fabric|cotton|viscos|textil|yarn|knit|knits|denim|garment|datacolor|pigment|cloth|cloths|tailor|sewing|weav|weave|weaver|weaving|spinn|wool)/u,
  things: {
    en: [
      `${notServed}navy${notService}`,
      `(?<=(the) )navy (_ )?${looks} (_ ){0,2}${shade}`,
      '(?<=(the) )navy lots?(?! (_ )?(you|are|were|have|who|there|on board)(?![a-z]))',
      `(?<=(${handled} (the|a|every|each) ))navy${notService}`,
    ],
    uk: [],
  },
};

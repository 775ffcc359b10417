// Numbers that measure nothing: dates, language and pay grades, versions and standards, telephone numbers.
const noFigures = [
  /(?:\+|\b0)\d[\d\s()-]{7,}\d/gu,
  /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/gu,
  /\b(?:19|20)\d{2}\b(?!\s?(?:%|users|customers|користувач|клієнт|грн|€|\$))/gu,
  /(?<![\p{L}\d])[a-cа-с][12](?![\p{L}\d])/giu,
  /(?<!\p{L})(?:iso|дсту|гост|en|rfc|iec|python|java|php|node(?:\.js)?|angular|vue|react|windows|android|ios|sap|1c|1с|office|html|css|c\+\+|net|postgresql|mysql|oracle|http|ipv|s|p|g|v|version|версі[яїю]|level|grade|рівень|рівня|розряд\p{L}*|категорі\p{L}*|group|групи?|form|форм\p{L}*|№|no\.?)[\s.-]?\d[\d.:]*/giu,
  /\d+(?:-?(?:й|го|му|ї|ї))?\s?(?:розряд|категорі)\p{L}*/giu,
  /(?<=\p{L})\d+/gu,
];

/** Whether a line measures something. */
export function hasFigure(quote: string): boolean {
  const left = noFigures.reduce((text, pattern) => text.replace(pattern, ' '), quote);
  return /(?<![\p{L}\d])\d/u.test(left);
}

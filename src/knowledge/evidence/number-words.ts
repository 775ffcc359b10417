/** The numbers 1 to 19 in words. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:one|once|одн(?:а|е|у|ого|ій|ої|ому|им)|один)$/u, 1],
  [/^(?:two|twice|два|дві|двох|двом|двома|двічі|двоє)$/u, 2],
  [/^(?:three|три|трьох|трьом|трьома|тричі|троє)$/u, 3],
  [/^(?:four|чотир(?:и|ьох|ьом|ма)|четверо)$/u, 4],
  [/^(?:five|п['’ʼ]ят(?:ь|и|ьох|ьом|еро))$/u, 5],
  [/^(?:six|шіст(?:ь|ьох)|шести|шестеро)$/u, 6],
  [/^(?:seven|сім|сімох|семи|семеро)$/u, 7],
  [/^(?:eight|вісім|вісьмох|восьми|восьмеро)$/u, 8],
  [/^(?:nine|дев['’ʼ]ят(?:ь|и|ьох|еро))$/u, 9],
  [/^(?:ten|десят(?:ь|и|ьох|еро))$/u, 10],
  [/^(?:eleven|одинадцят(?:ь|и|ьох))$/u, 11],
  [/^(?:twelve|дванадцят(?:ь|и|ьох))$/u, 12],
  [/^(?:thirteen|тринадцят(?:ь|и|ьох))$/u, 13],
  [/^(?:fourteen|чотирнадцят(?:ь|и|ьох))$/u, 14],
  [/^(?:fifteen|п['’ʼ]ятнадцят(?:ь|и|ьох))$/u, 15],
  [/^(?:sixteen|шістнадцят(?:ь|и|ьох))$/u, 16],
  [/^(?:seventeen|сімнадцят(?:ь|и|ьох))$/u, 17],
  [/^(?:eighteen|вісімнадцят(?:ь|и|ьох))$/u, 18],
  [/^(?:nineteen|дев['’ʼ]ятнадцят(?:ь|и|ьох))$/u, 19],
];
const tens: readonly (readonly [RegExp, number])[] = [
  [/^(?:twenty|двадцят(?:ь|и|ьох))$/u, 20],
  [/^(?:thirty|тридцят(?:ь|и|ьох))$/u, 30],
  [/^(?:forty|сорок|сорока)$/u, 40],
  [/^(?:fifty|п['’ʼ]ятдесят(?:и|ьох)?)$/u, 50],
  [/^(?:sixty|шістдесят(?:и|ьох)?)$/u, 60],
  [/^(?:seventy|сімдесят(?:и|ьох)?)$/u, 70],
  [/^(?:eighty|вісімдесят(?:и|ьох)?)$/u, 80],
  [/^(?:ninety|дев['’ʼ]яносто)$/u, 90],
];

/** The numbers that a text spells out in words: "one week in four" gives 1 and 4. */
export function numbersInWords(text: string): readonly number[] {
  const words = text.toLowerCase().match(/\p{L}+(?:['’ʼ]\p{L}+)*/gu) ?? [];
  return words.flatMap((word, at) => {
    const ten = numberOf(tens, word);
    if (ten === undefined) return numberOf(units, word) ?? [];
    const unit = numberOf(units, words[at + 1] ?? '');
    return unit === undefined || unit > 9 ? [ten] : [ten, ten + unit];
  });
}

function numberOf(numbers: readonly (readonly [RegExp, number])[], word: string): number | undefined {
  return numbers.find(([pattern]) => pattern.test(word))?.[1];
}

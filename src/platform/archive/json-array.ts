/** Values as one JSON array, written as they come. */
export async function* jsonArray(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const value of values) {
    yield `${separator}${JSON.stringify(value, null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

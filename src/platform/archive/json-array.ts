/** Streams values as one JSON array. */
export async function* jsonArray(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const value of values) {
    yield `${separator}${JSON.stringify(value, null, 2)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

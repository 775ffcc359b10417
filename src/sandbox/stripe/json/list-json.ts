export function listJson(url: string, data: readonly unknown[]): object {
  return { object: 'list', data, has_more: false, url };
}

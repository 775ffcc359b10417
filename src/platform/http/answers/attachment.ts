/** Content-Disposition for a file download; escapes any characters in the name (RFC 8187). */
export function attachment(name: string): string {
  // characters that encodeURIComponent keeps but RFC 8187 does not allow
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Headers for a file with personal data: download, no content sniffing, no caching. */
export function fileHeaders(mediaType: string, fileName: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': attachment(fileName),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

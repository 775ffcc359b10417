/** Content-Disposition of a file to be saved under this name, whatever is in it (RFC 8187). */
export function attachment(name: string): string {
  // of what encodeURIComponent leaves alone, these are not allowed
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Headers of a file with personal data: saved, read as nothing but its media type, and kept in no cache. */
export function fileHeaders(mediaType: string, fileName: string): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': attachment(fileName),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

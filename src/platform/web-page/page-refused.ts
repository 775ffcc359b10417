/** The page cannot be fetched. The caller is not told why, as the reason would allow scanning a network. */
export class PageRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`page not read: ${reason}`, options);
    this.name = 'PageRefused';
  }
}

/** A page that is not read, whatever the reason: the one who asked is not told which, or could scan a network with it. */
export class PageRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`page not read: ${reason}`, options);
    this.name = 'PageRefused';
  }
}

export interface Mail {
  /** permanent id of the mail, by which a mail server can detect duplicates */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Hands a mail to the mail server; resolves once the server has accepted it.
   *
   * @throws MailRefused if a retry cannot help; MailNotTaken if it may
   */
  send(mail: Mail): Promise<void>;
}

/**
 * The server rejected the mail permanently, such as for an unknown mailbox. Without the server's text, which may
 * contain the address.
 */
export class MailRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the mail server refused the mail with ${status}`);
    this.name = 'MailRefused';
    this.status = status;
  }
}

/** The server is down, busy, or rejects us rather than the mail. */
export class MailNotTaken extends Error {
  constructor(reason: string) {
    super(`the mail was not taken: ${reason}`);
    this.name = 'MailNotTaken';
  }
}

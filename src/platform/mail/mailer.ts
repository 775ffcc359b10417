export interface Mail {
  /** names the mail for good: a mail server that sees it twice can tell */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Hands a mail to the mail server; when it returns, the server has taken it.
   *
   * @throws MailRefused when trying again cannot help; MailNotTaken when it may
   */
  send(mail: Mail): Promise<void>;
}

/** The server refused for good: no such mailbox, say. Carries no text of the server, which may name the address. */
export class MailRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the mail server refused the mail with ${status}`);
    this.name = 'MailRefused';
    this.status = status;
  }
}

/** The server is away, busy, or refuses us and not the mail. */
export class MailNotTaken extends Error {
  constructor(reason: string) {
    super(`the mail was not taken: ${reason}`);
    this.name = 'MailNotTaken';
  }
}

/** A mail that a module sends. Its texts are under its name in `locales/<language>/emails.json`. */
export interface MailTemplate {
  readonly name: string;
  /** values of `{{name}}` in the texts and in `actionPath` */
  readonly parameters: { parse(given: unknown): MailParameters };
  /** the parameter shown large, on a line of its own */
  readonly highlight?: string;
  /** target of the button, below the public URL; its label is the text `action` */
  readonly actionPath?: string;
  /** target of a plain link below the button; its label is the text `second` */
  readonly secondPath?: string;
}

/** A template with typed parameters. */
export interface MailTemplateOf<Parameters extends MailParameters> extends MailTemplate {
  readonly parameters: { parse(given: unknown): Parameters };
  readonly highlight?: keyof Parameters & string;
}

export type MailParameters = Readonly<Record<string, string>>;

/** A mail that a module sends. Its texts are under its name in `locales/<language>/emails.json`. */
export interface MailTemplate {
  readonly name: string;
  /** what `{{name}}` in the texts and in `actionPath` stands for */
  readonly parameters: { parse(given: unknown): MailParameters };
  /** the parameter that is shown large, on a line of its own */
  readonly highlight?: string;
  /** where the button leads, below the public address; its label is the text `action` */
  readonly actionPath?: string;
  /** a second way, shown as a plain link below the button; its label is the text `second` */
  readonly secondPath?: string;
}

/** A template that says what it is filled with. */
export interface MailTemplateOf<Parameters extends MailParameters> extends MailTemplate {
  readonly parameters: { parse(given: unknown): Parameters };
  readonly highlight?: keyof Parameters & string;
}

export type MailParameters = Readonly<Record<string, string>>;

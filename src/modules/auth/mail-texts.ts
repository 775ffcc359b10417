export const mailTemplates = ['verification_code', 'already_registered', 'signed_out_everywhere'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export { createAuth } from './create-auth.ts';
export { accountDeleted } from './mails.ts';
export {
  contactOf,
  fullNameOf,
  reminderContactOf,
  senderOf,
  timeZoneOf,
  userIdOf,
  usesAi,
} from './profile/read-user.ts';
export { requireVerifiedEmail } from './sign-in/require-verified-email.ts';
export { takeVisit, visitOf } from './anonymous/take-visit.ts';

export { foundSentence, searchText } from '#components/search/text.ts';
export { DETAILS_FIELDS } from '#i18n/account-fields.ts';
export { BOOK_NAMES } from '#i18n/book-names.ts';
export { guestText } from '#i18n/guest.ts';
export { levelName } from '#i18n/levels.ts';
export { payeeText } from '#i18n/payee.ts';
export { unreadableSentence } from '#i18n/picture.ts';
export { sandboxText } from '#i18n/sandbox.ts';
export { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
export { payoutText as sentText, withdrawalStatus } from '#i18n/status.ts';
export { uplineConfirmationText } from '#i18n/upline-confirmation.ts';
export { tableText } from '#i18n/ui.ts';
export { walkText } from '#i18n/walk.ts';
export { walkDays } from '#i18n/walk-days.ts';
export {
  coinFormText,
  depositDetailsText,
  depositText,
  packageFormText,
  proofText,
} from '#islands/deposit/text.ts';
export { emailActionText } from '#islands/email-action/text.ts';
export { forgottenPasswordText } from '#islands/forgot-password/text.ts';
export { tourText } from '#islands/home/text.ts';
export { logInText } from '#islands/login/text.ts';
export { payoutText, totalsText } from '#islands/operator/later-text.ts';
export { decisionText, queueText } from '#islands/operator/queue/text.ts';
export { DONE, operatorText } from '#islands/operator/text.ts';
export { securityText } from '#islands/profile/second-factor/text.ts';
export { accountSettingsText } from '#islands/profile/settings/text.ts';
export { profileText } from '#islands/profile/text.ts';
export { activationText, levelText, programmeText } from '#islands/programme/text.ts';
export { registerText } from '#islands/register/text.ts';
export { simulatorText } from '#islands/simulator/text.ts';
export { statementText } from '#islands/wallet/text.ts';
export { bankFormText, methodFormText, withdrawalDetailsText, withdrawText } from '#islands/withdraw/text.ts';

/** Words of the frame, whose module names the site: only a build knows the name. */
export const frameWords = {
  account: 'Account',
  help: 'Help',
  logIn: 'Log in',
  logOut: 'Log out',
  mailSent: 'We have sent you an e-mail',
};

/** Titles that editors write. */
export const contentWords = { silver: 'Silver' };

/** Subjects and links of mails, whose module names the site. */
export const mailWords = {
  verify: 'Verify your e-mail address',
  verifyLink: 'Verify the address',
  reset: 'Set a new password',
  resetLink: 'Choose a new password',
};

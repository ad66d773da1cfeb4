export { foundSentence, searchText } from '#languages/it/components/search/text.ts';
export { DETAILS_FIELDS } from '#languages/it/i18n/account-fields.ts';
export { BOOK_NAMES } from '#languages/it/i18n/book-names.ts';
export { guestText } from '#languages/it/i18n/guest.ts';
export { levelName } from '#languages/it/i18n/levels.ts';
export { payeeText } from '#languages/it/i18n/payee.ts';
export { unreadableSentence } from '#languages/it/i18n/picture.ts';
export { sandboxText } from '#languages/it/i18n/sandbox.ts';
export { STATEMENT_KIND_NAMES } from '#languages/it/i18n/statement-kinds.ts';
export { payoutText as sentText, withdrawalStatus } from '#languages/it/i18n/status.ts';
export { uplineConfirmationText } from '#languages/it/i18n/upline-confirmation.ts';
export { tableText } from '#languages/it/i18n/ui.ts';
export { walkText } from '#languages/it/i18n/walk.ts';
export { walkDays } from '#languages/it/i18n/walk-days.ts';
export {
  coinFormText,
  depositDetailsText,
  depositText,
  packageFormText,
  proofText,
} from '#languages/it/islands/deposit/text.ts';
export { emailActionText } from '#languages/it/islands/email-action/text.ts';
export { forgottenPasswordText } from '#languages/it/islands/forgot-password/text.ts';
export { tourText } from '#languages/it/islands/home/text.ts';
export { logInText } from '#languages/it/islands/login/text.ts';
export { payoutText, totalsText } from '#languages/it/islands/operator/later-text.ts';
export { decisionText, queueText } from '#languages/it/islands/operator/queue/text.ts';
export { DONE, operatorText } from '#languages/it/islands/operator/text.ts';
export { securityText } from '#languages/it/islands/profile/second-factor/text.ts';
export { accountSettingsText } from '#languages/it/islands/profile/settings/text.ts';
export { profileText } from '#languages/it/islands/profile/text.ts';
export { activationText, levelText, programmeText } from '#languages/it/islands/programme/text.ts';
export { registerText } from '#languages/it/islands/register/text.ts';
export { simulatorText } from '#languages/it/islands/simulator/text.ts';
export { statementText } from '#languages/it/islands/wallet/text.ts';
export {
  bankFormText,
  methodFormText,
  withdrawalDetailsText,
  withdrawText,
} from '#languages/it/islands/withdraw/text.ts';

/** Words of the frame, whose module names the site: only a build knows the name. */
export const frameWords = {
  account: 'Account',
  help: 'Aiuto',
  logIn: 'Accedi',
  logOut: 'Esci',
  mailSent: 'Ti abbiamo mandato un’e-mail',
};

/** Titles that editors write. */
export const contentWords = { silver: 'Silver' };

/** Subjects and links of mails, whose module names the site. */
export const mailWords = {
  verify: 'Verifica il tuo indirizzo e-mail',
  verifyLink: 'Verifica l’indirizzo',
  reset: 'Imposta una nuova password',
  resetLink: 'Scegli una nuova password',
};

import { dayOfInstant } from '#i18n/format.ts';
import { secondFactorText } from '#i18n/second-factor.ts';

export const securityText = {
  what: 'With a second factor, logging in asks for the password and for a code that an authenticator app on your phone shows. A person who knows only your password cannot log in.',
  none: 'This account has none.',
  since: (at: number) => `This account has a second factor since ${dayOfInstant(at)}.`,
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  newCodes: 'For new recovery codes, remove the second factor and set it up again.',
  noCodes:
    'There are no recovery codes on this site. If the device is lost, the people who run the site remove the second factor once you have shown who you are.',
  begin: 'Set up a second factor',
  beginning: 'Preparing…',

  scan: 'Scan this code with an authenticator app. On this device, or without a camera, type the key into the app instead: type “time-based”, six digits.',
  qrTitle: 'QR code for an authenticator app',
  secret: 'Key',
  copySecret: 'Copy the key',
  copied: 'Key copied',
  openApp: 'Open in an app on this device',
  form: {
    ...secondFactorText.codeForm,
    fields: {
      code: {
        label: 'First code',
        hint: 'Six digits, as the app shows them now. They show that it has the key.',
      },
    },
    submit: 'Add the second factor',
  },
  cancel: 'Not now',

  added: 'The second factor is added. The next log-in asks for a code.',
  keepCodes:
    'Keep these recovery codes where you find them without your phone. Each signs you in once in place of a code. They are not shown again.',
  codesLabel: 'Recovery codes',
  copyCodes: 'Copy the recovery codes',
  codesCopied: 'Recovery codes copied',
  download: 'Download as a text file',
  fileName: 'tessera-recovery-codes.txt',
  kept: 'I have kept them',
  done: 'Done',
  console: 'Open the operators’ console',

  remove: {
    button: 'Remove the second factor',
    title: 'Remove the second factor?',
    text: 'The password alone is then enough to log in. The recovery codes end with it.',
    operator: 'Operators need one: without it the console closes.',
    confirm: 'Remove it',
    confirming: 'Removing…',
    keep: 'Keep it',
  },
} as const;

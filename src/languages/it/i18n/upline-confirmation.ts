import { UPLINE_FIELD, UPLINE_SENTENCES } from '#i18n/account-fields.ts';
import { errorText } from '#i18n/field-errors.ts';
import type * as english from '#i18n/upline-confirmation.ts';
import type { Words } from '#i18n/words.ts';

export const uplineConfirmationText: Words<typeof english.uplineConfirmationText> = {
  title: 'È questa la tua upline?',
  text: (upline) =>
    `Questo account è stato registrato con l’upline ${upline}. Può averlo fatto qualcun altro con il tuo indirizzo: conferma la tua upline, o indicane un’altra. Poi la scelta è definitiva.`,
  noneTitle: 'Ti ha invitato un membro?',
  none: 'Non hai indicato nessuna upline. Se ti ha invitato un membro, indicalo qui; poi la scelta è definitiva.',
  doneTitle: 'La tua upline è confermata',
  done: (upline) => `La tua upline è ${upline}.`,
  form: {
    fields: { upline: UPLINE_FIELD },
    error: errorText({ upline: UPLINE_SENTENCES }),
    submit: 'Conferma l’upline',
    sending: 'Conferma in corso…',
  },
};

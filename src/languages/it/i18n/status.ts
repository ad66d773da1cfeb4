import { EXPIRES_AFTER } from '#domain/limits.ts';
import { DAY } from '#domain/time.ts';
import { isBeingPaid } from '#domain/withdrawals/withdrawal.ts';
import { networkName } from '#i18n/status.ts';
import type * as english from '#i18n/status.ts';
import type { Words } from '#i18n/words.ts';

export { coinAmount, coinName, networkName, packageName } from '#i18n/status.ts';

export const DEPOSIT_STATUS: Words<typeof english.DEPOSIT_STATUS> = {
  pending: 'In attesa',
  credited: 'Accreditato',
  refused: 'Rifiutato',
  expired: 'Scaduto',
  reversed: 'Stornato',
};

export const depositHint: typeof english.depositHint = (status) =>
  status === 'expired'
    ? `In ${EXPIRES_AFTER / DAY} giorni non è arrivata nessuna prova di pagamento. Se hai pagato, scrivi agli operatori.`
    : null;

export const WITHDRAWAL_STATUS: Words<typeof english.WITHDRAWAL_STATUS> = {
  requested: 'Richiesto',
  held: 'In sospeso',
  cancelling: 'Si sta annullando',
  paid: 'In pagamento o inviato',
  refused: 'Rifiutato, importo restituito',
  cancelled: 'Annullato, importo restituito',
  reversed: 'Stornato, importo restituito',
};

export const withdrawalStatus: typeof english.withdrawalStatus = (withdrawal) => {
  const { status, neverHeld } = withdrawal;
  if (status === 'paid') return isBeingPaid(withdrawal) ? 'In pagamento' : 'Inviato';
  if (neverHeld === undefined) return WITHDRAWAL_STATUS[status];
  return status === 'cancelled' ? 'Annullato' : 'Rifiutato';
};

export const withdrawalHint: typeof english.withdrawalHint = ({ status, neverHeld }) => {
  if (status === 'requested') return 'In attesa di elaborazione: per ora nessun importo è in sospeso.';
  if (status === 'cancelling') return 'L’importo torna nei Guadagni appena l’annullamento è elaborato.';
  if (neverHeld === undefined) return null;
  if (neverHeld === 'insufficient-funds')
    return 'Saldo insufficiente: nessun importo è stato messo in sospeso.';
  if (neverHeld === 'id-used')
    return 'Questo prelievo era già stato elaborato. Nessun importo è stato messo in sospeso: fai una nuova richiesta.';
  return 'Nessun importo è stato messo in sospeso.';
};

export const depositReferenceText: Words<typeof english.depositReferenceText> = {
  label: 'Riferimento',
  copy: (reference: string) => `Copia il riferimento ${reference}`,
};

export const correctionReason: typeof english.correctionReason = (reason) => `Storno: ${reason}`;

export const payoutText: Words<typeof english.payoutText> = {
  approved: 'Approvato da un operatore. Deve approvarlo anche un secondo operatore.',
  sentBy: ({ details }) => (details.method === 'crypto' ? 'Transazione' : 'Riferimento bancario'),
  sentOn: '·',
  copyReference: (reference: string) => `Copia il riferimento ${reference}`,
};

export const endingIn: typeof english.endingIn = (characters) => `Conto che termina con ${characters}`;

export const payeeOf: typeof english.payeeOf = ({ details }) => {
  if (details.method === 'crypto') return networkName(details.coin, details.network);
  return details.method === 'bank' ? details.bankName : endingIn(details.ending);
};

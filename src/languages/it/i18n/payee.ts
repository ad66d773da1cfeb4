import type * as english from '#i18n/payee.ts';
import type { Words } from '#i18n/words.ts';

export const payeeText: Words<typeof english.payeeText> = {
  method: 'Metodo',
  amount: 'Importo',
  bank: 'Banca',
  crypto: 'Criptovaluta',
  country: 'Paese',
  bankName: 'Nome della banca',
  accountHolder: 'Intestatario del conto',
  accountNumber: 'Numero di conto',
  zip: 'CAP',
  postalCode: 'Codice postale',
  network: 'Rete',
  address: 'Indirizzo',
};

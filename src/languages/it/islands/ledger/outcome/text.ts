import { dal } from '#i18n/italian-articles.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/ledger/outcome/text.ts';

export const outcomeText: Words<typeof english.outcomeText> = {
  cancelled: 'Verifica annullata. Non è stato confrontato niente.',
  verified: 'La verifica è riuscita',
  nothing: 'Non c’è ancora nessuna voce, quindi non c’è niente da verificare.',
  entries: (count: number, shown: string) =>
    count === 1
      ? 'L’unica voce è stata letta.'
      : `Sono state lette tutte le ${shown} voci, ognuna al suo posto.`,
  sums: 'La somma dei conti è zero. Il saldo dei membri non è mai sceso sotto zero.',
  signature: (name: string) => `Tutti gli hash portano alla radice firmata da ${name}.`,
  firstTime:
    'Questo browser vede questo registro per la prima volta. D’ora in poi si accorgerà se il passato viene modificato.',
  firstTimeNotStored:
    'Questo browser vede questo registro per la prima volta, e non permette di conservare quello che ha visto. Quando lascerai questa pagina, non potrà più accorgersi se il passato viene modificato.',
  since: (when, count, shown) =>
    count === 1
      ? `Non è cambiato niente ${dal(when)}: l’unica voce di allora è ancora la prima, identica.`
      : `Non è cambiato niente ${dal(when)}: le ${shown} voci di allora sono ancora all’inizio del registro, identiche.`,
  kept: (amount: string) => `Il programma stesso ha trattenuto ${amount}.`,
  refused: 'La verifica non è riuscita',
  notWitnessed: 'I testimoni non bastano',
  forget: 'Dimentica quello che ha visto questo browser',
};

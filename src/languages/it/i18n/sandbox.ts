import type * as english from '#i18n/sandbox.ts';
import type { Words } from '#i18n/words.ts';

export const sandboxText: Words<typeof english.sandboxText> = {
  entry: 'Fai l’operatore di esempio in questa scheda',
  entering: 'Apertura dell’area…',
  entryHint: 'Tutto avviene solo nel tuo browser: qui puoi fare anche l’operatore.',
  whoDecides: 'In questa simulazione puoi decidere solo tu.',
  whoAnswers: 'In questa simulazione puoi rispondere solo tu.',
  openConsole: 'Apri l’area degli operatori in una nuova scheda',
  asSecond: {
    deposit: 'Accredita come secondo operatore di esempio',
    withdrawal: 'Paga come secondo operatore di esempio',
  },
  pretend: 'Fai finta che io abbia pagato',
  pretending: 'Accredito…',
  pretendSent: 'Fai finta che un operatore paghi',
  sending: 'Pagamento…',
  backup: 'Scarica questa comunità in un file, o caricane una',
  notice: 'Questo programma esiste solo in questo browser: qui non si decide dei soldi di nessuno.',
};

import type * as english from '#i18n/sandbox.ts';
import type { Words } from '#i18n/words.ts';

export const sandboxText: Words<typeof english.sandboxText> = {
  entry: 'Guarda dal lato dell’operatore',
  entering: 'Apertura dell’area…',
  entryHint: 'Approvi o rifiuti tu depositi e prelievi: tutto resta nel tuo browser.',
  whoDecides: 'In questa simulazione l’operatore sei tu: solo tu puoi accettare o rifiutare la richiesta.',
  whoAnswers: 'In questa simulazione l’operatore sei tu: solo tu puoi rispondere.',
  openConsole: 'Apri l’area degli operatori in una nuova scheda',
  asSecond: {
    deposit: 'Accredita come secondo operatore',
    withdrawal: 'Approva come secondo operatore',
  },
  pretend: 'Fai finta che io abbia pagato',
  pretending: 'Accredito…',
  pretendSent: 'Fai finta che un operatore paghi',
  sending: 'Pagamento…',
  backup: 'Scarica questa comunità in un file, o carica un file',
  notice: 'Questo programma esiste solo in questo browser: qui non decidi dei soldi di nessuno.',
};

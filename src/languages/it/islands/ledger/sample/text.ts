import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/ledger/sample/text.ts';

export const sampleText: Words<typeof english.sampleText> = {
  title: 'Un registro di esempio',
  instead: 'Prova su un registro di esempio',
  empty: 'Il registro del programma è ancora vuoto.',
  hint: 'Premi su un importo dell’esempio per cambiarlo, e guarda se qualcuno può accorgersene.',
  changeIt: 'Cambia',
  change: 'Cambia una voce',
  putBack: 'Rimettila com’era',
  verified: (count: string) => `Dalle ${count} voci si ottiene proprio la radice firmata.`,
  after: 'Nemmeno le impronte successive corrispondono più.',
  signed: 'Radice firmata',
  present: 'Radice attuale',
  entries:
    'Ogni striscia di tessere è l’impronta digitale (hash) della sua voce e di tutte le precedenti. La radice è l’impronta di tutte le voci insieme.',
  readers:
    'In un registro vero solo i membri interessati possono leggere chi ha pagato chi, e quanto, dove l’importo non è pubblico.',
  place: (number: string) => `Posto ${number}`,
  hash: (digits: string) => `Impronta ${digits}`,
  misfit: 'non corrisponde',
};

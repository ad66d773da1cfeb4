import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/erasure/text.ts';

export const askedErasureText: Words<typeof english.askedErasureText> = {
  title: 'Il tuo account è in attesa di eliminazione',
  asked: 'La tua richiesta:',
  waits:
    'I soldi di un prelievo sono ancora in viaggio. Quando arrivano, un operatore completa l’eliminazione, oppure elimini tu l’account qui sotto.',
  keep: 'Non eliminare il mio account',
  keeping: 'Un momento…',
};

import type * as english from '#i18n/footnotes.ts';
import type { Words } from '#i18n/words.ts';

export const footnoteText: Words<typeof english.footnoteText> = {
  heading: 'Note',
  back: 'Torna al richiamo della nota {reference}',
};

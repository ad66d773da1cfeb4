import type * as english from '#search/word-forms.ts';

export const COMMON_WORDS: typeof english.COMMON_WORDS = new Set(
  `a agli ai al all alla alle allo anche anzi c che chi ci col come con così cui d da dagli dai dal dall dalla dalle
  dallo degli dei del dell della delle dello di dove e ed era essere fra gli ha hai hanno ho i il in io l la le lei
  li lo loro lui ma mi mia mie miei mio ne negli nei nel nell nella nelle nello no noi non o ogni per perche piu poi
  puo quando quanto quel quella quelle quelli questa queste questi questo qui se senza si sia solo sono su sua sue
  sugli sui sul sull sulla sulle sullo suo suoi tra tu tua tuo tutti tutto un una uno v vi voi`.split(/\s+/),
);

/** Number and gender are in the last vowels: prelievo, prelievi; congelato, congelate; banca, banche. Then those of verbs in -are. */
export const ENDINGS: typeof english.ENDINGS = [
  ...['', 'a', 'e', 'i', 'o', 'io', 'ia', 'ie', 'he', 'hi'],
  ...['are', 'ato', 'ata', 'ati', 'ate', 'ando'],
];

export const APOSTROPHE_JOINS = false;

import type { PictureProblem } from '#domain/pictures/picture.ts';
import type { StoredPictureProblem } from '#domain/pictures/stored-picture.ts';
import type * as english from '#i18n/picture.ts';
import type { Words } from '#i18n/words.ts';

export { fileSize } from '#i18n/picture.ts';

export const pictureText: Words<typeof english.pictureText> = {
  hint: 'PNG, JPEG o WebP, fino a 10 MB.',
  dropPlace: 'Trascina qui un’immagine',
  drop: 'Oppure trascinala qui.',
  preparing: (name: string) => `Preparazione di ${name}…`,
  preview: (name: string) => `Anteprima di ${name}`,
  previewHint: (size: string) =>
    `Ecco che cosa verrà conservato (${size}), senza il luogo e l’ora dello scatto. Non è stato ancora caricato niente.`,
  discard: 'Scegline un’altra',
  sending: 'Caricamento…',
};

const PICTURE_SENTENCES: Readonly<Record<PictureProblem, string>> = {
  'not-a-picture':
    'Questo file non è un’immagine leggibile. Scegli un file PNG, JPEG o WebP di 10 MB al massimo. Non è stato caricato niente.',
  'too-large':
    'Questo file è troppo grande. Scegli un file PNG, JPEG o WebP di 10 MB al massimo. Non è stato caricato niente.',
  'too-many-pixels':
    'Questa immagine ha troppi pixel: più di 64 milioni. Scegline una più piccola: PNG, JPEG o WebP di 10 MB al massimo. Non è stato caricato niente.',
};

export const pictureSentence: typeof english.pictureSentence = (error) =>
  error in PICTURE_SENTENCES ? PICTURE_SENTENCES[error as PictureProblem] : null;

const UNREADABLE: Readonly<Record<StoredPictureProblem, string>> = {
  'not-a-picture': 'non è un file PNG, JPEG o WebP del tipo che questo sito conserva',
  'too-large': 'il file è troppo grande',
  'too-many-pixels': 'ha troppi pixel',
  incomplete: 'il file è incompleto',
  animated: 'è animata',
  'more-than-a-picture': 'il file non contiene solo un’immagine',
};

export const unreadableSentence: typeof english.unreadableSentence = (problem) =>
  `Immagine illeggibile: ${UNREADABLE[problem]}. Non viene aperta.`;

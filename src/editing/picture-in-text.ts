/** What shows through a picture without a ground of its own: mostly it is drawn in black, which the dark theme would swallow. */
export const ON_WHITE = '#fff';

/** How pictures in texts are rendered: as wide as the text, for screens with one and two device pixels per pixel. */
export const PICTURE_IN_TEXT = {
  widths: [720, 1440],
  sizes: '(width < 42rem) 100vw, 42rem',
  format: 'webp',
  quality: 75,
  background: ON_WHITE,
} as const;

const WIDEST = Math.max(...PICTURE_IN_TEXT.widths);

/** The width of a picture's `src`, which feeds and old browsers use. Undefined leaves a smaller picture as it is. */
export const widthInText = (width: number): { width?: number } => (width > WIDEST ? { width: WIDEST } : {});

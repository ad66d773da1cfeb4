/** How pictures in texts are made: as wide as the text, on screens of one and of two dots a pixel. */
export const PICTURE_IN_TEXT = {
  widths: [720, 1440],
  sizes: '(width < 42rem) 100vw, 42rem',
  format: 'webp',
  quality: 75,
} as const;

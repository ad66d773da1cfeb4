/** How pictures in texts are rendered: as wide as the text, for screens with one and two device pixels per pixel. */
export const PICTURE_IN_TEXT = {
  widths: [720, 1440],
  sizes: '(width < 42rem) 100vw, 42rem',
  format: 'webp',
  quality: 75,
} as const;

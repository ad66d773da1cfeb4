/** The icons of the installed site, which the build draws (`src/pages/icons`). Sizes in pixels. */
export const ICONS = [
  { name: '192', size: 192, isMaskable: false },
  { name: '512', size: 512, isMaskable: false },
  { name: 'maskable-192', size: 192, isMaskable: true },
  { name: 'maskable-512', size: 512, isMaskable: true },
] as const;

/** Around the ends of bundles and of tiles at two levels. */
export const SIZES = [0, 1, 255, 256, 257, 65_536, 65_537] as const;

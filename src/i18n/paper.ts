export const paperText = {
  /** Stands in the place of a part that begins to load only when the page is printed. */
  notYet: (what: string) =>
    `${what}: not loaded yet when the page was printed. It has begun to load now: print once more to have it here.`,
} as const;

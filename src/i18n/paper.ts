export const PAPER_WORDS = {
  /** In the place of what only begins to load when the page is printed. */
  notYet: (what: string) =>
    `${what}: not loaded yet when the page was printed. It has begun to load now: print once more to have it here.`,
} as const;

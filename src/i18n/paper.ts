export const paperText = {
  /** Printed in place of a part that has not loaded. */
  notYet: (what: string) =>
    `${what}: not loaded yet when the page was printed. It has begun to load now: print once more to have it here.`,
} as const;

/** What the configuration of a build adds to texts. */
export const footnoteText = {
  heading: 'Footnotes',
  back: 'Back to reference {reference}',
} as const;

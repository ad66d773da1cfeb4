/** What the search knows of English. A language has a file of its own in its folder. */

/** Words (folded) so common that they say nothing about a text. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be been but by can do does each for from had has have how i if in
  into is it its may me more my no not of on one only or other out so than that the their them then there these they
  this those to up was were what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);

/** Two words are forms of one if they are the same without one of these, or without any. */
export const ENDINGS: readonly string[] = ['', 's', 'es', 'd', 'ed', 'ing', 'ly'];

/** Whether an apostrophe is part of its word, as in “member’s”. In “l’upline” it ends one. */
export const APOSTROPHE_JOINS: boolean = true;

const COMMON = new Set(
  `a about after all also an and any are as at be been but by can do does each for from had has have how if in into is it
  its may more no not of on one only or other out so than that the their them then there these they this those to up was
  were what when where which while who why will with without would you your`.split(/\s+/),
);

/** Whether a word (folded) is so common that it says nothing about a text. */
export const isCommon = (word: string): boolean => COMMON.has(word);

/** The newest items of a list that grows without end. */
export interface Latest<Item> {
  /** Newest first. */
  readonly items: readonly Item[];
  /**
   * Reads those just before these, once; null: there are none. What is added meanwhile moves nothing.
   * @param most how many at most: `LARGEST_PAGE` or fewer
   */
  readonly older: ((most: number) => Promise<Latest<Item>>) | null;
}

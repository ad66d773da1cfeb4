/** Every one of those who paid the member. */
const all = (count: number, figure: string) => {
  if (count === 1) return 'that member';
  return count === 2 ? 'both' : `all ${figure}`;
};

/** How a member stands, as tiles show it. */
export const STANDINGS = {
  ahead: 'ahead',
  even: 'even',
  behind: 'got some, but behind',
  unpaid: 'got nothing',
} as const;

export const whoseMoneyText = {
  title: 'Whose money is this?',
  people: 'People',
  notPeople: 'Not people',
  bar: 'Bar: as wide as the money',
  you: 'You',
  payers: (count: number, figure: string) =>
    count === 1 ? 'The one who paid you' : `The ${figure} who paid you`,
  others: (count: number, figure: string) => (count === 1 ? 'One other member' : `${figure} others`),
  stuck: 'Yours, not withdrawable',
  programme: 'The programme',
  sum: 'Sum',
  locked: (amount: string) =>
    `${amount} is left in your Active deposit. It buys levels; it cannot be withdrawn.`,
  tooLittle: (amount: string, minimum: string) =>
    `${amount} is left in Earning. Withdrawals begin at ${minimum}.`,
  /** Before how many members stand how. */
  besidesYou: 'Besides you',
  tile: (count: number, figure: string) => `1 tile: ${figure} ${count === 1 ? 'member' : 'members'}`,
  /** @param hasGrown no one joins any more, and no sample pays for a level */
  neverPaid: (unpaid: number, figure: string, all: number, hasGrown: boolean) => {
    const forever = hasGrown ? 'It stays so.' : 'If no one pays for a level after today, it stays so.';
    if (all === 1) return `That member was never paid. ${forever}`;
    if (unpaid === all) return `None of those who paid you was ever paid. ${forever}`;
    return `Of those who paid you, ${figure} ${unpaid === 1 ? 'was' : 'were'} never paid. ${forever}`;
  },
  /** The member is ahead. */
  toStandAsYou: (count: number, figure: string, amount: string) =>
    `For ${all(count, figure)} to stand where you do, others have to lose at least ${amount} more.`,
  /** The member is not ahead. */
  toBreakEven: (count: number, figure: string, amount: string) =>
    `For ${all(count, figure)} to get back what they paid, others have to lose at least ${amount} more.`,
  maths: 'Why: the arithmetic',
  who: 'Who paid you last',
  whoAll: 'All incomes',
} as const;

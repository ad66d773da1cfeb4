/** The users of the database, as the identity service identifies them. Two may be the same person. */
export const PEOPLE = {
  /** A member with something in every collection. */
  ann: { uid: 'ann', provider: 'password' },
  /** Another member. */
  ben: { uid: 'ben', provider: 'google.com' },
  /** Signed in for the first time: no account yet. */
  newcomer: { uid: 'newcomer', provider: 'password' },
  newGuest: { uid: 'new-guest', provider: 'anonymous' },
  guest: { uid: 'guest', provider: 'anonymous' },
  /** The guest, who has just set a password. */
  formerGuest: { uid: 'guest', provider: 'password' },
  /** Ann in a browser that holds a token from when she was a guest. */
  annAsGuest: { uid: 'ann', provider: 'anonymous' },
  /** A member who has deleted the account. */
  leaver: { uid: 'leaver', provider: 'password' },
  operator: { uid: 'operator', provider: 'password', operator: true },
  formerOperator: { uid: 'former-operator', provider: 'password', operator: false },
  nobody: null,
} as const;

export type Person = keyof typeof PEOPLE;

export const EVERYBODY = Object.keys(PEOPLE) as Person[];

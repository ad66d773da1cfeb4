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
  operator: { uid: 'operator', provider: 'password', operator: true, secondFactor: 'totp' },
  /** The operator, signed in by the password alone. */
  operatorWithoutFactor: { uid: 'operator', provider: 'password', operator: true },
  /** The operator, by a token that names the field and nothing in it. */
  operatorWithNoFactor: { uid: 'operator', provider: 'password', operator: true, secondFactor: null },
  /** The operator in a browser that holds a token from before they were one. */
  operatorWithOldToken: { uid: 'operator', provider: 'password', secondFactor: 'totp' },
  /** Taken off the list a moment ago: the token in use says otherwise. */
  removedOperator: { uid: 'removed-operator', provider: 'password', operator: true, secondFactor: 'totp' },
  formerOperator: { uid: 'former-operator', provider: 'password', operator: false, secondFactor: 'totp' },
  /** Still on the list, by a mistake of whoever removed the claim. */
  listedMember: { uid: 'listed-member', provider: 'password', secondFactor: 'totp' },
  nobody: null,
} as const;

export type Person = keyof typeof PEOPLE;

export const EVERYBODY = Object.keys(PEOPLE) as Person[];

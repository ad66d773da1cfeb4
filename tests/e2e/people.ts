export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** A made-up person of the tests. Each test runs in a browser context of its own, with an empty database. */
export const ADA: Person = {
  firstName: 'Ada',
  lastName: 'Test',
  email: 'ada@members.example',
  username: 'ada_test',
  password: 'mosaic of nine small tiles',
};

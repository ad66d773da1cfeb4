/** What a person gives to open an account, already checked. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  /** E.164 (`+39…`), or null when not given. */
  readonly phoneNumber: string | null;
  /** ISO 3166-1 alpha-2, or null when not given. */
  readonly country: string | null;
  readonly password: string;
  /** Username of the member who invited this one. */
  readonly upline: string;
}

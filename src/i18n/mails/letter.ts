/** A mail's data, in any language. */
interface MailData {
  readonly firstName: string;
  readonly email: string;
}

interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** The reason for the mail. */
  readonly opening: string;
  /** The link's text. */
  readonly link: string;
  /** Further paragraphs. */
  readonly closing: readonly string[];
  readonly signature: string;
}

/** Every mail that the site sends, in one language. */
export interface Letters {
  readonly verifyEmail: (data: MailData) => Letter;
  readonly resetPassword: (data: MailData) => Letter;
  /** To the new address. */
  readonly verifyAndChangeEmail: (data: MailData) => Letter;
  /** To the account's former address. */
  readonly recoverEmail: (data: MailData) => Letter;
}

/** What a mail is about, whatever its language. */
interface MailData {
  readonly firstName: string;
  readonly email: string;
}

interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** Why the mail was sent. */
  readonly opening: string;
  /** The words of the link. */
  readonly link: string;
  /** What to know besides, one paragraph each. */
  readonly closing: readonly string[];
  readonly signature: string;
}

/** Every mail that the site sends, in one language. */
export interface Letters {
  readonly verifyEmail: (data: MailData) => Letter;
  readonly resetPassword: (data: MailData) => Letter;
  /** To the new address. */
  readonly verifyAndChangeEmail: (data: MailData) => Letter;
  /** To the address that the account had before. */
  readonly recoverEmail: (data: MailData) => Letter;
}

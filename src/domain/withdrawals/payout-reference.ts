export const LONGEST_REFERENCE = 120;

/**
 * Visible ASCII characters, with single spaces between them: enough for transaction ids and bank references (a superset
 * of ISO 20022's Latin set). It excludes controls, direction marks and look-alikes. `firestore.rules` has the same
 * expression.
 */
export const VISIBLE = /^[!-~]+( [!-~]+)*$/;

/** Whether a text can be a payout's reference. The form has checked this already, but not every client has a form. */
export const isReference = (text: string): boolean => VISIBLE.test(text) && text.length <= LONGEST_REFERENCE;

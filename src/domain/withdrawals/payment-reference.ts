export const LONGEST_REFERENCE = 120;

/**
 * Visible ASCII characters, with single spaces between them: what transaction ids and the references of banks are
 * written in (ISO 20022's Latin set is a part of it). It leaves out controls, marks of direction and look-alikes.
 * `firestore.rules` has the same expression.
 */
export const VISIBLE = /^[!-~]+( [!-~]+)*$/;

/** Whether this can stand for what was sent. The form has looked already, but a client may have none. */
export const isReference = (text: string): boolean => VISIBLE.test(text) && text.length <= LONGEST_REFERENCE;

/**
 * What browser storage says about the session: a hint for what to paint first (a header before any script of ours
 * has run), never authority. Storage that is full or switched off costs the hint and nothing else.
 */
export function hintSession(uid: string | undefined): void {
  try {
    if (uid === undefined) {
      localStorage.removeItem('signedIn');
      localStorage.removeItem('userId');
    } else {
      localStorage.setItem('signedIn', 'true');
      localStorage.setItem('userId', uid);
    }
  } catch {
    // No hint, then.
  }
}

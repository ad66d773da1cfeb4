/** Fills the storage of the browser to the last character. */
export function fillStorage() {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      localStorage.setItem(`filler-${length}`.padEnd(20), 'x'.repeat(length));
    } catch {
      // The next one is smaller.
    }
  }
}

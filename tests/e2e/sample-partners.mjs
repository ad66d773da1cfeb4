// Writes sample members below one member into the embedded backend's database, in the format that the page reads.

/** Rows written in one transaction. */
const BATCH = 5000;

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} upline username of the member whose partners they are
 * @param {number} count each invited by an earlier one at random
 */
export async function seedPartners(page, upline, count) {
  await page.evaluate(seed, { upline, count, BATCH });
}

/** Runs in the page. */
async function seed({ upline, count, BATCH }) {
  const finished = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const nameOf = (number) => (number === 0 ? upline : `sample_${number.toString(36)}`);
  const accountOf = (number) => ({
    uid: `sample-${String(number).padStart(7, '0')}`,
    email: null,
    username: nameOf(number),
    firstName: 'Sample',
    lastName: 'Member',
    phoneNumber: null,
    country: null,
    verified: false,
    guest: false,
    upline: nameOf(Math.floor(random() * number)),
    createdAt: Date.UTC(2023, 0, 15) + number * 60_000,
    sample: true,
  });

  const database = await finished(indexedDB.open('tessera'));
  for (let from = 1; from <= count; from += BATCH) {
    const transaction = database.transaction(['accounts', 'usernames'], 'readwrite');
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    for (let number = from; number < from + BATCH && number <= count; number += 1) {
      const account = accountOf(number);
      transaction.objectStore('accounts').put(account);
      transaction.objectStore('usernames').put({ username: account.username, uid: account.uid });
    }
    await done;
  }
  database.close();
}

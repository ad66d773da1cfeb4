import { expect, test } from '@playwright/test';
import { registerAndLogIn } from './pages/auth.ts';
import { ADA } from './people.ts';

test('no password lies anywhere in the browser’s storage', async ({ page }) => {
  await registerAndLogIn(page);
  const stored = await page.evaluate(async () => {
    const asText = (value: unknown): string =>
      JSON.stringify(value, (_key, inner) =>
        ArrayBuffer.isView(inner) ? new TextDecoder('latin1').decode(inner) : inner,
      );
    const found: string[] = [asText({ ...localStorage }), asText({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        found.push(`${store}: ${asText(rows)}`);
      }
      database.close();
    }
    return found;
  });

  // The walk did reach the account, so finding no password means that there is none.
  expect(stored.join('\n')).toContain(ADA.email);
  for (const place of stored) {
    expect(place).not.toContain(ADA.password);
    expect(place).not.toContain(Buffer.from(ADA.password).toString('base64'));
    expect(place).not.toContain(Buffer.from(ADA.password).toString('hex'));
  }
});

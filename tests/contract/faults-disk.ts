import { openDB } from 'idb';

/** The contents of a database: by store, each row with its key. */
export type Disk = ReadonlyMap<string, readonly { readonly key: IDBValidKey; readonly value: unknown }[]>;

export async function readDisk(name: string): Promise<Disk> {
  const database = await openDB(name);
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (store) => {
      const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
      return [store, keys.map((key, index) => ({ key, value: values[index] }))] as const;
    }),
  );
  database.close();
  return new Map(stores);
}

/** Replaces the contents of an existing database. */
export async function writeDisk(name: string, disk: Disk): Promise<void> {
  const database = await openDB(name);
  const transaction = database.transaction([...disk.keys()], 'readwrite');
  for (const [store, rows] of disk) {
    const target = transaction.objectStore(store);
    await target.clear();
    for (const { key, value } of rows) {
      await (target.keyPath === null ? target.put(value, key) : target.put(value));
    }
  }
  await transaction.done;
  database.close();
}

import { isDeepStrictEqual } from 'node:util';
import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';

type Data = Readonly<Record<string, unknown>>;

/** As Firestore says it. */
const failure = (code: GrpcStatus, path: string): Error =>
  Object.assign(new Error(`${code} ${path}`), { code });

interface Stored {
  readonly data: Data;
  readonly updateTime: Timestamp;
}

type Filter = readonly [field: string, operator: string, value: unknown];

/**
 * Firestore in memory, as far as the settler uses it: documents, batches with preconditions, and its queries. Many stories a
 * second can be told on it. What Firestore itself does, the tests on the emulator show.
 */
export class MemoryFirestore {
  readonly #documents = new Map<string, Stored>();
  #time = 0;
  /** Called with the paths that a batch writes, before and after that happens; may throw, as a connection does. */
  beforeCommit: (written: readonly string[]) => void = () => undefined;
  afterCommit: (written: readonly string[]) => void = () => undefined;

  /** As the settler's functions take it. */
  get asFirestore(): Firestore {
    return this as unknown as Firestore;
  }

  get paths(): readonly string[] {
    return [...this.#documents.keys()];
  }

  read<Document = Data>(path: string): Document | undefined {
    return this.#documents.get(path)?.data as Document | undefined;
  }

  put(path: string, data: Data): void {
    this.#time += 1;
    this.#write(path, data);
  }

  /** As Firestore does, it leaves the time of a document that does not change. @returns when it was last written */
  #write(path: string, data: Data): Timestamp {
    const present = this.#documents.get(path);
    if (present && isDeepStrictEqual(present.data, data)) return present.updateTime;
    const updateTime = Timestamp.fromMillis(this.#time);
    this.#documents.set(path, { data, updateTime });
    return updateTime;
  }

  remove(path: string): void {
    this.#documents.delete(path);
  }

  doc(path: string) {
    const reference = {
      path,
      id: path.slice(path.lastIndexOf('/') + 1),
      get: async () => this.#snapshot(path),
      set: async (data: Data) => this.put(path, data),
      create: async (data: Data) => {
        const batch = this.batch();
        batch.create({ path }, data);
        await batch.commit();
      },
      delete: async () => this.remove(path),
    };
    return reference;
  }

  async getAll(...references: readonly { readonly path: string }[]) {
    return references.map(({ path }) => this.#snapshot(path));
  }

  batch() {
    const paths: string[] = [];
    const checks: (() => void)[] = [];
    const writes: (() => Timestamp)[] = [];
    const write = (path: string, dataOf: () => Data) => {
      paths.push(path);
      writes.push(() => this.#write(path, dataOf()));
    };
    return {
      create: ({ path }: { readonly path: string }, data: Data) => {
        checks.push(() => {
          if (this.#documents.has(path)) throw failure(GrpcStatus.ALREADY_EXISTS, path);
        });
        write(path, () => data);
      },
      set: ({ path }: { readonly path: string }, data: Data, options?: { readonly merge: true }) =>
        write(path, () => (options ? { ...this.read(path), ...counted(this.read(path), data) } : data)),
      update: (
        { path }: { readonly path: string },
        data: Data,
        { lastUpdateTime }: { readonly lastUpdateTime?: Timestamp } = {},
      ) => {
        checks.push(() => {
          const present = this.#documents.get(path);
          if (!present) throw failure(GrpcStatus.NOT_FOUND, path);
          if (lastUpdateTime && !present.updateTime.isEqual(lastUpdateTime))
            throw failure(GrpcStatus.FAILED_PRECONDITION, path);
        });
        write(path, () => ({ ...this.read(path), ...data }));
      },
      commit: async () => {
        this.beforeCommit(paths);
        for (const check of checks) check();
        this.#time += 1;
        const results = writes.map((each) => ({ writeTime: each() }));
        this.afterCommit(paths);
        return results;
      },
    };
  }

  collection(path: string) {
    return this.#query((each) => each.slice(0, each.lastIndexOf('/')) === path, []);
  }

  collectionGroup(name: string) {
    return this.#query((each) => each.split('/').at(-2) === name, []);
  }

  #query(isIn: (path: string) => boolean, filters: readonly Filter[], most = Number.POSITIVE_INFINITY) {
    return {
      where: (...filter: Filter) => this.#query(isIn, [...filters, filter], most),
      select: () => this.#query(isIn, filters, most),
      orderBy: () => this.#query(isIn, filters, most),
      limit: (count: number) => this.#query(isIn, filters, count),
      get: async () => {
        const docs = this.paths
          .filter((path) => isIn(path) && filters.every((filter) => matches(this.read(path), filter)))
          .slice(0, most)
          .map((path) => this.#snapshot(path));
        return { docs, size: docs.length, empty: docs.length === 0 };
      },
    };
  }

  #snapshot(path: string) {
    const stored = this.#documents.get(path);
    const ref = this.doc(path);
    return {
      ref,
      id: ref.id,
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      readTime: Timestamp.fromMillis(this.#time),
      data: () => stored?.data,
    };
  }
}

/** Increases numbers, as Firestore does. */
const counted = (before: Data | undefined, data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const { operand } = value as { readonly operand?: number };
      return [field, operand === undefined ? value : Number(before?.[field] ?? 0) + operand];
    }),
  );

function matches(data: Data | undefined, [field, operator, value]: Filter): boolean {
  const found = data?.[field];
  switch (operator) {
    case '==':
      return found === value;
    case 'in':
      return (value as readonly unknown[]).includes(found);
    case '>':
      return Number(found) > Number(value);
    case '<=':
      return Number(found) <= Number(value);
    default:
      throw new Error(`No query of the settler's has ${operator}`);
  }
}

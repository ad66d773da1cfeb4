import type { Timestamp } from 'firebase-admin/firestore';

/** A document as Firestore had it at some time. */
export interface Version {
  /** Null: the document did not exist. */
  readonly data: object | null;
  /** When the document was last written; null: it did not exist. */
  readonly updateTime: Timestamp | null;
}

/** What a batch does to one document. */
export type Write =
  | { readonly kind: 'create'; readonly path: string; readonly data: object }
  /** Writes over any present document; `merge` keeps the fields that it does not name. */
  | { readonly kind: 'set' | 'merge'; readonly path: string; readonly data: object }
  /** Adds to numbers of the document, which begin at 0. */
  | { readonly kind: 'increase'; readonly path: string; readonly by: Readonly<Record<string, number>> }
  /** Fails unless the document was last written at `after`. */
  | { readonly kind: 'update'; readonly path: string; readonly fields: object; readonly after: Timestamp };

interface Change {
  readonly kind: Write['kind'];
  /** The whole document after the write; of `merge` and `increase`, only its written fields. */
  readonly data: object;
  /** The fields to write. */
  readonly fields: object;
}

/**
 * Collects a batch's changes: one write for each document, however many requests change it. `create`, `set` and
 * `update` of a document that was read fail if it has changed since.
 */
export class Draft {
  readonly #versionOf: (path: string) => Version | undefined;
  readonly #changes: Map<string, Change>;

  /** @param versionOf each document as last read or written; undefined: not read yet */
  constructor(versionOf: (path: string) => Version | undefined, changes?: ReadonlyMap<string, Change>) {
    this.#versionOf = versionOf;
    this.#changes = new Map(changes);
  }

  /** Number of writes so far. */
  get size(): number {
    return this.#changes.size;
  }

  /** Whether the document was read, or the batch writes it. */
  has(path: string): boolean {
    return this.#changes.has(path) || this.#versionOf(path) !== undefined;
  }

  /** @throws Error when the document was neither read nor changed: `collect` has to read it */
  get<Document>(path: string): Document | null {
    const changed = this.#changes.get(path);
    if (changed) return changed.data as Document;
    const version = this.#versionOf(path);
    if (version === undefined) throw new Error(`${path} was not read`);
    return version.data as Document | null;
  }

  create(path: string, data: object): void {
    this.#changes.set(path, { kind: 'create', data, fields: data });
  }

  /** @param data the whole document */
  set(path: string, data: object): void {
    const changed = this.#changes.get(path);
    this.#changes.set(path, { kind: changed?.kind ?? this.#kindOfSet(path), data, fields: data });
  }

  /** Merges fields into a document without reading it. @throws Error when the batch writes it already */
  merge(path: string, fields: object): void {
    if (this.#changes.has(path)) throw new Error(`${path} is written twice`);
    this.#changes.set(path, { kind: 'merge', data: fields, fields });
  }

  /** Adds to numbers of a document without reading it. The batch must not write it in another way. */
  increase(path: string, by: Readonly<Record<string, number>>): void {
    const before = this.#changes.get(path)?.fields as Readonly<Record<string, number>> | undefined;
    const fields = Object.fromEntries(
      Object.entries(by).map(([field, number]) => [field, number + (before?.[field] ?? 0)]),
    );
    this.#changes.set(path, { kind: 'increase', data: fields, fields });
  }

  /** @throws Error when the document does not exist, or was not read */
  update(path: string, fields: object): void {
    const before = this.get<object>(path);
    if (before === null) throw new Error(`There is no ${path}`);
    const changed = this.#changes.get(path);
    const data = { ...before, ...fields };
    this.#changes.set(path, {
      kind: changed?.kind ?? 'update',
      data,
      fields: { ...changed?.fields, ...fields },
    });
  }

  /** A copy in which the caller can try changes. */
  copy(): Draft {
    return new Draft(this.#versionOf, this.#changes);
  }

  /** The documents that were read and that the batch writes, as they will be. */
  get written(): ReadonlyMap<string, object> {
    const known = [...this.#changes].filter(([path]) => this.#versionOf(path) !== undefined);
    return new Map(known.map(([path, { data }]) => [path, data]));
  }

  get writes(): readonly Write[] {
    return [...this.#changes].map(([path, { kind, data, fields }]): Write => {
      if (kind === 'increase') return { kind, path, by: fields as Readonly<Record<string, number>> };
      if (kind !== 'update') return { kind, path, data };
      const after = this.#versionOf(path)?.updateTime;
      if (!after) throw new Error(`${path} is updated, but its version is not known`);
      return { kind, path, fields, after };
    });
  }

  #kindOfSet(path: string): Write['kind'] {
    const version = this.#versionOf(path);
    if (version === undefined) return 'set';
    return version.updateTime === null ? 'create' : 'update';
  }
}

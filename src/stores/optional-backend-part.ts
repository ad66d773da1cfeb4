import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { type Backend, BackendError } from '#backend/port/backend.ts';
import { $session } from './session.ts';

/** A part that only some backends have. */
type PartName = 'backup' | 'google' | 'outbox' | 'push' | 'sandbox';
type Part<Name extends PartName> = NonNullable<Backend[Name]>;

export interface OptionalPart<Name extends PartName> {
  /** Whether this build's backend has it. False until known: a button must not show before. */
  readonly $isThere: ReadableAtom<boolean>;
  /** @throws BackendError where there is none */
  readonly open: () => Promise<Part<Name>>;
  /** The part, without waiting. @throws BackendError if there is none, or none yet */
  readonly present: () => Part<Name>;
}

/** A part of the backend that a screen offers if it exists. */
export function optionalPart<Name extends PartName>(name: Name): OptionalPart<Name> {
  const $opened = atom<Backend | null>(null);

  // The session reports a backend that fails to open, and opens it again.
  onMount($opened, () =>
    $session.subscribe(({ kind }) => {
      if (kind !== 'unknown') void backend().then((opened) => $opened.set(opened));
    }),
  );

  return {
    $isThere: computed($opened, (opened) => opened?.[name] !== undefined),
    open: async () => partOf(await backend(), name),
    present: () => $opened.get()?.[name] ?? missing(name),
  };
}

/** @throws BackendError where there is none */
export const partOf = <Name extends PartName>(opened: Backend, name: Name): Part<Name> =>
  opened[name] ?? missing(name);

function missing(name: PartName): never {
  throw new BackendError('unknown', new Error(`This backend has no ${name}`));
}

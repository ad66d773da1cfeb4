import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { type Backend, BackendError } from '#backend/port/backend.ts';
import { $session } from './session.ts';

/** What not every backend has. */
type PartName = 'google' | 'outbox' | 'sandbox';
type Part<Name extends PartName> = NonNullable<Backend[Name]>;

export interface OptionalPart<Name extends PartName> {
  /** Whether this build's backend has it. False until it is known: then there is nothing yet to press. */
  readonly $isThere: ReadableAtom<boolean>;
  /** @throws BackendError where there is none */
  readonly open: () => Promise<Part<Name>>;
  /** What is known to be there, without waiting. @throws BackendError where there is none, or none yet */
  readonly present: () => Part<Name>;
}

/** A part of the backend that a screen offers where there is one. */
export function optionalPart<Name extends PartName>(name: Name): OptionalPart<Name> {
  const $opened = atom<Backend | null>(null);

  // A backend that cannot be opened is told of by the session, and opened again for it.
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

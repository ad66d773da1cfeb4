import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import styles from './PartnerSearch.module.css';
import {
  $chosenPartner,
  createSuggester,
  type PartnerTree,
  type Suggested,
  type Suggester,
} from './model.ts';
import { partnerText } from './text.ts';

/** A field that suggests partners while the member types. Picture and list show the chosen one. */
export function PartnerSearch({ found }: { readonly found: PartnerTree }) {
  const id = useId();
  const listId = `${id}-list`;
  const [suggester] = useState(() => createSuggester(found.find));
  useEffect(() => suggester.searchBy(found.find), [suggester, found.find]);
  const chosen = useStore($chosenPartner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is chosen, here or elsewhere
  useEffect(() => suggester.clear(), [suggester, chosen]);
  const typed = useStore(suggester.$typed);
  const suggested = useStore(suggester.$suggested);
  const isOpen = suggested !== null && suggested.names.length > 0;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') suggester.close();
    const act = KEYS[event.key];
    if (!act || !isOpen) return;
    event.preventDefault();
    act(suggester);
  }

  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {partnerText.search}
      </label>
      <div className={styles.box}>
        <input
          className="input"
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={
            isOpen && suggested.active >= 0 ? optionId(listId, suggested.active) : undefined
          }
          value={typed}
          onChange={({ currentTarget }) => void suggester.type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={suggester.close}
        />
        <SuggestedPartners id={listId} suggested={suggested} found={found} onChoose={suggester.choose} />
      </div>
      <p role="status" className={suggested?.names.length === 0 ? undefined : 'visually-hidden'}>
        {suggested !== null &&
          (suggested.names.length === 0 ? partnerText.none : partnerText.found(suggested.names.length))}
      </p>
    </div>
  );
}

/** The keys of the open list. */
const KEYS: Readonly<Record<string, (suggester: Suggester) => void>> = {
  ArrowDown: (suggester) => suggester.step(1),
  ArrowUp: (suggester) => suggester.step(-1),
  Enter: (suggester) => suggester.chooseActive(),
};

interface Props {
  readonly id: string;
  /** Null while the list is closed. */
  readonly suggested: Suggested | null;
  readonly found: PartnerTree;
  readonly onChoose: (name: string) => void;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list below the field: suggested partners and their generations. */
function SuggestedPartners({ id, suggested, found, onChoose }: Props) {
  const names = suggested?.names;
  // Computed once, not per key press: there may be a hundred thousand names.
  const places = useMemo(
    () => names?.map((name) => found.downline.usernames.indexOf(name)),
    [names, found.downline],
  );
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={partnerText.suggestions}
      hidden={!names?.length}
    >
      {names?.map((name, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
        <div
          key={name}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === suggested?.active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Standing found={found} place={places?.[index] ?? -1} />
        </div>
      ))}
    </div>
  );
}

/** Nothing about a partner who is not laid out yet. */
function Standing({ found: { tree }, place }: { readonly found: PartnerTree; readonly place: number }) {
  if (place < 0) return null;
  return <span>{partnerText.suggestion(tree.generation[place] ?? 0)}</span>;
}

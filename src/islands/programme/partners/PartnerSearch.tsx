import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PARTNER_WORDS } from '../../../i18n/partners.ts';
import { choosePartner, type PartnerTree } from '../../../stores/partners/partners.ts';
import styles from './PartnerSearch.module.css';

interface Suggestions {
  readonly names: readonly { readonly name: string; readonly line: number; readonly isSample: boolean }[];
  /** By the keys; -1: none. */
  readonly active: number;
}

/** A field that suggests partners while somebody types; who is chosen is shown on the map and in the list. */
export function PartnerSearch({ found: { downline, tree, find } }: { readonly found: PartnerTree }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [suggested, setSuggested] = useState<Suggestions | null>(null);
  const latest = useRef('');

  async function suggest(text: string): Promise<void> {
    setTyped(text);
    latest.current = text;
    if (text.trim() === '') return setSuggested(null);
    const places = await find(text);
    if (latest.current !== text) return;
    const names = places.map((place) => ({
      name: downline.usernames[place] ?? '',
      line: tree.line[place] ?? 0,
      isSample: downline.isSample[place] === 1,
    }));
    setSuggested({ names, active: -1 });
  }

  function choose(name: string): void {
    latest.current = name;
    setTyped(name);
    setSuggested(null);
    choosePartner(name);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setSuggested(null);
    if (suggested === null || suggested.names.length === 0) return;
    const { names, active } = suggested;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? names.length - 1 : (active + step + names.length) % names.length;
      setSuggested({ names, active: next });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = names[Math.max(0, active)];
      if (chosen) choose(chosen.name);
    }
  }

  const isOpen = suggested !== null && suggested.names.length > 0;
  return (
    <div className={`field ${styles.search}`}>
      <label className="field__label" htmlFor={id}>
        {PARTNER_WORDS.search}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {PARTNER_WORDS.searchHint}
      </p>
      <div className={styles.box}>
        <input
          className="input"
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            isOpen && suggested.active >= 0 ? optionId(`${id}-list`, suggested.active) : undefined
          }
          value={typed}
          onChange={({ currentTarget }) => void suggest(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setSuggested(null)}
        />
        <Suggested id={`${id}-list`} suggested={isOpen ? suggested : null} onChoose={choose} />
      </div>
      <p role="status" className={suggested?.names.length === 0 ? undefined : 'visually-hidden'}>
        {suggested !== null &&
          (suggested.names.length === 0 ? PARTNER_WORDS.nobody : PARTNER_WORDS.found(suggested.names.length))}
      </p>
    </div>
  );
}

interface SuggestedProps {
  readonly id: string;
  readonly suggested: Suggestions | null;
  readonly onChoose: (name: string) => void;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

function Suggested({ id, suggested, onChoose }: SuggestedProps) {
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={PARTNER_WORDS.suggestions}
      hidden={suggested === null}
    >
      {suggested?.names.map(({ name, line, isSample }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
        <div
          key={name}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === suggested.active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <strong>{name}</strong>
          <span>
            {PARTNER_WORDS.suggestion(line)}
            {isSample && ` · ${PARTNER_WORDS.sample}`}
          </span>
        </div>
      ))}
    </div>
  );
}

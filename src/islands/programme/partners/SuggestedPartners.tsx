import { useMemo } from 'react';
import styles from './PartnerSearch.module.css';
import type { PartnerTree, Suggested } from './model.ts';
import { partnerText } from './text.ts';

interface Props {
  readonly id: string;
  /** Null while the list is closed. */
  readonly suggested: Suggested | null;
  readonly found: PartnerTree;
  readonly onChoose: (name: string) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list below the field: suggested partners and their lines. */
export function SuggestedPartners({ id, suggested, found, onChoose }: Props) {
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

/** Nothing about a partner who is not on the map yet. */
function Standing({
  found: { downline, tree },
  place,
}: {
  readonly found: PartnerTree;
  readonly place: number;
}) {
  if (place < 0) return null;
  return (
    <span>
      {partnerText.suggestion(tree.line[place] ?? 0)}
      {downline.isSample[place] === 1 && ` · ${partnerText.sample}`}
    </span>
  );
}

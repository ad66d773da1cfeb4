import { useStore } from '@nanostores/react';
import styles from './PartnerList.module.css';
import { type ListState, PAGE, toggled, turned } from './list-state.ts';
import { $chosenPartner, choosePartner, type PartnerTree } from './model.ts';
import { partnerText } from './text.ts';

interface BranchProps {
  readonly found: PartnerTree;
  readonly place: number;
  readonly state: ListState;
  readonly onChange: (state: ListState) => void;
}

/** A partner in the list, and the open part of the branch. */
export function PartnerBranch({ found, place, state, onChange }: BranchProps) {
  const { downline, tree } = found;
  const chosen = useStore($chosenPartner);
  const name = downline.usernames[place] ?? '';
  const below = tree.below[place] ?? 0;
  const page = state.opened.get(name);
  const isOpen = below > 0 && page !== undefined;
  return (
    <li>
      <div className={styles.row}>
        {below > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? partnerText.close(name) : partnerText.open(name)}
            onClick={() => onChange(toggled(state, name))}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        ) : (
          <span className={styles.leaf} aria-hidden="true" />
        )}
        <button
          type="button"
          className={styles.name}
          aria-current={name === chosen ? 'true' : undefined}
          onClick={() => choosePartner(name)}
        >
          {place === 0 ? `${partnerText.you} (${name})` : name}
        </button>
        {downline.isSample[place] === 1 && <span className={styles.sample}>{partnerText.sample}</span>}
        {below > 0 && (
          <span className={styles.below}>
            <span aria-hidden="true">{partnerText.below(below)}</span>
            <span className="visually-hidden">{partnerText.belowLong(below)}</span>
          </span>
        )}
      </div>
      {isOpen && (
        <ul className={styles.list}>
          <Pages found={found} place={place} state={state} onChange={onChange} />
        </ul>
      )}
    </li>
  );
}

/** One page of the partners that a partner invited, with buttons for other pages. */
function Pages(props: BranchProps) {
  const { found, place, state, onChange } = props;
  const name = found.downline.usernames[place] ?? '';
  const first = found.tree.first[place] ?? 0;
  const invited = found.tree.invited[place] ?? 0;
  const page = Math.min(state.opened.get(name) ?? 0, Math.floor((invited - 1) / PAGE));
  const from = page * PAGE;
  const to = Math.min(invited, from + PAGE);
  return (
    <>
      {from > 0 && (
        <li>
          <button
            type="button"
            className={styles.turn}
            onClick={() => onChange(turned(state, name, page - 1))}
          >
            {partnerText.previous(from)}
          </button>
        </li>
      )}
      {Array.from({ length: to - from }, (_, index) => first + from + index).map((each) => (
        <PartnerBranch key={found.downline.usernames[each]} {...props} place={each} />
      ))}
      {to < invited && (
        <li>
          <button
            type="button"
            className={styles.turn}
            onClick={() => onChange(turned(state, name, page + 1))}
          >
            {partnerText.next(invited - to)}
          </button>
        </li>
      )}
    </>
  );
}

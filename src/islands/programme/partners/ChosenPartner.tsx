import { useStore } from '@nanostores/react';
import { pathTo } from '#domain/partners/branches.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { Facts } from '#ui/data/DescriptionList.tsx';
import styles from './ChosenPartner.module.css';
import { $chosenPartner, choosePartner, type PartnerTree } from './model.ts';
import { PARTNER_WORDS } from './text.ts';

/** Of a long path, those at both ends that are named. */
const NAMED = 3;

/** Whoever was chosen on the map, in the list or by the search, and how that partner came to the member. */
export function ChosenPartner({ found: { downline, tree } }: { readonly found: PartnerTree }) {
  const name = useStore($chosenPartner);
  const place = downline.usernames.indexOf(name);
  return (
    <section className={styles.chosen} aria-label={PARTNER_WORDS.chosen}>
      <div role="status">
        {place < 0 ? (
          <p>{PARTNER_WORDS.nobodyChosen}</p>
        ) : (
          <h3 className={styles.name}>
            {name} {place === 0 && <span className="chip">{PARTNER_WORDS.you}</span>}
            {downline.isSample[place] === 1 && <span className="chip">{PARTNER_WORDS.sample}</span>}
          </h3>
        )}
      </div>
      {place >= 0 && (
        <>
          <Facts
            facts={[
              { label: PARTNER_WORDS.line, value: PARTNER_WORDS.number(tree.line[place] ?? 0) },
              { label: PARTNER_WORDS.joined, value: <Moment at={downline.joinedAt[place] ?? 0} /> },
              { label: PARTNER_WORDS.invited, value: PARTNER_WORDS.number(tree.invited[place] ?? 0) },
              { label: PARTNER_WORDS.through, value: PARTNER_WORDS.number(tree.below[place] ?? 0) },
            ]}
          />
          {place > 0 && (
            <Path names={pathTo(downline.uplines, place).map((each) => downline.usernames[each] ?? '')} />
          )}
        </>
      )}
    </section>
  );
}

function Path({ names }: { readonly names: readonly string[] }) {
  const isLong = names.length > NAMED * 2 + 1;
  const start = isLong ? names.slice(0, NAMED) : names;
  const end = isLong ? names.slice(-NAMED) : [];
  return (
    <ol className={styles.path} aria-label={PARTNER_WORDS.path}>
      {start.map((name, index) => (
        <Step key={name} name={name} isSelf={index === 0} isLast={!isLong && index === names.length - 1} />
      ))}
      {isLong && <li>{PARTNER_WORDS.passedOver(names.length - NAMED * 2)}</li>}
      {end.map((name, index) => (
        <Step key={name} name={name} isSelf={false} isLast={index === NAMED - 1} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly name: string;
  readonly isSelf: boolean;
  readonly isLast: boolean;
}

function Step({ name, isSelf, isLast }: StepProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        aria-current={isLast ? 'true' : undefined}
        onClick={() => choosePartner(name)}
      >
        {isSelf ? PARTNER_WORDS.you : name}
      </button>
    </li>
  );
}

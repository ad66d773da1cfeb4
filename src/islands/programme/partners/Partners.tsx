import { useStore } from '@nanostores/react';
import { pathTo } from '#domain/partners/branches.ts';
import { ROUTES } from '#domain/routes.ts';
import { address } from '#i18n/language.ts';
import { uiText } from '#i18n/ui.ts';
import { $isTouring, $mayWalk } from '#stores/walk.ts';
import { GENERATIONS_SHOWN } from '#domain/partners/partners.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { When } from '#ui/data/When.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PartnerList } from './PartnerList.tsx';
import { PartnerSearch } from './PartnerSearch.tsx';
import styles from './Partners.module.css';
import { Sunburst } from './Sunburst.tsx';
import { $chosenPartner, $partnerTree, choosePartner, isMixed, type PartnerTree } from './model.ts';
import { partnerText } from './text.ts';

/** The member's downline, in a picture and in a list. */
export function Partners() {
  return (
    <section className={`card ${styles.partners}`} aria-labelledby="partners">
      <h2 id="partners" tabIndex={-1}>
        {partnerText.title}
      </h2>
      <RemoteView store={$partnerTree}>
        {(found) => (found.downline.usernames.length === 1 ? <NoPartners /> : <Downline found={found} />)}
      </RemoteView>
    </section>
  );
}

/** Where there is a sandbox, the tour's community brings some. */
function NoPartners() {
  const mayWalk = useStore($mayWalk);
  const isTouring = useStore($isTouring);
  return (
    <Empty title={partnerText.empty} hint={partnerText.emptyHint}>
      {mayWalk && isTouring && (
        <a className="button" href={address(ROUTES.home.path)}>
          {uiText.toTour}
        </a>
      )}
    </Empty>
  );
}

function Downline({ found }: { readonly found: PartnerTree }) {
  const { downline, hasMore, samples, tree } = found;
  const generations = tree.generation.at(-1) ?? 0;
  return (
    <div className={styles.downline}>
      <div>
        <p>
          <strong>{partnerText.summary(tree.below[0] ?? 0, tree.invited[0] ?? 0, generations)}</strong>
        </p>
        {samples > 0 && <p>{partnerText.samples(samples, !isMixed(found))}</p>}
        {hasMore && <p>{partnerText.first(downline.usernames.length - 1)}</p>}
        <Older list={$partnerTree} hasOlder={hasMore} text={partnerText.showMore} />
        {downline.isTruncated && <p>{partnerText.cut(GENERATIONS_SHOWN)}</p>}
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <Sunburst found={found}>
            <WayBack found={found} />
          </Sunburst>
        </div>
        <div className={`${styles.side} ${styles.names}`}>
          <PartnerSearch found={found} />
          <ChosenPartner found={found} />
          <PartnerList found={found} />
        </div>
      </div>
    </div>
  );
}

/** The partner chosen in the picture, in the list or by the search. */
function ChosenPartner({ found }: { readonly found: PartnerTree }) {
  const { downline, tree } = found;
  const name = useStore($chosenPartner);
  const place = downline.usernames.indexOf(name);
  return (
    <section className={place < 0 ? undefined : styles.chosen} aria-label={partnerText.chosen}>
      <div role="status">
        {place >= 0 && (
          <h3 className={styles.name}>
            <bdi>{name}</bdi> {place === 0 && <span className="chip chip--tag">{partnerText.you}</span>}
            {isMixed(found) && downline.isSample[place] === 1 && (
              <span className="chip chip--tag">{partnerText.sample}</span>
            )}
            <span className="visually-hidden">
              {partnerText.chosenLong(tree.generation[place] ?? 0, tree.below[place] ?? 0)}
            </span>
          </h3>
        )}
      </div>
      {place >= 0 && (
        <DescriptionList
          across
          items={[
            { label: partnerText.line, value: partnerText.number(tree.generation[place] ?? 0) },
            { label: partnerText.joined, value: <When at={downline.joinedAt[place] ?? 0} /> },
            { label: partnerText.invited, value: partnerText.number(tree.invited[place] ?? 0) },
            { label: partnerText.through, value: partnerText.number(tree.below[place] ?? 0) },
          ]}
        />
      )}
    </section>
  );
}

/** How many names to show at each end of a long path. */
const NAMED = 3;

/** The path from the member to the chosen partner. A press leads there. */
function WayBack({ found: { downline } }: { readonly found: PartnerTree }) {
  const chosen = Math.max(0, downline.usernames.indexOf(useStore($chosenPartner)));
  const names = pathTo(downline.uplines, chosen).map((each) => downline.usernames[each] ?? '');
  if (chosen === 0) return null;
  const isLong = names.length > NAMED * 2 + 1;
  const start = isLong ? names.slice(0, NAMED) : names;
  const end = isLong ? names.slice(-NAMED) : [];
  return (
    <ol className={styles.path} aria-label={partnerText.path}>
      {start.map((name, index) => (
        <Step key={name} name={name} isSelf={index === 0} isLast={!isLong && index === names.length - 1} />
      ))}
      {isLong && <li>{partnerText.passedOver(names.length - NAMED * 2)}</li>}
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
        className={`link-button ${styles.step}`}
        aria-current={isLast ? 'true' : undefined}
        onClick={() => choosePartner(name)}
      >
        {isSelf ? partnerText.you : <bdi>{name}</bdi>}
      </button>
    </li>
  );
}

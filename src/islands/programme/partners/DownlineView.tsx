import { LINES_SHOWN } from '#domain/partners/partners.ts';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ChosenPartner } from './ChosenPartner.tsx';
import styles from './DownlineView.module.css';
import { PartnerList } from './PartnerList.tsx';
import { PartnerMap } from './PartnerMap.tsx';
import { PartnerSearch } from './PartnerSearch.tsx';
import { $partnerTree, type PartnerTree } from './model.ts';
import { partnerText } from './text.ts';

export function DownlineView() {
  return (
    <RemoteView store={$partnerTree}>
      {(found) => (found.downline.usernames.length === 1 ? <NoPartners /> : <Downline found={found} />)}
    </RemoteView>
  );
}

function NoPartners() {
  return (
    <div className={styles.empty}>
      <p>
        <strong>{partnerText.empty}</strong>
      </p>
      <p>{partnerText.emptyHint}</p>
      <a className="button button--quiet" href="#referral-link">
        {partnerText.emptyLink}
      </a>
    </div>
  );
}

function Downline({ found }: { readonly found: PartnerTree }) {
  const { downline, hasMore, tree } = found;
  const lines = tree.line.at(-1) ?? 0;
  const samples = downline.isSample.reduce((count, each) => count + each, 0) - (downline.isSample[0] ?? 0);
  return (
    <div className={styles.downline}>
      <div>
        <p>
          <strong>{partnerText.summary(tree.below[0] ?? 0, tree.invited[0] ?? 0, lines)}</strong>
        </p>
        {samples > 0 && <p>{partnerText.samples(samples)}</p>}
        {hasMore && <p>{partnerText.first(downline.usernames.length - 1)}</p>}
        <Older list={$partnerTree} hasOlder={hasMore} text={partnerText.showMore} />
        {downline.isTruncated && <p>{partnerText.cut(LINES_SHOWN)}</p>}
      </div>
      <PartnerSearch found={found} />
      <div className={styles.sides}>
        <PartnerMap found={found} />
        <div className={styles.side}>
          <ChosenPartner found={found} />
          <PartnerList found={found} />
        </div>
      </div>
    </div>
  );
}

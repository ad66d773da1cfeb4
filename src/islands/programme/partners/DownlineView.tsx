import { LINES_SHOWN } from '#domain/partners/partners.ts';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { ChosenPartner } from './ChosenPartner.tsx';
import styles from './DownlineView.module.css';
import { PartnerList } from './PartnerList.tsx';
import { PartnerMap } from './PartnerMap.tsx';
import { PartnerSearch } from './PartnerSearch.tsx';
import { $partnerTree, type PartnerTree } from './model.ts';
import { PARTNER_WORDS } from './text.ts';

export function DownlineView() {
  return (
    <LiveView store={$partnerTree}>
      {(found) => (found.downline.usernames.length === 1 ? <NoPartners /> : <Downline found={found} />)}
    </LiveView>
  );
}

function NoPartners() {
  return (
    <div className={styles.empty}>
      <p>
        <strong>{PARTNER_WORDS.empty}</strong>
      </p>
      <p>{PARTNER_WORDS.emptyHint}</p>
      <a className="button button--quiet" href="#referral-link">
        {PARTNER_WORDS.emptyLink}
      </a>
    </div>
  );
}

function Downline({ found }: { readonly found: PartnerTree }) {
  const { downline, tree } = found;
  const lines = tree.line.at(-1) ?? 0;
  const samples = downline.isSample.reduce((count, each) => count + each, 0) - (downline.isSample[0] ?? 0);
  return (
    <div className={styles.downline}>
      <div>
        <p>
          <strong>{PARTNER_WORDS.summary(tree.below[0] ?? 0, tree.invited[0] ?? 0, lines)}</strong>
        </p>
        {samples > 0 && <p>{PARTNER_WORDS.samples(samples)}</p>}
        {downline.isCut && <p>{PARTNER_WORDS.cut(LINES_SHOWN)}</p>}
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

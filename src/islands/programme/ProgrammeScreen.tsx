import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef } from 'react';
import { $account } from '#stores/account.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Incomes } from './Incomes.tsx';
import { Invitation } from './Invitation.tsx';
import { type LevelPlan, Levels } from './Levels.tsx';
import styles from './ProgrammeScreen.module.css';
import { $tab, showTab, type Tab, TABS } from './model.ts';
import { programmeText } from './text.ts';

interface Props {
  readonly plan: LevelPlan;
  readonly isEmbedded: boolean;
}

/** Partners, their picture and its worker come only to those who open their tab. */
const loadPartners = () => import('./partners/Partners.tsx');

export function ProgrammeScreen({ plan, isEmbedded }: Props) {
  const tab = useStore($tab);
  return (
    <>
      <Tabs tab={tab} />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'levels' ? (
          <>
            <Levels plan={plan} />
            <Incomes />
          </>
        ) : (
          <>
            <Deferred load={loadPartners}>{({ Partners }) => <Partners />}</Deferred>
            <RemoteView store={$account}>
              {(account) => <Invitation account={account} isEmbedded={isEmbedded} />}
            </RemoteView>
          </>
        )}
      </div>
    </>
  );
}

/** Tab enters the row at the open one; arrow keys open the other. */
function Tabs({ tab: open }: { readonly tab: Tab }) {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = TABS.findIndex((tab) => tab !== open);
    showTab(TABS[other] as Tab);
    row.current?.querySelectorAll('button')[other]?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={programmeText.tabs}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === open}
          aria-controls={tab === open ? `panel-${tab}` : undefined}
          tabIndex={tab === open ? 0 : -1}
          className={styles.tab}
          onClick={() => showTab(tab)}
        >
          {programmeText.tab[tab]}
        </button>
      ))}
    </div>
  );
}

import { Keyboard } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Lists } from '#islands/operator/Lists.tsx';
import { loadLaterView } from '#islands/operator/load-later-view.ts';
import type { ViewName } from '#islands/operator/model.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import styles from './Queue.module.css';
import { LISTS, type ListName } from './model.ts';
import { queueText } from './text.ts';

interface Props {
  readonly view: ViewName;
  readonly open: ListName;
  /** Null: there is no such list. */
  readonly totals: Readonly<Record<ListName, number | '…' | null>>;
  readonly refer: Ref<HTMLElement>;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
  /** What narrows the list. */
  readonly children: ReactNode;
}

/** The lists of a queue, what narrows them, and the keys. */
export const QueueHead = ({ view, open, totals, refer, isHelpOpen, onHelp, children }: Props) => (
  <Lists
    view={view}
    names={LISTS.filter((name) => totals[name] !== null)}
    open={open}
    text={queueText.listName}
    totals={totals}
    refer={refer}
  >
    {children}
    {totals[open] !== 0 && (
      <button
        type="button"
        className={`icon-button icon-button--dense ${styles.keys}`}
        aria-haspopup="dialog"
        aria-label={queueText.keys}
        title={queueText.keys}
        onClick={() => onHelp(true)}
      >
        <Keyboard size={20} aria-hidden="true" />
      </button>
    )}
    {isHelpOpen && (
      <Deferred load={loadLaterView} fallback={null}>
        {({ KeyHelp }) => <KeyHelp onClose={() => onHelp(false)} />}
      </Deferred>
    )}
  </Lists>
);

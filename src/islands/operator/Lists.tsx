import type { ReactNode, Ref } from 'react';
import { ViewLink } from './links.tsx';
import { queryOf, type ViewName } from './model.ts';
import { queueText } from './queue/text.ts';
import styles from './Lists.module.css';

interface Props<Name extends string> {
  readonly view: ViewName;
  readonly names: readonly Name[];
  readonly open: Name;
  readonly text: Readonly<Record<Name, string>>;
  /** How many each has. Null: it is not known. */
  readonly totals?: Readonly<Record<Name, number | '…' | null>>;
  readonly refer?: Ref<HTMLElement>;
  /** What narrows the list. */
  readonly children?: ReactNode;
}

/** The lists of a part of the console, of which one is open. */
export const Lists = <Name extends string>({ view, names, open, text, totals, ...props }: Props<Name>) => (
  <div className={styles.head}>
    <nav aria-label={queueText.lists} className={styles.lists} ref={props.refer}>
      {names.map((name) => {
        const total = totals?.[name] ?? null;
        return (
          <ViewLink
            key={name}
            query={queryOf(view, { list: name })}
            current={name === open ? 'page' : undefined}
          >
            {text[name]} {total !== null && <span className={styles.total}>{total}</span>}
          </ViewLink>
        );
      })}
    </nav>
    {props.children}
  </div>
);

import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { bitsOfReference, depositReference } from '#domain/deposits/deposit-reference.ts';
import type { Coin } from '#domain/money/coin.ts';
import { usd } from '#i18n/format.ts';
import { coinName } from '#i18n/status.ts';
import { UserName, ViewLink } from '#islands/operator/links.tsx';
import { $erasures, $searches, $settlement, $view, queryOf } from '#islands/operator/model.ts';
import { depositRecords, EVERY_RECORD } from '#islands/operator/records/model.ts';
import { operatorText } from '#islands/operator/text.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit } from '#ui/data/RequestStatus.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { MemberDetail } from './MemberDetail.tsx';
import styles from './Members.module.css';
import { type FoundMember, MEMBERS_FOUND, membersFound } from './model.ts';
import { erasureText, membersText } from './text.ts';

interface Props {
  /** Uid of the member who is open, or null. */
  readonly member: string | null;
  readonly coins: readonly Coin[];
}

/** What the field that finds everything has found, and all that operators see of one member. */
export function Members({ member, coins }: Props) {
  const { find } = useStore($view);
  const settlement = useStore($settlement);
  const kind = settlement.state === 'ready' ? settlement.value.settlement.kind : 'browser';
  const reference = find === null ? null : bitsOfReference(find);
  return (
    <div className={styles.members} data-open={member !== null}>
      <div className={styles.search}>
        {find === null ? (
          <>
            <Empty title={membersText.search} hint={membersText.hint[kind]} />
            <Asking open={member} />
          </>
        ) : (
          <>
            {reference !== null && <FoundDeposit reference={reference} coins={coins} />}
            <Found find={find} isName={reference === null} open={member} />
          </>
        )}
      </div>
      {member !== null && <MemberDetail key={member} uid={member} coins={coins} />}
    </div>
  );
}

/** The deposit that a reference names: where it waits, or its member's requests once it is decided. */
function FoundDeposit({ reference, coins }: { readonly reference: string; readonly coins: readonly Coin[] }) {
  const store = useMemo(() => depositRecords(null, EVERY_RECORD, reference), [reference]);
  return (
    <RemoteView store={store}>
      {({ items }) =>
        items.length === 0 ? null : (
          <ul className="lines" aria-label={membersText.byReference}>
            {items.map(({ member, deposit }) => (
              <li key={`${member.uid} ${deposit.id}`}>
                <ViewLink
                  query={
                    deposit.status === 'pending'
                      ? queryOf('deposits', { request: `deposit ${member.uid} ${deposit.id}` })
                      : queryOf('records', { member: member.uid })
                  }
                  current={undefined}
                  className={styles.link}
                >
                  <strong>{usd(deposit.amount)}</strong>
                  <UserName user={member} />
                  <span>{`${coinName(deposit.coin, coins)} · ${depositReference(deposit.id)}`}</span>
                  <StatusOfDeposit deposit={deposit} />
                </ViewLink>
              </li>
            ))}
          </ul>
        )
      }
    </RemoteView>
  );
}

/** Members who ask for the erasure of their accounts. Nothing while none does. */
function Asking({ open }: { readonly open: string | null }) {
  return (
    <RemoteView store={$erasures}>
      {(members) =>
        members.length > 0 && (
          <nav aria-labelledby="asking">
            <h3 id="asking" className={styles.asking}>
              {erasureText.asking}
            </h3>
            <ul className="lines">
              {members.map((each) => (
                <MemberRow key={each.uid} member={each} find={null} isCurrent={each.uid === open} />
              ))}
            </ul>
          </nav>
        )
      }
    </RemoteView>
  );
}

interface FoundProps {
  readonly find: string;
  /** Whether the text is nothing but a member's: no reference. */
  readonly isName: boolean;
  readonly open: string | null;
}

function Found({ find, isName, open }: FoundProps) {
  // The same text can be searched again, and find who joined meanwhile.
  const searches = useStore($searches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const store = useMemo(() => membersFound(find), [find, searches]);
  return (
    <RemoteView store={store}>
      {(found) =>
        found.length === 0 ? (
          // A reference names a deposit: that no member is called so needs no words.
          isName && (
            <div role="status">
              <Empty title={membersText.none} hint={membersText.noneHint} />
            </div>
          )
        ) : (
          <>
            <p role="status" className="field__hint">
              {membersText.found(found.length)}
              {found.length === MEMBERS_FOUND && `. ${membersText.first(MEMBERS_FOUND)}`}
            </p>
            <nav aria-label={membersText.list}>
              <ul className="lines">
                {found.map((each) => (
                  <MemberRow key={each.uid} member={each} find={find} isCurrent={each.uid === open} />
                ))}
              </ul>
            </nav>
          </>
        )
      }
    </RemoteView>
  );
}

interface RowProps {
  readonly member: FoundMember;
  /** What it was found by; null: by nothing. */
  readonly find: string | null;
  readonly isCurrent: boolean;
}

function MemberRow({ member, find, isCurrent }: RowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasCurrent = useRef(isCurrent);
  // Closing the detail leads back to its row.
  useEffect(() => {
    if (wasCurrent.current && !isCurrent && document.activeElement === document.body) link.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  const { uid, username, guest, suspension } = member;
  return (
    <li>
      <ViewLink
        query={queryOf('members', { member: uid, ...(find !== null && { find }) })}
        current={isCurrent ? 'true' : undefined}
        className={styles.link}
        refer={link}
      >
        <strong>
          <UserName user={{ uid, username, isSample: member.sample === true }} />
        </strong>
        <bdi>{guest ? membersText.guest : membersText.nameOf(member)}</bdi>
        {suspension && <span className="chip chip--refused">{operatorText.suspended}</span>}
      </ViewLink>
    </li>
  );
}

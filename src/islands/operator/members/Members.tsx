import { useStore } from '@nanostores/react';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Coin } from '#domain/money/coin.ts';
import { UserName, ViewLink } from '#islands/operator/links.tsx';
import { $settlement, queryOf } from '#islands/operator/model.ts';
import { operatorText } from '#islands/operator/text.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { MemberDetail } from './MemberDetail.tsx';
import styles from './Members.module.css';
import { type FoundMember, MEMBERS_FOUND, membersFound } from './model.ts';
import { membersText } from './text.ts';

interface Props {
  /** Uid of the member who is open, or null. */
  readonly member: string | null;
  readonly coins: readonly Coin[];
}

/** One press of the button. The same text can be searched again, and find who joined meanwhile. */
interface MemberSearch {
  readonly text: string;
}

/** Finds members, and shows all that operators see of one. */
export function Members({ member, coins }: Props) {
  const [search, setSearch] = useState<MemberSearch | null>(null);
  return (
    <div className={styles.members} data-open={member !== null}>
      <div className={styles.search}>
        <SearchForm onSearch={(text) => setSearch({ text })} />
        {search && <Found search={search} open={member} />}
      </div>
      {member !== null && <MemberDetail key={member} uid={member} coins={coins} />}
    </div>
  );
}

function SearchForm({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const settlement = useStore($settlement);
  const kind = settlement.state === 'ready' ? settlement.value.settlement.kind : 'browser';
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSearch(text);
  };
  return (
    <search>
      <form className="field" onSubmit={search}>
        <label className="field__label" htmlFor={id}>
          {membersText.search}
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {membersText.hint[kind]}
        </p>
        <div className={styles.row}>
          <input
            className="input"
            id={id}
            type="search"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" className="button">
            <Search size={16} aria-hidden="true" />
            {membersText.find}
          </button>
        </div>
      </form>
    </search>
  );
}

function Found({ search, open }: { readonly search: MemberSearch; readonly open: string | null }) {
  const store = useMemo(() => membersFound(search.text), [search]);
  return (
    <RemoteView store={store}>
      {(found) =>
        found.length === 0 ? (
          <div role="status">
            <Empty title={membersText.none} hint={membersText.noneHint} />
          </div>
        ) : (
          <>
            <p role="status" className="field__hint">
              {membersText.found(found.length)}
              {found.length === MEMBERS_FOUND && `. ${membersText.first(MEMBERS_FOUND)}`}
            </p>
            <nav aria-label={membersText.list}>
              <ul className="lines">
                {found.map((each) => (
                  <MemberRow key={each.uid} member={each} isCurrent={each.uid === open} />
                ))}
              </ul>
            </nav>
          </>
        )
      }
    </RemoteView>
  );
}

function MemberRow({ member, isCurrent }: { readonly member: FoundMember; readonly isCurrent: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasCurrent = useRef(isCurrent);
  // Closing the detail leads back to its row.
  useEffect(() => {
    if (wasCurrent.current && !isCurrent && document.activeElement === document.body) link.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  const { uid, username, firstName, lastName, guest, suspension } = member;
  return (
    <li>
      <ViewLink
        query={queryOf('members', { member: uid })}
        current={isCurrent ? 'true' : undefined}
        className={styles.link}
        refer={link}
      >
        <strong>
          <UserName user={{ uid, username, isSample: member.sample === true }} />
        </strong>
        <bdi>{guest ? membersText.guest : `${firstName} ${lastName}`}</bdi>
        {suspension && <span className="chip chip--refused">{operatorText.suspended}</span>}
      </ViewLink>
    </li>
  );
}

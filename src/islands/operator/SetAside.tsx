import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { PartyName } from './PartyName.tsx';
import { $setAside } from './model.ts';
import { partyName, setAsideText as WORDS } from './text.ts';

const COLUMNS = [
  { label: WORDS.what },
  { label: WORDS.member },
  { label: WORDS.since },
  { label: WORDS.failures, numeric: true },
  { label: WORDS.reason },
  { label: WORDS.command },
];

/** Requests that the settler has given up: whose, since when, why, and how to have one tried again. */
export function SetAside() {
  return (
    <RemoteView store={$setAside}>
      {(requests) =>
        requests.length === 0 ? (
          <Empty title={WORDS.empty} hint={WORDS.emptyHint} />
        ) : (
          <>
            <p>{WORDS.hint}</p>
            <RecordTable caption={WORDS.caption} columns={COLUMNS} rows={requests.map(rowOf)} />
          </>
        )
      }
    </RemoteView>
  );
}

function rowOf({ path, member, kind, failures, since, reason }: SetAsideRequest) {
  const what = WORDS.kind[kind];
  return {
    key: path,
    cells: [
      what,
      <PartyName key="member" party={member} />,
      <DateTime key="since" at={since} />,
      failures,
      reason,
      <CopyButton key="command" text={WORDS.release(path)} label={WORDS.copy(what, partyName(member))} />,
    ],
  };
}

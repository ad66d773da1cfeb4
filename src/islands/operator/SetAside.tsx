import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import { UserName } from '#islands/operator/links.tsx';
import { $setAside } from '#islands/operator/model.ts';
import { setAsideText, userNameOf } from '#islands/operator/text.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';

const COLUMNS = [
  { label: setAsideText.what },
  { label: setAsideText.member },
  { label: setAsideText.since },
  { label: setAsideText.failures, numeric: true },
  { label: setAsideText.reason },
  { label: setAsideText.command },
];

/** Requests that the settler has set aside: the member, the time, the reason, and how to release one. */
export function SetAside() {
  return (
    <RemoteView store={$setAside}>
      {(requests) =>
        requests.length === 0 ? (
          <Empty title={setAsideText.empty} hint={setAsideText.emptyHint} />
        ) : (
          <>
            <p>{setAsideText.hint}</p>
            <RecordTable caption={setAsideText.caption} columns={COLUMNS} rows={requests.map(rowOf)} />
          </>
        )
      }
    </RemoteView>
  );
}

function rowOf({ path, member, kind, failures, since, reason }: SetAsideRequest) {
  const what = setAsideText.kind[kind];
  return {
    key: path,
    cells: [
      what,
      <UserName key="member" user={member} />,
      <DateTime key="since" at={since} />,
      failures,
      reason,
      <CopyButton
        key="command"
        text={setAsideText.release(path)}
        label={setAsideText.copy(what, userNameOf(member))}
      />,
    ],
  };
}

import type { Grant } from '#domain/decisions/grant.ts';
import { UserName } from '#islands/operator/UserName.tsx';
import { $grants } from '#islands/operator/model.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { auditText } from './text.ts';

const text = auditText.grants;

const COLUMNS = [
  { label: auditText.what },
  { label: auditText.member },
  { label: text.by },
  { label: auditText.when },
];

/** What those who run the site did by command: who did it, for which account, and when. */
export function Grants() {
  return (
    <section className="stack" aria-labelledby="grants">
      <h3 id="grants">{text.title}</h3>
      <RemoteView store={$grants}>
        {(grants) =>
          grants.length === 0 ? (
            <p>{text.empty}</p>
          ) : (
            <RecordTable caption={text.caption} columns={COLUMNS} rows={grants.map(rowOf)} />
          )
        }
      </RemoteView>
    </section>
  );
}

const rowOf = ({ id, change, member, by, at }: Grant) => ({
  key: id,
  cells: [
    text.change[change],
    <UserName key="member" user={member} />,
    <bdi key="by">{by ?? text.sandbox}</bdi>,
    <DateTime key="when" at={at} />,
  ],
});

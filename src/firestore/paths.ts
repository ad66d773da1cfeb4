import { decisionId, type DecisionKind } from '#domain/decisions/decision.ts';
import type { SlotKind } from '#domain/limits.ts';
import type { ThreadDocument } from './documents.ts';

/** The path of each document and collection. `documents.ts` says what they contain. */
export const paths = {
  accounts: () => 'accounts',
  account: (uid: string) => `accounts/${uid}`,
  tombstones: () => 'tombstones',
  tombstone: (uid: string) => `tombstones/${uid}`,
  usernames: () => 'usernames',
  username: (name: string) => `usernames/${name}`,
  usernameSkeletons: () => 'usernameSkeletons',
  usernameSkeleton: (skeleton: string) => `usernameSkeletons/${skeleton}`,
  deposits: (uid: string) => `accounts/${uid}/deposits`,
  deposit: (uid: string, id: string) => `accounts/${uid}/deposits/${id}`,
  /** One proof per deposit, under its id. */
  proofs: (uid: string) => `accounts/${uid}/proofs`,
  proof: (uid: string, depositId: string) => `accounts/${uid}/proofs/${depositId}`,
  /** One photo per member. */
  photo: (uid: string) => `accounts/${uid}/photos/current`,
  sessions: (uid: string) => `accounts/${uid}/sessions`,
  /** @param place from 0, below `MOST_SESSIONS` */
  session: (uid: string, place: string) => `accounts/${uid}/sessions/${place}`,
  pushSubscriptions: (uid: string) => `accounts/${uid}/pushSubscriptions`,
  /** @param place of the browser's session */
  pushSubscription: (uid: string, place: string) => `accounts/${uid}/pushSubscriptions/${place}`,
  endedSessions: (uid: string) => `accounts/${uid}/endedSessions/current`,
  withdrawals: (uid: string) => `accounts/${uid}/withdrawals`,
  withdrawal: (uid: string, id: string) => `accounts/${uid}/withdrawals/${id}`,
  messages: (uid: string) => `accounts/${uid}/messages`,
  message: (uid: string, id: string) => `accounts/${uid}/messages/${id}`,
  slots: (uid: string) => `accounts/${uid}/slots`,
  slot: (uid: string, of: SlotKind, slot: number) => `accounts/${uid}/slots/${of}-${slot}`,
  threads: (uid: string) => `accounts/${uid}/threads`,
  thread: (uid: string, of: ThreadDocument['of']) => `accounts/${uid}/threads/${of}`,
  decision: (uid: string, kind: DecisionKind, id: string) =>
    `accounts/${uid}/decisions/${decisionId(kind, id)}`,
  activations: (uid: string) => `accounts/${uid}/activations`,
  /** One activation per level, for ever: its id is the `levelKey`. */
  activation: (uid: string, id: string) => `accounts/${uid}/activations/${id}`,
  levels: (uid: string) => `accounts/${uid}/levels/current`,
  incomes: (uid: string) => `accounts/${uid}/incomes`,
  income: (uid: string, sequence: number) => `accounts/${uid}/incomes/${sequence}`,
  securityChange: (uid: string, kind: string) => `accounts/${uid}/securityChanges/${kind}`,
  notices: (uid: string) => `accounts/${uid}/notices`,
  notice: (uid: string, id: string) => `accounts/${uid}/notices/${id}`,
  noticeCount: (uid: string) => `noticeCounts/${uid}`,
  mails: () => 'mail',
  mail: (uid: string, notice: string) => `mail/${uid}:${notice}`,
  sender: () => 'settler/sender',
  unsubscribing: () => 'settler/unsubscribing',
  noticesTold: () => 'settler/notices',
  /** One result per member. */
  result: (uid: string) => `accounts/${uid}/results/current`,
  community: () => 'programme/community',
  postings: (uid: string) => `accounts/${uid}/postings`,
  posting: (uid: string, id: string) => `accounts/${uid}/postings/${id}`,
  history: (uid: string) => `accounts/${uid}/history`,
  /** @param bundle from 0 */
  historyBundle: (uid: string, bundle: number) => `accounts/${uid}/history/${bundle}`,
  dayEnds: (uid: string) => `accounts/${uid}/history/days`,
  partners: (uid: string) => `accounts/${uid}/partners`,
  /** @param page from 0 */
  partnersPage: (uid: string, page: number) => `accounts/${uid}/partners/${page}`,
  partnerRecords: () => 'settler/partners/records',
  partnerRecord: (record: string) => `settler/partners/records/${record}`,
  balances: (uid: string) => `balances/${uid}`,
  standing: (uid: string, id: string) => `accounts/${uid}/standings/${id}`,
  notes: (uid: string) => `accounts/${uid}/notes`,
  disclosure: (uid: string, operator: string) => `accounts/${uid}/disclosures/${operator}`,
  note: (uid: string, id: string) => `accounts/${uid}/notes/${id}`,
  desk: () => 'desk',
  /** @param id `deskId` */
  deskEntry: (id: string) => `desk/${id}`,
  operator: (uid: string) => `operators/${uid}`,
  grants: () => 'grants',
  totals: () => 'programme/totals',
  settlerStatus: () => 'settler/status',
  failedRequests: () => 'failedRequests',
  /** @param path of the document that asks: `accounts/{uid}/{collection}/{id}` */
  failedRequest: (path: string) => `failedRequests/${path.split('/').slice(1).join(':')}`,
  schemaVersion: () => 'schema/version',
  migrations: () => 'settler/migrations',
  programmeLog: () => 'programme/log',
  programmeBundles: () => 'programme/log/bundles',
  programmeBundle: (bundle: number) => `programme/log/bundles/${bundle}`,
  logHead: () => 'log/head',
  logBundles: () => 'log/head/bundles',
  logBundle: (index: number) => `log/head/bundles/${index}`,
  logSigned: () => 'log/signed',
  logTiles: () => 'log/head/tiles',
  logTile: (level: number, index: number) => `log/head/tiles/${level}-${index}`,
} as const;

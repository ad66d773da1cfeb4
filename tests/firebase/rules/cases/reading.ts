import { MEMBERS_FOUND } from '#backend/port/members.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';
import { paths } from '#firestore/paths.ts';
import { EVERYBODY, PEOPLE, type Person } from '#tests/firebase/rules/people.ts';
import { allow, type RuleCase, deny, type Read } from '#tests/firebase/rules/rule-case.ts';
import { WORLD } from '#tests/firebase/rules/world.ts';

/** Takes the first of several tokens of one person: who may read goes by the uid and by the operators' claim. */
const READERS = EVERYBODY.filter(
  (person, place) => EVERYBODY.findIndex((other) => PEOPLE[other]?.uid === PEOPLE[person]?.uid) === place,
);

const OPERATORS: readonly Person[] = ['operator'];

/** One of each kind. No rule tells others from these, except where they are named by their uid. */
const KINDS: readonly Person[] = [
  ...(['visitor', 'guest', 'ann', 'ben'] as const),
  ...(['operator', 'removedOperator', 'listedMember'] as const),
];

/** The collections that operators see of all members at once. */
const IN_QUEUES = ['deposits', 'withdrawals', 'messages', 'decisions', 'threads', 'standings'];

/** The collections that no operator needs to see. */
const OWNERS_ALONE = [
  ...['slots', 'activations', 'incomes', 'results', 'partners', 'history'],
  ...['notices', 'sessions', 'endedSessions', 'pushSubscriptions'],
];

/** What is read by its path alone. */
const ONE_BY_ONE = ['photos', 'results', 'endedSessions', 'disclosures'];

const DOCUMENTS = Object.keys(WORLD);
const COLLECTIONS = [...new Set(DOCUMENTS.map((path) => path.slice(0, path.lastIndexOf('/'))))];
const COLLECTION_NAMES = [...new Set(COLLECTIONS.map((path) => path.slice(path.lastIndexOf('/') + 1)))];

/** For every document, who may read it, and that others may not. */
export const reading: readonly RuleCase[] = [
  ...DOCUMENTS.flatMap((path) => onlyFor(readersOf(path), `read ${path}`, { get: path })),
  ...COLLECTIONS.flatMap((path) =>
    onlyFor(listersOf(path), `list ${path}`, { list: path, ...(isLong(path) && { most: LARGEST_PAGE + 1 }) }),
  ),
  ...COLLECTIONS.filter(isLong).flatMap((path) => [
    ...noneOf(listersOf(path), `list more than a page of ${path}`, { list: path, most: LARGEST_PAGE + 2 }),
    ...noneOf(listersOf(path), `list all of ${path}`, { list: path }),
  ]),
  ...onlyFor(OPERATORS, 'list members', { list: 'accounts', most: MEMBERS_FOUND }),
  ...noneOf(OPERATORS, 'list more members than a search finds', {
    list: 'accounts',
    most: MEMBERS_FOUND + 1,
  }),
  ...COLLECTION_NAMES.flatMap((name) =>
    onlyFor(IN_QUEUES.includes(name) ? OPERATORS : [], `list all members’ ${name}`, { listAll: name }),
  ),

  ...onlyFor(OPERATORS, 'list a page of all members’ postings', { listAll: 'postings', most: LARGEST_PAGE }),
  ...deny(OPERATORS, 'list more than a page of them', { listAll: 'postings', most: LARGEST_PAGE + 1 }),
  ...allow('newcomer', 'see that they have no account yet', { get: paths.account('newcomer') }),
  ...deny(['ben', 'visitor'], 'see that another member has no account yet', {
    get: paths.account('newcomer'),
  }),
  ...allow('ben', 'see that nothing was posted yet', { get: paths.balances('ben') }),
  ...allow('visitor', 'see that a username is free', { get: paths.username('nobody_here') }),
  ...onlyFor([], 'read where nothing is foreseen', { get: 'anywhere/at-all' }),
  ...onlyFor([], 'read beside the settler’s status', { get: 'settler/secrets' }),
  ...onlyFor([], 'read beside the totals', { get: 'programme/settings' }),
];

/** Whether a collection grows without end. */
function isLong(path: string): boolean {
  return ['postings', 'incomes', 'notes', 'history', 'notices'].includes(path.split('/').at(-1) ?? '');
}

function onlyFor(readers: readonly Person[], title: string, what: Read): readonly RuleCase[] {
  const others = READERS.filter((person) => !readers.includes(person));
  return byKind(readers, [...allow(readers, title, what), ...deny(others, title, what)]);
}

/** @param readers of less */
function noneOf(readers: readonly Person[], title: string, what: Read): readonly RuleCase[] {
  return byKind(readers, deny(READERS, title, what));
}

/** By day one person of each kind, and each whom the rules may name. */
function byKind(readers: readonly Person[], cases: readonly RuleCase[]): readonly RuleCase[] {
  const tried = readers.length <= KINDS.length ? [...KINDS, ...readers] : KINDS;
  return cases.map((each) => ({ ...each, isByNight: !tried.includes(each.as) }));
}

function readersOf(path: string): readonly Person[] {
  const [root, uid = '', collection, id] = path.split('/');
  // The settler serves the public log.
  if (root === 'log' || root === 'mail' || (root === 'settler' && uid === 'partners')) return [];
  if (collection === 'securityChanges') return [];
  // The books move with each activation, and would tell from which of them its buyer paid.
  if (root === 'programme' && uid === 'community') return READERS.filter((person) => person !== 'visitor');
  if (root === 'programme') return uid === 'totals' ? OPERATORS : [];
  if (root === 'usernames') return EVERYBODY;
  if (root === 'usernameSkeletons') return EVERYBODY;
  if (root === 'tombstones') return [...new Set([...signedInAs(uid), ...OPERATORS])];
  if (root === 'operators' || root === 'noticeCounts') return signedInAs(uid);
  if (['settler', 'grants', 'failedRequests', 'desk'].includes(root ?? '')) return OPERATORS;
  if (OWNERS_ALONE.includes(collection ?? '')) return signedInAs(uid);
  // Each operator sees the answers to their own questions.
  if (collection === 'disclosures') return id === 'operator' ? OPERATORS : [];
  // Not about themselves.
  if (collection === 'notes') return uid === 'operator' ? [] : OPERATORS;
  if (collection === 'decisions' || collection === 'standings') return OPERATORS;
  return [...new Set([...signedInAs(uid), ...OPERATORS])];
}

function listersOf(path: string): readonly Person[] {
  const [root, uid, collection] = path.split('/');
  if (['grants', 'failedRequests', 'desk'].includes(root ?? '')) return OPERATORS;
  if (uid === undefined || ONE_BY_ONE.includes(collection ?? '')) return [];
  return collection === 'proofs' ? signedInAs(uid) : readersOf(path);
}

function signedInAs(uid: string): readonly Person[] {
  return READERS.filter((person) => PEOPLE[person]?.uid === uid);
}

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import kept from '../../../../firestore.indexes.json' with { type: 'json' };

/** A query over all collections of one name. The emulator answers it without an index, Firestore does not. */
interface Query {
  readonly collectionGroup: string;
  /** In the form of an index. */
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

const ordered = (fieldPath: string, direction = 'asc') => ({
  fieldPath,
  order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
});

const sourceOf = (files: string): string =>
  globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A field that is both compared and ordered by stands in an index once. */
const fieldsOf = (named: Query['fields']): Query['fields'] =>
  named.filter(({ fieldPath }, place) => named.findIndex((other) => other.fieldPath === fieldPath) === place);

/** `db.collectionGroup('…').where('…', …).orderBy('…')` */
function queriesOfSettler(): readonly Query[] {
  const source = sourceOf('settler/**/*.ts');
  const chains = [...source.matchAll(/\.collectionGroup\('(\w+)'\)((?:\s*\.(?:where|orderBy)\([^)]*\))*)/g)];
  expect(chains).not.toEqual([]);
  expect(chains).toHaveLength(source.split('.collectionGroup(').length - 1);
  return chains.map(([, collectionGroup = '', chain = '']) => ({
    collectionGroup,
    fields: fieldsOf(
      [...chain.matchAll(/\.(?:where|orderBy)\('([\w.]+)'(?:, '(asc|desc)')?/g)].map(
        ([, field = '', direction]) => ordered(field, direction),
      ),
    ),
  }));
}

/** The `Group`s that operators watch. */
function queriesOfBrowser(): readonly Query[] {
  const source = sourceOf('src/backend/firebase/operations/*.ts');
  const groups = [
    ...source.matchAll(
      /name: '(\w+)',\s*(?:\/\/[^\n]*\s*)*(?:where: \[((?:\s*\['\w+', [^\n]*?\],?)+)\s*\],\s*)?(?:\/\/[^\n]*\s*)*order: \['(\w+)', '(asc|desc)'\]/g,
    ),
  ];
  expect(groups).toHaveLength(source.split("name: '").length - 1);
  return groups.map(([, collectionGroup = '', conditions = '', field = '', direction]) => ({
    collectionGroup,
    fields: [
      ...[...conditions.matchAll(/\['(\w+)', '(?:==|in)'/g)].map(([, name = '']) => ordered(name)),
      ordered(field, direction),
    ],
  }));
}

/** The lists that operators see page by page, from their end: see `watchPages`. */
const ENDS: readonly Query[] = [
  ['deposits', ['status'], 'proofAt'],
  ['deposits', ['status', 'proofAt'], 'createdAt'],
  ['withdrawals', ['status'], 'createdAt'],
].map(([collectionGroup, equal, field]) => ({
  collectionGroup: collectionGroup as string,
  fields: [...(equal as string[]).map((each) => ordered(each)), ordered(field as string, 'desc')],
}));

/** What operators filter by, in any combination: Firestore joins the indexes that end in the same order. */
const FILTERS = (
  [
    ['deposits', ['status', 'coin', 'reference']],
    ['withdrawals', ['status', 'details.coin']],
  ] as const
).flatMap(([collectionGroup, conditions]): readonly Query[] => [
  { collectionGroup, fields: [ordered('createdAt', 'desc')] },
  ...conditions.map((field) => ({ collectionGroup, fields: [ordered(field), ordered('createdAt', 'desc')] })),
]);

/** For a query of one field, Firestore keeps an index within each collection; across them only if configured. */
function isKept({ collectionGroup, fields }: Query): boolean {
  const [only, ...more] = fields;
  // By path alone Firestore needs none.
  if (only === undefined) return true;
  if (more.length === 0) {
    const override = kept.fieldOverrides.find(
      (each) => each.collectionGroup === collectionGroup && each.fieldPath === only.fieldPath,
    );
    const scopes = override?.indexes.filter(({ order }) => order === only.order) ?? [];
    return scopes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP');
  }
  return kept.indexes.some(
    (index) =>
      index.collectionGroup === collectionGroup &&
      index.queryScope === 'COLLECTION_GROUP' &&
      JSON.stringify(index.fields) === JSON.stringify(fields),
  );
}

it('Firestore has an index for every collection group query', () => {
  const queries = [...queriesOfSettler(), ...queriesOfBrowser(), ...ENDS, ...FILTERS];
  expect(queries.filter((query) => !isKept(query))).toEqual([]);
});

it('every field of a collection group query keeps its index within a collection', () => {
  for (const { indexes } of kept.fieldOverrides.filter((override) => override.indexes.length > 0)) {
    const within = indexes.filter(({ queryScope }) => queryScope === 'COLLECTION').map(({ order }) => order);
    expect(within).toEqual(['ASCENDING', 'DESCENDING']);
  }
});

/** One member, the operators and the settler ask for these within one collection, beyond one field. */
const WITHIN: Readonly<Record<string, readonly Query['fields'][]>> = {
  deposits: [
    [ordered('status'), ordered('createdAt')],
    [ordered('status'), ordered('createdAt', 'desc')],
    [ordered('coin'), ordered('createdAt', 'desc')],
    [ordered('reference'), ordered('createdAt', 'desc')],
  ],
  withdrawals: [
    [ordered('status'), ordered('createdAt')],
    [ordered('status'), ordered('payout'), ordered('createdAt')],
    [ordered('status'), ordered('createdAt', 'desc')],
    [ordered('details.coin'), ordered('createdAt', 'desc')],
  ],
  // The settler's own: what a member got in the last hour, and what waits for the digest.
  mail: [
    [ordered('uid'), ordered('delivery.endTime')],
    [ordered('uid'), ordered('delivery.inDigest'), ordered('delivery.nextAt')],
  ],
  postings: [
    [ordered('kind'), ordered('sequence', 'desc')],
    [ordered('kind'), ordered('to'), ordered('sequence', 'desc')],
    [ordered('kind'), ordered('from'), ordered('sequence', 'desc')],
  ],
};

it('Firestore has an index for each query of several fields within a collection, and no more', () => {
  const within = kept.indexes.filter(({ queryScope }) => queryScope === 'COLLECTION');
  const byCollection = Object.groupBy(within, ({ collectionGroup }) => collectionGroup);
  const fields = Object.entries(byCollection).map(([name, indexes = []]) => [
    name,
    indexes.map((index) => index.fields),
  ]);
  expect(Object.fromEntries(fields)).toEqual(WITHIN);
});

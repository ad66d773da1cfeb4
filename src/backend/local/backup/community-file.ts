import type { StoreName } from '#backend/local/database.ts';
import type { Row } from '#backend/local/store.ts';
import { wrongFile } from '#backend/port/backend.ts';
import type { Instant } from '#domain/time.ts';
import { requireSubtle } from '#backend/local/tokens.ts';

/** Which stores a file holds. What opens an account (passwords, codes, sessions) stays in the browser. */
export const IS_SAVED = {
  accounts: true,
  usernames: true,
  tombstones: true,
  deposits: true,
  proofs: true,
  photos: true,
  messages: true,
  withdrawals: true,
  settled: true,
  operators: true,
  programme: true,
  levels: true,
  incomes: true,
  results: true,
  community: true,
  postings: true,
  standings: true,
  notes: true,
  notices: true,
  noticeCounts: true,
  /** A file leaves out the signs that operators put on requests. */
  desk: false,
  logHead: true,
  logTiles: true,
  walk: true,
  /** The browser cannot export this key. */
  logKey: false,
  credentials: false,
  secondFactors: false,
  session: false,
  actionCodes: false,
  mails: false,
} as const satisfies Readonly<Record<StoreName, boolean>>;

/** A store that a file holds. */
export type SavedStore = {
  [Name in StoreName]: (typeof IS_SAVED)[Name] extends true ? Name : never;
}[StoreName];

/** Rows by store. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

export interface CommunityFile {
  /** Version of the database. */
  readonly schema: number;
  readonly savedAt: Instant;
  readonly rows: Rows;
}

const FORMAT = 'tessera-community';
/** The largest file that is read: far larger than any browser's community. */
const LARGEST = 200_000_000;

/** The content of a file, as JSON. Anyone can write one, so other code verifies its rows. */
interface Content {
  readonly format: typeof FORMAT;
  readonly schema: number;
  readonly savedAt: Instant;
  /** The hash of the text of `stores`, in hexadecimal digits. */
  readonly sha256: string;
  readonly stores: Readonly<Record<string, readonly Row[]>>;
}

function isContent(found: Partial<Content> | null): found is Content {
  return (
    found?.format === FORMAT &&
    Number.isSafeInteger(found.schema) &&
    Number(found.schema) >= 1 &&
    Number.isSafeInteger(found.savedAt) &&
    typeof found.sha256 === 'string' &&
    typeof found.stores === 'object' &&
    found.stores !== null &&
    Object.values(found.stores).every((rows) => Array.isArray(rows) && rows.every(isRow))
  );
}

const isRow = (found: unknown): found is Row =>
  typeof found === 'object' && found !== null && 'key' in found && 'value' in found;

export async function writeFile(crypto: Crypto, { schema, savedAt, rows }: CommunityFile): Promise<Blob> {
  const stores = JSON.stringify(Object.fromEntries(rows), withBytesAsText);
  const head: Omit<Content, 'stores'> = {
    format: FORMAT,
    schema,
    savedAt,
    sha256: await sha256(crypto, stores),
  };
  return new Blob([`${JSON.stringify(head).slice(0, -1)},"stores":${stores}}\n`], {
    type: 'application/json',
  });
}

/** @throws `wrong-file` */
export async function readFile(crypto: Crypto, file: Blob): Promise<CommunityFile> {
  if (file.size > LARGEST) throw wrongFile('no-community');
  const content = parsed(await file.text());
  if (!isContent(content)) throw wrongFile('no-community');
  const { schema, savedAt, sha256: expected, stores } = content;
  if ((await sha256(crypto, JSON.stringify(stores))) !== expected) throw wrongFile('damaged');
  const rows = Object.entries(stores).map(([name, all]) => [name, withBytes(all) as readonly Row[]] as const);
  return { schema, savedAt, rows: new Map(rows) };
}

function parsed(text: string): Partial<Content> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function sha256(crypto: Crypto, text: string): Promise<string> {
  const digest = await requireSubtle(crypto).digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');
}

/** Represents bytes, which JSON lacks. No stored object has only this field. */
interface BytesAsText {
  readonly base64: string;
}

const withBytesAsText = (_field: string, value: unknown): unknown =>
  value instanceof Uint8Array ? ({ base64: toBase64(value) } satisfies BytesAsText) : value;

function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const [first] = fields;
  if (fields.length === 1 && first?.[0] === 'base64' && typeof first[1] === 'string')
    return fromBase64(first[1]);
  return Object.fromEntries(fields.map(([name, field]) => [name, withBytes(field)]));
}

/** Converts in parts, because a function call takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw wrongFile('damaged');
  }
}

/**
 * Policies (c2sp.org/tlog-policy): whose signatures a reader demands under a checkpoint, so that no one can
 * show different histories to different people unnoticed.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Instant, HOUR, MINUTE } from '#domain/time.ts';
import { type CheckCosignature, cosignedAt, type CosignerKey, readCosignerKey } from './cosignature.ts';
import type { LogFault } from './fault.ts';
import { readVerifierKey, writeVerifierKey } from './note.ts';

export interface Witness {
  /** Its name in the policy. */
  readonly name: string;
  readonly key: CosignerKey;
  /** Where it takes checkpoints; null: the policy does not say. */
  readonly url: string | null;
}

/** Demands that at least `least` of these witnesses and groups, by name, have signed. */
interface Group {
  readonly least: number;
  readonly members: readonly string[];
}

export interface Policy {
  /** The public keys of the logs that it is for; empty: any log. */
  readonly logs: readonly string[];
  readonly witnesses: readonly Witness[];
  readonly groups: ReadonlyMap<string, Group>;
  /** The name of a witness or a group; `none`: no witness is needed. */
  readonly quorum: string;
}

/** The number of a wrong line, from 1, or what is wrong with the whole text. */
export type PolicyFault = number | 'too-large' | 'too-deep' | 'no-quorum';

/** The text is no policy. The message says in which line, and why. */
export class PolicyBroken extends Error {
  override readonly name = 'PolicyBroken';
  readonly fault: PolicyFault;

  constructor(fault: PolicyFault, why: string) {
    super(typeof fault === 'number' ? `Line ${fault}: ${why}` : why);
    this.fault = fault;
  }
}

const NONE = 'none';
/** The longest text that `readPolicy` reads, in bytes. */
export const LARGEST_POLICY = 64 * 1024;
const DEEPEST = 32;

/** @throws PolicyBroken */
export function readPolicy(text: string): Policy {
  // A character takes at least one byte, so refuse a huge text before encoding it.
  if (text.length > LARGEST_POLICY || utf8ToBytes(text).length > LARGEST_POLICY) {
    throw new PolicyBroken('too-large', 'It has more than 64 kB');
  }
  const logs: string[] = [];
  const witnesses: Witness[] = [];
  const groups = new Map<string, Group>();
  /** How many levels of groups each name has; 0: it is a witness. */
  const depths = new Map<string, number>();
  const keys = new Set<string>();
  const grouped = new Set<string>();
  let quorum: string | null = null;

  for (const [nth, line] of text.split(/\r?\n/).entries()) {
    const refuse = (why: string): never => {
      throw new PolicyBroken(nth + 1, why);
    };
    const define = (name = '') => {
      if (name === '' || name === NONE || depths.has(name)) refuse(`the name “${name}” is taken or missing`);
      return name;
    };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format allows no others
    if (/[\x00-\x08\x0b-\x1f\x7f]/.test(line)) refuse('a control character');
    const [kind, ...rest] = line.split(/[ \t]+/).filter((word) => word !== '');
    switch (line.trim().startsWith('#') ? undefined : kind) {
      case undefined:
        break;
      case 'log': {
        const key = readVerifierKey(rest[0] ?? '') ?? refuse('no public key of a log');
        if (rest.length > 2 || logs.includes(writeVerifierKey(key)))
          refuse('a log twice, or a word too many');
        logs.push(writeVerifierKey(key));
        break;
      }
      case 'witness': {
        const name = define(rest[0]);
        const key = readCosignerKey(rest[1] ?? '') ?? refuse('no key of a witness');
        const publicKey = `${key.publicKey}`;
        if (rest.length > 3 || keys.has(publicKey)) refuse('a witness twice, or a word too many');
        keys.add(publicKey);
        depths.set(name, 0);
        witnesses.push({ name, key, url: rest[2] ?? null });
        break;
      }
      case 'group': {
        const name = define(rest[0]);
        const [, least = '', ...members] = rest;
        if (members.length === 0) refuse('a group without members');
        let depth = 1;
        for (const member of members) {
          const below = depths.get(member) ?? refuse(`“${member}” is not defined above`);
          depth = Math.max(depth, 1 + below);
          if (grouped.has(member)) refuse(`“${member}” is in a group already`);
          grouped.add(member);
        }
        const count = least === 'any' ? 1 : least === 'all' ? members.length : Number(least);
        if (!(/^(?:any|all|[1-9]\d*)$/.test(least) && count <= members.length)) {
          refuse(`“${least}” of ${members.length} members`);
        }
        if (depth > DEEPEST)
          throw new PolicyBroken('too-deep', `More than ${DEEPEST} groups are in each other`);
        depths.set(name, depth);
        groups.set(name, { least: count, members });
        break;
      }
      case 'quorum': {
        const [name = ''] = rest;
        if (quorum !== null || rest.length !== 1) refuse('one quorum, with one name');
        if (name !== NONE && !depths.has(name)) refuse(`“${name}” is not defined above`);
        quorum = name;
        break;
      }
      default:
        refuse(`“${kind}” is none of log, witness, group and quorum`);
    }
  }
  if (quorum === null) throw new PolicyBroken('no-quorum', 'There is no quorum line');
  return { logs, witnesses, groups, quorum };
}

/** Whether these witnesses, by name, are enough. */
export function isQuorum({ groups, quorum }: Policy, signed: ReadonlySet<string>): boolean {
  const has = (name: string): boolean => {
    const group = groups.get(name);
    if (!group) return name === NONE || signed.has(name);
    return group.members.filter(has).length >= group.least;
  };
  return has(quorum);
}

/** The fewest witnesses that are enough; 0: the policy demands none. */
export function fewestOf({ groups, quorum }: Policy): number {
  const fewest = (name: string): number => {
    const group = groups.get(name);
    if (!group) return name === NONE ? 0 : 1;
    const [...each] = group.members.map(fewest).toSorted((one, other) => one - other);
    return each.slice(0, group.least).reduce((total, count) => total + count, 0);
  };
  return fewest(quorum);
}

/** How old a cosignature may be. If someone keeps showing an old state of the log, its cosignatures are older. */
export const WITNESSED_WITHIN = HOUR;
/** How far the clock of a witness may be ahead of the reader's. */
const CLOCK_AHEAD = 5 * MINUTE;

/** Enough witnesses have signed a checkpoint. */
export interface Vouched {
  readonly ok: true;
  /** The witnesses who have signed, by their names in the policy. */
  readonly by: readonly string[];
  /** How many witnesses the policy names. */
  readonly of: number;
}

export type Witnessed = Vouched | { readonly ok: false; readonly fault: LogFault };

/**
 * Checks that enough witnesses have signed this note within the last hour. It does not check the log's own
 * signature.
 */
export async function checkWitnessed(
  note: string,
  policy: Policy,
  { verifierKey, now, check }: { verifierKey: string; now: Instant; check: CheckCosignature },
): Promise<Witnessed> {
  if (policy.logs.length > 0 && !policy.logs.includes(verifierKey.trim())) {
    return { ok: false, fault: { kind: 'not-in-policy' } };
  }
  const by: string[] = [];
  let stale = 0;
  for (const { name, key } of policy.witnesses) {
    const at = await cosignedAt(note, key, check);
    if (at === 'forged') return { ok: false, fault: { kind: 'cosignature-forged', witness: name } };
    if (at === null) continue;
    if (now - at > WITNESSED_WITHIN || at - now > CLOCK_AHEAD) stale += 1;
    else by.push(name);
  }
  const of = policy.witnesses.length;
  if (isQuorum(policy, new Set(by))) return { ok: true, by, of };
  const fault = { kind: 'not-witnessed', signed: by.length, stale, of, needed: fewestOf(policy) } as const;
  return { ok: false, fault };
}

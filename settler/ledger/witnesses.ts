import { readFileSync } from 'node:fs';
import { SIZE_TYPE, writeAddCheckpoint } from '#domain/log/add-checkpoint.ts';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { cosignedAt } from '#domain/log/cosignature.ts';
import { consistencyPath } from '#domain/log/merkle.ts';
import { checkCosignatureWith } from '#domain/log/ml-dsa.ts';
import { isSignatureOf, splitNote, writeSignature } from '#domain/log/note.ts';
import { isQuorum, type Policy, PolicyBroken, readPolicy, type Witness } from '#domain/log/policy.ts';
import { subtreesOf } from '#domain/log/source.ts';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import { WrongUsage } from '#settler/runtime/command.ts';
import type { StoredLog } from './published-log.ts';

/** The shortest time between two checkpoints that a witness gets. */
const EVERY = 10 * SECOND;
/** How often to renew the signatures of a log that does not grow: readers accept only those of the last hour. */
const RENEWED_AFTER = 10 * MINUTE;
/** How long to wait for a witness. */
const PATIENCE = 10 * SECOND;
/**
 * How far the cosigned checkpoint may be behind. If witnesses are silent for longer, the newest checkpoint is
 * served with the signatures that it has, because members have to see their money.
 */
const BEHIND = MINUTE;

/** Asks witnesses to cosign the checkpoints of the log. No settlement waits for them. */
export interface Witnesses {
  /**
   * The checkpoint to serve, with the signatures of its witnesses: the newest one that enough witnesses have signed, or
   * `latest` if there is none or it is too far behind.
   */
  cosigned(latest: string): string;
  /** Sends the latest checkpoint to each idle witness that has not signed it lately, and waits for their answers. */
  round(): Promise<void>;
  status(): WitnessesStatus;
  stop(): void;
}

export interface WitnessesStatus {
  /** How many witnesses have signed within the last minutes. */
  readonly signing: number;
  /** How many witnesses get the checkpoints. */
  readonly witnesses: number;
  /** Whether the witnesses who sign are enough for the policy. */
  readonly isWitnessed: boolean;
}

export const NO_WITNESSES: WitnessesStatus = { signing: 0, witnesses: 0, isWitnessed: true };

interface Options {
  readonly policy: Policy;
  readonly log: Pick<StoredLog, 'tile'>;
  readonly latest: () => Promise<string>;
  readonly now: () => Instant;
  readonly onFailure: (witness: string | null, cause: unknown) => void;
  readonly request?: typeof fetch;
}

/** A witness has not signed a checkpoint. The message says how it answered. */
export class WitnessRefuses extends Error {
  override readonly name = 'WitnessRefuses';
}

/** @returns null without the setting. @throws WrongUsage */
export function readPolicyFile(file: string | undefined): Policy | null {
  if (!file) return null;
  try {
    return readPolicy(readFileSync(file, 'utf8'));
  } catch (cause) {
    const isReadable = cause instanceof PolicyBroken;
    throw new WrongUsage(
      `TESSERA_POLICY: ${file} ${isReadable ? 'is no policy' : 'cannot be read'}: ${(cause as Error).message}.`,
    );
  }
}

/** Begins to send checkpoints to the policy's witnesses, every ten seconds. */
export function openWitnesses(options: Options): Witnesses {
  const { policy, log, latest, now, onFailure, request = fetch } = options;
  const check = checkCosignatureWith(crypto.subtle);
  const witnesses = policy.witnesses.filter(({ url }) => url !== null);
  /** What each witness signed last, and when, by its name. */
  const last = new Map<string, { readonly size: number; readonly text: string; readonly at: Instant }>();
  const busy = new Set<string>();
  /** The signature lines of the checkpoints that were sent last, by the checkpoint's text and the witness. */
  const lines = new Map<string, Map<string, string>>();
  /** The newest checkpoint that enough witnesses have signed, and until when it was the newest of all. */
  let served: { readonly note: string; readonly text: string; readonly size: number; until: Instant } | null =
    null;

  const withLines = (note: string): string => note + [...(lines.get(textIn(note))?.values() ?? [])].join('');

  async function send({ name, key, url }: Witness, note: string): Promise<void> {
    const text = textIn(note);
    const size = readCheckpoint(note)?.size ?? 0;
    const answer = await submit(url as string, note, size, last.get(name)?.size ?? 0);
    const at = await cosignedAt(note + answer, key, check);
    if (at === null || at === 'forged') throw new WitnessRefuses('answers without its signature');
    const own = splitNote(note + answer)?.signatures.filter(isSignatureOf(key, key.type)) ?? [];
    const present = lines.get(text) ?? new Map<string, string>();
    lines.set(text, present.set(name, own.map(writeSignature).join('')));
    last.set(name, { size, text, at: now() });
    if (isQuorum(policy, new Set(present.keys())) && size >= (served?.size ?? 0)) {
      served = { note, text, size, until: now() };
    }
  }

  /** @returns the witness's signature lines. @throws WitnessRefuses */
  async function submit(
    url: string,
    note: string,
    size: number,
    old: number,
    isAgain = false,
  ): Promise<string> {
    const path = await consistencyPath(old, size, subtreesOf(log as StoredLog, size));
    const answer = await request(`${url.replace(/\/$/, '')}/add-checkpoint`, {
      method: 'POST',
      body: writeAddCheckpoint({ old, path, note }),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    const said = (await answer.text()).slice(0, 10_000);
    const known = Number(said.trim());
    const isSize =
      answer.status === 409 && answer.headers.get('content-type') === SIZE_TYPE && /^\d+\n$/.test(said);
    // The witness last signed another size than this settler remembers. Send the proof from that size.
    if (isSize && known <= size && !isAgain) return submit(url, note, size, known, true);
    if (answer.status !== 200) throw new WitnessRefuses(`${answer.status} ${said.trim()}`);
    return said;
  }

  async function round(): Promise<void> {
    try {
      const note = await latest();
      const text = textIn(note);
      if (served?.text === text) served.until = now();
      const due = witnesses.filter(({ name }) => {
        const before = last.get(name);
        return !busy.has(name) && !(before?.text === text && now() - before.at < RENEWED_AFTER);
      });
      if (due.length > 0) keepOnly(text, served?.text);
      await Promise.all(
        due.map(async (witness) => {
          busy.add(witness.name);
          await send(witness, note).catch((cause: unknown) => onFailure(witness.name, cause));
          busy.delete(witness.name);
        }),
      );
    } catch (cause) {
      onFailure(null, cause);
    }
  }

  /** Forgets the signatures of all other checkpoints, unless a witness is still busy with one. */
  function keepOnly(...texts: readonly (string | undefined)[]): void {
    if (busy.size > 0) return;
    for (const text of lines.keys()) if (!texts.includes(text)) lines.delete(text);
  }

  const timer = setInterval(() => void round(), EVERY);
  void round();

  return {
    cosigned(note) {
      const text = textIn(note);
      if (served === null || served.text === text) return withLines(note);
      return now() - served.until <= BEHIND ? withLines(served.note) : withLines(note);
    },
    round,
    status() {
      const signing = witnesses.filter(
        ({ name }) => now() - (last.get(name)?.at ?? 0) < RENEWED_AFTER + MINUTE,
      );
      const names = new Set(signing.map(({ name }) => name));
      return { signing: signing.length, witnesses: witnesses.length, isWitnessed: isQuorum(policy, names) };
    },
    stop: () => clearInterval(timer),
  };
}

const textIn = (note: string): string => splitNote(note)?.text ?? '';

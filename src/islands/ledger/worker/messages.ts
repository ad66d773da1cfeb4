import type { BackendErrorCode } from '#backend/port/error.ts';
import type { LogSource } from '#domain/log/source.ts';
import type { SeenLog } from '#domain/log/fault.ts';
import type { Verification } from '#domain/log/verify.ts';

/** A file that the worker needs: a method of `LogSource` and its arguments. */
export interface FileRequest {
  readonly kind: 'read';
  readonly id: number;
  readonly method: keyof LogSource;
  readonly args: readonly number[];
}

/** To the worker: first what to verify, then the files that it asked for. */
export type ToWorker =
  | {
      readonly kind: 'verify';
      /** Where the worker reads the files itself; null: it asks the page for each. */
      readonly url: string | null;
      readonly verifierKey: string | undefined;
      readonly seen: readonly SeenLog[];
    }
  | { readonly kind: 'file'; readonly id: number; readonly value: unknown };

/** From the worker. */
export type FromWorker =
  | FileRequest
  | { readonly kind: 'progress'; readonly entries: number; readonly size: number }
  | { readonly kind: 'result'; readonly result: Verification }
  /** The files at `url` cannot be read. */
  | { readonly kind: 'unreachable'; readonly code: BackendErrorCode }
  /** The browser cannot check Ed25519 signatures. */
  | { readonly kind: 'unsupported' };

/** A build, as its service worker knows it. The build writes it at the top of the worker's file. */
export interface Release {
  /** Differs between builds of which any kept file differs. */
  readonly id: string;
  /** The language of its pages, and what their addresses begin with: `/it`, or nothing. */
  readonly language: string;
  readonly prefix: string;
  /**
   * The files that the worker keeps: the path of each, and the digest of its content (as in Subresource Integrity), or
   * null if its name contains one.
   */
  readonly files: Readonly<Record<string, string | null>>;
  /** The pages that talk to the backend. All that are open have to be of one release, since they share its data. */
  readonly appPages: readonly string[];
}

/** The page that stands in for one that is not kept. */
export const OFFLINE_PAGE = '/offline/';

/** By which a page asks the waiting release to take over. A type, because a value would be a chunk that both load. */
export type Message = 'take-over';

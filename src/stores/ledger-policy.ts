import { persisted } from './persisted.ts';

/** The site's policy: whose signatures a checkpoint needs (c2sp.org/tlog-policy). Empty: the site has none. */
export const SITE_POLICY: string = import.meta.env.PUBLIC_LEDGER_POLICY ?? '';

const asItIs = (text: string): string => text;

/**
 * The reader's own policy, in place of the site's; empty: they have none. Kept in this browser, where the log's
 * operator does not reach it.
 */
export const $ownPolicy = persisted('ledger-policy', '', asItIs, asItIs);

/** The policy that this reader checks; empty: none. */
export const policyInForce = (): string => $ownPolicy.get() || SITE_POLICY;

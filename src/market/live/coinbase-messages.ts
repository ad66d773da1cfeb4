/**
 * Messages of Coinbase Exchange's public feed, JSON texts with a `type`. After
 * `{"type":"subscribe","product_ids":["BTC-USD"],"channels":["ticker_batch","heartbeat"]}` come
 * `{"type":"ticker","product_id":"BTC-USD","price":"97123.45","sequence":37475248783,"time":"2025-11-20T12:00:00.123456Z",…}`,
 * at most every five seconds for each product and only when its price has changed, and each second
 * `{"type":"heartbeat","product_id":"BTC-USD","sequence":90,"time":"…"}`. Other types may come at any time and are to be
 * left alone; `{"type":"error","message":"…"}` tells what was not understood.
 */
import * as v from 'valibot';
import type { Instant } from '#domain/time.ts';

const Ticker = v.object({
  type: v.literal('ticker'),
  product_id: v.string(),
  price: v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/),
    v.check((price) => Number(price) > 0),
  ),
  time: v.pipe(
    v.string(),
    v.transform((time): Instant => Date.parse(time)),
    v.number(),
    v.finite(),
  ),
});

export type Message =
  | { readonly kind: 'trade'; readonly product: string; readonly price: string; readonly at: Instant }
  /** A heartbeat, or a message that does not concern us. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unreadable' };

export function readMessage(text: unknown): Message {
  const content = parsed(text);
  if (!v.is(v.object({ type: v.string() }), content)) return { kind: 'unreadable' };
  if (content.type !== 'ticker') return { kind: 'other' };
  const read = v.safeParse(Ticker, content);
  if (!read.success) return { kind: 'unreadable' };
  const { product_id: product, price, time: at } = read.output;
  return { kind: 'trade', product, price, at };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** One message per product: if the exchange has dropped one, it refuses that one alone. */
export const subscription = (product: string): string =>
  JSON.stringify({ type: 'subscribe', product_ids: [product], channels: ['ticker_batch', 'heartbeat'] });

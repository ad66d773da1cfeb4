import * as v from 'valibot';

/*
 * The lines of a trace file: what the public contract did, event by event, and at the end the totals. See
 * tests/fixtures/matrix-traces/README.md, part 1.
 */

const whole = v.pipe(v.number(), v.integer());
const amounts = v.array(v.number());

const requestSchema = v.variant('e', [
  v.object({ i: whole, e: v.literal('r'), u: whole, s: whole, v: v.exactOptional(v.number()) }),
  v.object({ i: whole, e: v.literal('b'), u: whole, m: whole, l: whole, v: v.exactOptional(v.number()) }),
]);

const acceptedSchema = v.object({
  pay: v.array(v.tuple([whole, v.number()])),
  log: v.array(v.tupleWithRest([v.picklist(['P', 'R', 'M', 'X', 'U', 'G'])], whole)),
});

const revertedSchema = v.object({ reverted: v.literal(true), reason: v.string() });

const totalsSchema = v.object({
  events: whole,
  ok: whole,
  reverted: whole,
  why: v.record(v.string(), whole),
  users: whole,
  totalPaid: v.number(),
  totalReceived: v.number(),
  kept: v.number(),
  netNegative: whole,
  netNegativeShare: v.number(),
  zeroReceived: whole,
  zeroReceivedShare: v.number(),
  paid: amounts,
  received: amounts,
});

/** A request sent to the contract. */
export type TraceRequest = v.InferOutput<typeof requestSchema>;
export type TraceAccepted = v.InferOutput<typeof acceptedSchema>;
/** The contract's answer. */
export type TraceOutcome = TraceAccepted | v.InferOutput<typeof revertedSchema>;
export type TraceTotals = v.InferOutput<typeof totalsSchema>;

export type TraceLine =
  | { readonly kind: 'event'; readonly request: TraceRequest; readonly outcome: TraceOutcome }
  | { readonly kind: 'end'; readonly totals: TraceTotals };

/** A line that is not in the documented format. */
export class TraceFormatError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TraceFormatError';
  }
}

/** @throws TraceFormatError saying what is wrong with the line */
export function parseTraceLine(text: string): TraceLine {
  const json = parseJson(text);
  if ('end' in json) return { kind: 'end', totals: parse(totalsSchema, json) };
  const request = parse(requestSchema, json);
  const outcome = parse('reverted' in json ? revertedSchema : acceptedSchema, json);
  return { kind: 'event', request, outcome };
}

function parseJson(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new TraceFormatError(`not JSON: ${(error as Error).message}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TraceFormatError('not a JSON object');
  }
  return json;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, json: object): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new TraceFormatError(`${v.getDotPath(issue) ?? 'line'}: ${issue.message}`);
}

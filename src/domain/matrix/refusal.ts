/** Why an event was refused. A refused event leaves the state unchanged. */
export type Refusal =
  | 'member-exists'
  | 'sponsor-unknown'
  | 'member-unknown'
  | 'matrix-unknown'
  | 'level-unknown'
  | 'level-active'
  | 'level-below-inactive'
  /** The event causes more recycles than the programme's limit allows. */
  | 'cascade-too-deep'
  /** Every upline that could receive the payment is frozen, in a ring. */
  | 'payment-loop';

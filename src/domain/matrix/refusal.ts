/** Why an event was refused. A refused event leaves the state exactly as it was. */
export type Refusal =
  | 'member-exists'
  | 'sponsor-unknown'
  | 'member-unknown'
  | 'matrix-unknown'
  | 'level-unknown'
  | 'level-active'
  | 'level-below-inactive'
  /** More recycles set off one another than the programme's limit lets one event do. */
  | 'cascade-too-deep'
  /** Every upline that the payment could go to is frozen, in a ring. */
  | 'payment-loop';

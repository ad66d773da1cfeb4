import type { Downline } from '../../domain/partners.ts';
import type { OnError, Unsubscribe } from './watch.ts';

export interface Partners {
  /**
   * All whose chain of uplines leads to the signed-in member. A partner who has left is in it no more, nor are those who
   * came through that one: whom they would lead to is not kept. Where the settlement runs elsewhere, newcomers are in it
   * as soon as that has got to them.
   */
  watchPartners(onDownline: (downline: Downline) => void, onError: OnError): Unsubscribe;
}

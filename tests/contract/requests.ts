import { cents } from '../../src/domain/cents.ts';
import type { DepositRequest } from '../../src/domain/deposit.ts';

export function depositRequest(id: string): DepositRequest {
  return {
    id,
    coin: 'dogecoin',
    network: 'testnet',
    package: 'silver',
    amount: cents(500_00),
    coinAmount: '5882.35294118',
    address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR',
  };
}

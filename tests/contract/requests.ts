import type { DepositDeclaration } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import type { WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';

export function depositDeclaration(id: string): DepositDeclaration {
  return {
    id,
    coin: 'dogecoin',
    network: 'testnet',
    package: 'silver',
    amount: cents(500_00),
    coinAmount: '5882.35294118',
    address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
  };
}

export function withdrawalRequest(id: string, amount = cents(200_00)): WithdrawalRequest {
  return {
    id,
    amount,
    details: {
      method: 'bank',
      country: 'IT',
      bankName: 'Banca di Prova',
      accountHolder: 'Ada Rossi',
      accountNumber: '00000000',
      zip: '00100',
      postalCode: '00100',
    },
  };
}

/** Labels of a withdrawal's payee, in the form and in the request. */
export const payeeText = {
  method: 'Method',
  amount: 'Amount',
  bank: 'Bank',
  crypto: 'Cryptocurrency',
  country: 'Country',
  bankName: 'Bank name',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  zip: 'Zip',
  postalCode: 'Postal code',
  network: 'Network',
  address: 'Address',
} as const;

import type { RegistrationNotice } from '#stores/auth-link.ts';

/** After a registration. */
export const welcomeText = {
  registered: {
    title: 'We have sent you an e-mail',
    text: 'Your account is open. To verify your address, open the link in the e-mail.',
  },
  'registered-unmailed': {
    title: 'Your account is open',
    text: 'Only the e-mail could not be sent. To verify your address, have it sent again from your profile.',
  },
} as const satisfies Record<RegistrationNotice, { readonly title: string; readonly text: string }>;

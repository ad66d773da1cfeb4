import type { SampleWords } from '#domain/community/settled-day.ts';
import type { Message } from '#domain/message.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import { sampleProof } from './sample-proof.ts';

type Conversation = readonly { readonly by: Message['from']; readonly text: string }[];

/** Conversations of sample members and the sample operator. The console says beside them that they are samples. */
export const CONVERSATIONS: readonly Conversation[] = [
  [
    { by: 'member', text: 'I have paid and added the proof. Is anything missing?' },
    { by: 'operator', text: 'Nothing is missing. It is credited now.' },
    { by: 'member', text: 'I see it, thank you.' },
    { by: 'operator', text: 'You are welcome.' },
  ],
  [
    { by: 'member', text: 'Why is part of my money not withdrawable?' },
    {
      by: 'operator',
      text: 'Active deposit pays for levels and cannot be withdrawn. What partners pay you is Earning, and that can be.',
    },
  ],
  [
    { by: 'member', text: 'I sent the coins on another test network by mistake.' },
    {
      by: 'operator',
      text: 'Then they did not arrive here. Please delete the deposit and make another.',
    },
  ],
  [
    { by: 'member', text: 'Can I change my upline?' },
    { by: 'operator', text: 'No. An upline stays as it was confirmed at registration.' },
  ],
];

/** Sample members ask these, and no one has answered yet. */
export const QUESTIONS = [
  'My next level is open and a partner’s payment passed me by. Why?',
  'My deposit says Pending since this morning. What is it waiting for?',
  'How long does a withdrawal to a bank take?',
  'May I activate S8 before all levels of S6?',
  'A partner registered with my link. Where do I see them?',
  'I chose the wrong package and have not paid. Can I delete the deposit?',
  'What does Held mean in my wallet?',
  'My level is frozen. How does it earn again?',
  'How do I change the phone number in my profile?',
  'Where do I find my statement as a file?',
  'Is there a fee on a withdrawal?',
  'A refused withdrawal is back in Earning. May I ask for it again?',
  'May one picture be the proof of two deposits?',
  'Can I withdraw to an account in another name?',
  'How do I change the language of my mails?',
] as const;

export const SAMPLE_WORDS: Omit<SampleWords, 'language'> = {
  firstName: 'Sample',
  lastName: (number) => `Member ${number}`,
  bankName: 'Sample Bank',
  accountHolder: 'Sample Holder',
  note: 'Sample note: nothing was paid. This member is a sample.',
};

/** The names of a sample operator. */
export const SAMPLE_OPERATOR = { firstName: 'Sample', lastName: 'Operator' } as const;

/** The note of a credit or payout that the member asked to pretend. */
export const PRETENDED = 'Sample: nothing was paid.';

/**
 * A lossless WebP drawing, 480 by 300, which says "SAMPLE. Drawn, not photographed. Nobody paid anything".
 */
const PICTURE =
  'UklGRigEAABXRUJQVlA4TBsEAAAv38FKAA8w//M///MfeKDkbHsbyfk1aowcCi3nbNPZW3uXCqJzX8PZWy+rgEJJE2upOUADuoom' +
  'yqvRFdTQQlvSdKBggj9AUYlyjhH9Z+Q2kiL3aZl6YOkD+PdgxKB8FuYU0PkOLE8vNrCoWP9Zgvjr9Ie6rtOL+e+1+spPEGmC6EkM' +
  'qhhyRECkAMwJAIkEEIGhn1MAiaCRAFQu0E44qHKJ2DRChV4nmWFChOPAuQAUQr6AIA8HgEVPhDgJw56kk8S2HNEJiYg+SCPuICjn' +
  'joZ4ywC6AGZ4x6zz/GyxHlX1nYtedw8UIlies4AFgLkQQm6QCuH8TLGeBvpWbxoUtEMEQMVAcoTjDoBTFEDGCe3A2i5HDiEAG5E4' +
  '5UNFE5ogPAdRJ3eKGnk8pLLkrupnvyKWyCZnmBRhRQCgQ3OaILpFevYLCa1s2icjnMRPizpg2KNz9wIdVIGhQF/vg8RZHQvAAmbX' +
  'FgPAJV+i70asJ5AduRTlq6WEANpTGLDZYj1FDAkuB0P5nyjPVaopmhHKoHoiUGPTelpH2IjaLXW2qNo9xAHFwyvG+VuXELOcMk+f' +
  'VK+xcJOE0udHvrpHHWkvfn46//hMsDcBkSRh7engRlAV3yQH9imDD+S7EtQD0WqyssZCsHWkkWRlUeOhLJpatLVomUTOWrnbrclQ' +
  'Go4rjb3GLCvSGou0KXjdilpyiUJytdHP0OkElvUX69ggTSczmpY3iitDqDf16Rwk//qryJZZyrYnYMZbMEMhwrvTXRLzFeU43sMt' +
  'mI2I9aCmPAl70jGtRc9Qi6YIQ2op0gaLtCmFtZjBJVdbTaZjorBERlo0eCibsuZtLThTnLNWbRUlk8uvFGHeF1aBDvKmDNiFgPlM' +
  '+QykamENk2lBvs2IjbJQn1RNGapLoQq4Cr67R6nW2z8/ajwo2lEM7EmLiNJRPZn9wkiHcJynluRj56/Rfs4fdVS3SPVQTRmrgb2q' +
  'UczNKaqmaxeAetDPs8lROGh20HZRvPXouTin1+oUH5TeXn2iSXVS8RN4iYmVuqBmEe0D0RPRZXKxKfE6e2O3W2lyI8hFk/iVAPXA' +
  'PHW7W+8ikqZNgWcCd+vnNKaHsm7am7Vgm908zVat98/QMi0a5DVun6Eas6Js6rZuhNzqUbEeVGx113e7m5VGgxtb2ggnStudLK0N' +
  'f3Maa5oUack7aq60LxPG9Q45NdopYj0qG8ANuT2lOs2KNHWD9kfT1lDd6NLIpBub3mJUIq/VZm2kRUqUbTdPLO286pzxzWb9nE4N' +
  'qninXc8FEUQJSWKFHoPNDjRJDO1ZYB6UPr3YlSPjQXVhqz7R9FonsNycbELG8MF6rL9voxCd6O+NIxSHkZ5IuxGMOPSAo7r8MOJm' +
  'z4V/bjyP/X+e+mqpP+F9trC/BwMBAA==';

/** The proof beside sample members' deposits. */
export const SAMPLE_PROOF: Proof = sampleProof(PICTURE);

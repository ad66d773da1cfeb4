/** What a Firebase project gives for its web app. None of it is secret: the rules are what protects. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Site key of reCAPTCHA Enterprise. With it every request is vouched for by App Check. */
  readonly appCheckKey?: string | undefined;
  /** Where the emulators are, in place of Google's services. */
  readonly emulators?: Emulators | undefined;
}

export interface Emulators {
  readonly host: string;
  readonly authPort: number;
  readonly firestorePort: number;
}

/** The configuration that Firebase gives for a web app. None of it is secret: the rules protect the data. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Id of the Firestore database; absent: `(default)`. */
  readonly database?: string | undefined;
  /** Site key of reCAPTCHA Enterprise. With it, App Check attests every request. */
  readonly appCheckKey?: string | undefined;
  /** The public half of the site's key for push messages. Absent: the site sends none. */
  readonly pushKey?: string | undefined;
  /** The emulators to use instead of Google's services. */
  readonly emulators?: Emulators | undefined;
}

export interface Emulators {
  readonly host: string;
  readonly authPort: number;
  readonly firestorePort: number;
}

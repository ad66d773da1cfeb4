/** Tells a password manager whose password a form is about. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}

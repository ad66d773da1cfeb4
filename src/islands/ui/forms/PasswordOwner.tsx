/** A hidden username, so that password managers know whose password it is. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}

/** A hidden user name field that tells password managers which account the form is for. */
export function AccountName({ email }: { readonly email: string }) {
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

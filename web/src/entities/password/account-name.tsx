/** For password managers, which ask whose password a form is about: nobody sees it. */
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

/** An e-mail address, which wraps before its "@" rather than anywhere. */
export function EmailAddress({ children = "" }: { children: string | undefined }) {
  const at = children.lastIndexOf("@");
  if (at <= 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

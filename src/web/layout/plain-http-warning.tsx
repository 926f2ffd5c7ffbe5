/** Hidden until the script has seen that the page came from another machine without encryption. */
export function PlainHttpWarning() {
  return (
    <p id="plain-http" className="plain-http" hidden>
      <strong>This page is not encrypted.</strong> It came by plain HTTP, so that others on the network can
      read what you paste here.
    </p>
  );
}

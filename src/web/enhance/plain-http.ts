/** Warns where a text would travel unencrypted: browsers take HTTPS, and this machine itself, for secure. */
export function warnOfPlainHttp(): void {
  const warning = document.querySelector<HTMLElement>("#plain-http");
  if (warning) warning.hidden = window.isSecureContext;
}

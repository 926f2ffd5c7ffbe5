/**
 * Has the site be installed as one to which things can be shared, where the service worker stands that takes them. Without it
 * what is shared would be sent to the server, so the page's own manifest does not offer it.
 */
export function offerSharing(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker; // there is none on plain http
  const link = document.querySelector<HTMLLinkElement>("link[data-sharing]");
  if (!workers || !link) return;
  const offer = () => {
    if (workers.controller) link.href = link.dataset["sharing"] ?? link.href;
  };
  offer();
  workers.addEventListener("controllerchange", offer);
}

/** Brings the collapsible menu of narrow screens to life. */
export function openMenu(): void {
  const button = document.querySelector<HTMLButtonElement>("#menu-button");
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!button || !menu) return;

  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const set = (open: boolean) => {
    button.setAttribute("aria-expanded", String(open));
    menu.toggleAttribute("data-open", open);
  };

  button.addEventListener("click", () => set(!isOpen()));
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) set(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    set(false);
    button.focus();
  });
  // A page that comes back from the browser's cache would still have it open.
  window.addEventListener("pagehide", () => set(false));
}

/**
 * The address of a bookmark that opens the analysis page at `home` with what is selected on the page where it is used. The
 * selection travels in the fragment, which browsers send to no server, and the analysis page takes it out of the
 * address at once. The page where it was selected is not told to us either (noreferrer).
 */
export function bookmarkletFor(home: string): string {
  const start = JSON.stringify(`${home}#text=`).replace("#", String.raw`\x23`);
  return `javascript:void(open(${start}+encodeURIComponent((""+getSelection()).toWellFormed()),"_blank","noreferrer"))`;
}

/** Makes the page's button a bookmark that leads to this very installation. Pressed instead of dragged, it says what to do. */
export function makeBookmarklet(): void {
  const place = document.querySelector<HTMLElement>("[data-bookmarklet]");
  const link = place?.querySelector("a");
  const field = place?.querySelector("input");
  const hint = place?.querySelector("output");
  if (!place || !link || !field || !hint) return;
  const address = bookmarkletFor(location.origin + (place.dataset["bookmarklet"] ?? "/"));
  link.href = address;
  field.value = address;
  field.addEventListener("focus", () => field.select());
  link.addEventListener("click", (event) => {
    event.preventDefault(); // our own policy forbids scripts in addresses, on our pages
    hint.hidden = false;
    hint.textContent = hint.dataset["hint"] ?? "";
  });
  place.hidden = false;
}

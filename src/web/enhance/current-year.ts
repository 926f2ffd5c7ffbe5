/** The copyright line's year, where a page was built before the turn of it. */
export function showCurrentYear(): void {
  const place = document.querySelector("#year");
  if (place) place.textContent = String(new Date().getFullYear());
}

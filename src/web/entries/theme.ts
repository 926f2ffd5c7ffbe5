// Runs before the page is painted, as a classic script: a page must not flash in the wrong theme,
// nor show a menu open that is about to be closed.
{
  const root = document.documentElement;
  root.dataset["scripted"] = "";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  } catch {
    // Storage is forbidden; the theme of the system holds.
  }
}

type Theme = "light" | "dark";

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Brings the switch between light and dark to life, and remembers what was chosen. */
export function switchTheme(): void {
  const button = document.querySelector<HTMLButtonElement>("#theme-button");
  if (!button) return;
  const tell = () => button.setAttribute("aria-pressed", String(shownTheme() === "dark"));
  tell();
  button.addEventListener("click", () => {
    const theme: Theme = shownTheme() === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Storage is forbidden; the choice holds for this page.
    }
    tell();
  });
}

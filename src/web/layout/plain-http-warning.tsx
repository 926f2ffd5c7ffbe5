import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";

/** Hidden until the script has seen that the page came from another machine without encryption. */
export function PlainHttpWarning() {
  const { title, text } = words[useLanguage()].layout.plainHttp;
  return (
    <p id="plain-http" className="plain-http" hidden>
      <strong>{title}</strong> {text}
    </p>
  );
}

import { showConsentBanner } from "./behaviour/consent.ts";
import { showCurrentYear } from "./behaviour/current-year.ts";
import { openMenu } from "./behaviour/menu.ts";
import { switchTheme } from "./behaviour/theme-switch.ts";
import { restoreTypedText } from "./behaviour/typed-text.ts";
import { nameUnknownTag } from "./behaviour/unknown-tag.ts";

restoreTypedText();
openMenu();
switchTheme();
showConsentBanner();
showCurrentYear();
nameUnknownTag();

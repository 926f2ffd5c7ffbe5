import { showConsentBanner } from "../enhance/consent.ts";
import { showCurrentYear } from "../enhance/current-year.ts";
import { openMenu } from "../enhance/menu.ts";
import { warnOfPlainHttp } from "../enhance/plain-http.ts";
import { offerLanguage } from "../enhance/site-language.ts";
import { switchTheme } from "../enhance/theme-switch.ts";
import { reloadWithTypedText, restoreTypedText } from "../enhance/typed-text.ts";
import { nameUnknownTag } from "../enhance/unknown-tag.ts";

restoreTypedText();
addEventListener("reload-asked", reloadWithTypedText);
openMenu();
switchTheme();
offerLanguage();
showConsentBanner();
showCurrentYear();
nameUnknownTag();
warnOfPlainHttp();

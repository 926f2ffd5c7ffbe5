import type { Formation } from "../../../language.ts";

/** Endings of English with which labels and charged words are coined, and words that only end alike. */
export const formations: readonly Formation[] = [
  {
    technique: "name-calling",
    endings:
      "tard tards nazi nazis -scum -hater -haters -worshipper -worshippers -pusher -peddler -peddlers".split(
        " ",
      ),
    butNot:
      "bastard bastards mustard mustards custard custards leotard leotards petard petards costard dotard dotards tard tards nazi nazis neo-nazi neo-nazis retard retards soixante-huitard soixante-huitards soixantehuitard soixantehuitards drug-pusher pen-pusher drug-peddler drug-peddlers".split(
        " ",
      ),
  },
  {
    technique: "name-calling",
    endings: "monger mongers -apologist -apologists -in-chief -wannabe -wannabes".split(" "),
    butNot:
      "fishmonger fishmongers ironmonger ironmongers cheesemonger cheesemongers costermonger costermongers monger mongers commander-in-chief editor-in-chief commanders-in-chief editors-in-chief colonel-in-chief lord-in-chief surgeon-in-chief".split(
        " ",
      ),
  },
  {
    technique: "loaded-language",
    endings:
      "-hating -bashing -mongering -peddling -spewing -infested -ridden -grabbing -killing -obsessed".split(
        " ",
      ),
    butNot:
      "debt-ridden guilt-ridden bed-ridden disease-ridden bug-killing weed-killing germ-killing pain-killing attention-grabbing headline-grabbing eye-grabbing rat-infested mosquito-infested shark-infested tick-infested".split(
        " ",
      ),
  },
];

/** The words around every page. */
export const layout = {
  skip: "Skip to the content",
  home: "{name}, home",
  menu: "Menu",
  main: "Main",
  darkTheme: "Dark theme",
  links: {
    analysis: "Analysis",
    methodology: "Methodology",
    about: "About",
    faq: "FAQ",
    accuracy: "Accuracy",
    compare: "Compare two texts",
    waysIn: "Ways in",
    limits: "Access & Limits",
    changelog: "Changelog",
    contact: "Contact",
    sourceCode: "Source code",
    blog: "Blog",
    techniques: "Technique library",
    practice: "Find it first",
    teachers: "For teachers",
    feed: "RSS feed",
    privacy: "Privacy Policy",
    terms: "Terms of Use",
    cookies: "Cookie Policy",
    disclaimer: "Disclaimer",
  },
  groups: { system: "System", project: "Project", content: "Content", legal: "Legal" },
  cookieConsent: "Cookie consent",
  version: "Version {version} (Beta)",
  feedTitle: "{name} blog",
  plainHttp: {
    title: "This page is not encrypted.",
    text: "It came by plain HTTP, so that others on the network can read what you paste here.",
  },
  consent: {
    title: "Cookies",
    question:
      "This site works without cookies. If you accept, Google Analytics counts your visits and may store cookies in your browser. If you reject, it is not loaded.",
    nothingToAsk:
      "This site sets no cookies, and no service counts your visits here. Your answer is stored in your browser, and nothing else follows from it.",
    reject: "Reject",
    accept: "Accept",
    present: "Your present choice: {choice}.",
  },
  /** The language's own name, on the switch that leads to it. */
  ownName: "English",
  /** Offered on pages of other languages to those whose browser prefers this one. */
  offer: { text: "This page is there in English, too.", read: "Read it in English", close: "Close" },
};

export type LayoutWords = typeof layout;

/** Abbreviations that do not end a sentence. */
export const abbreviations: readonly string[] = [
  "mr mrs ms mx dr prof rev fr sr jr st hon messrs",
  "gen col lt sgt capt maj cpl cmdr adm gov sen rep pres amb",
  "jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri",
  "vs e.g i.e cf al ca prop approx est vol ed eds pp fig figs ch nr",
  "inc ltd co corp llc bros dept univ assn ave blvd rd mt ft tel ext avg",
  "u.s u.k u.n e.u d.c ph.d b.a m.a a.m p.m",
  "a b c d e f g h j k l m n o p q r s t u v w x y z",
]
  .join(" ")
  .split(" ");

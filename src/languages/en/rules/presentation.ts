import type { Rule } from "../../rule.ts";

/** Careful wording. What else speaks for a text is found by structure. */
export const presentation: readonly Rule[] = [
  {
    technique: "hedge",
    source: "Hyland, Hedging in Scientific Research Articles (1998); the list is our own",
    strength: "weak",
    patterns: [
      "(perhaps|possibly|probably|apparently|presumably|arguably|maybe|seemingly|conceivably|tentatively|reportedly|allegedly)",
      "(may|might) (have|be|also|not|well|indicate|suggest|explain|reflect|lead|cause|help|affect|depend|vary|increase|reduce|take|need|become|still|differ|occur|serve|change|come|rise|fall|result|cost|live)",
      "could (have|be|also|well|indicate|suggest|explain|reflect|lead|cause|help|affect|depend|vary|increase|reduce|take|become)",
      "(appears|appear|appeared|seems|seem|seemed|tends|tend|tended|is likely|are likely|was likely|is unlikely|are unlikely|is believed|is thought|are thought|is expected|are expected|is estimated) (to|that|as)",
      "(suggests|suggest|suggested|imply|implies) (that|a|the|it|they|there)",
      "(it is|it's|it remains|it was|is|are|remains) (not clear|unclear|not yet clear|uncertain|possible that|too early|not certain|hard to say|difficult to say|yet to be|not yet known|still unclear|likely that|unlikely that|to be seen)",
      "(as far as (we|i) (know|can tell)|to (our|my) knowledge|in (some|many|most|certain) cases|more or less|at least in part|in part|to some extent|under certain conditions|further (research|study|studies|work) (is|are) needed|preliminary (results|figures|findings|data|estimates)|early (results|figures|findings|estimates)|with caution|margin of error|estimates vary|subject to change|if confirmed|not (been|yet been) (independently|) (verified|confirmed)|could not be (independently|) (verified|confirmed)|so far|it cannot be ruled out)",
    ],
    flags: [
      "The change may have been caused by heat, but it is not clear how.",
      "Early figures suggest that sales fell.",
    ],
    passes: ["“Perhaps it will rain,” she said.", "May 3 is a holiday.", "The bus stops here at noon."],
  },
];

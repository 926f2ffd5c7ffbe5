import { TECHNIQUE_IDS, type Technique } from "#report/index.ts";
import type { Rule } from "../../rule.ts";
import { anonymousAuthority } from "./anonymous-authority.ts";
import { appealToAuthority } from "./appeal-to-authority.ts";
import { appealToFear } from "./appeal-to-fear.ts";
import { appealToHypocrisy } from "./appeal-to-hypocrisy.ts";
import { appealToPity } from "./appeal-to-pity.ts";
import { appealToPopularity } from "./appeal-to-popularity.ts";
import { appealToTime } from "./appeal-to-time.ts";
import { appealToValues } from "./appeal-to-values.ts";
import { ascribedMotive } from "./ascribed-motive.ts";
import { callToAct } from "./call-to-act.ts";
import { causalOversimplification } from "./causal-oversimplification.ts";
import { consequentialOversimplification } from "./consequential-oversimplification.ts";
import { conversationKiller } from "./conversation-killer.ts";
import { dehumanisation } from "./dehumanisation.ts";
import { doubt } from "./doubt.ts";
import { emotion } from "./emotion.ts";
import { euphoria } from "./euphoria.ts";
import { exaggerationMinimisation } from "./exaggeration-minimisation.ts";
import { falseDilemma } from "./false-dilemma.ts";
import { falseEquivalence } from "./false-equivalence.ts";
import { flagWaving } from "./flag-waving.ts";
import { guiltByAssociation } from "./guilt-by-association.ts";
import { hastyGeneralisation } from "./hasty-generalisation.ts";
import { loadedLanguage } from "./loaded-language.ts";
import { mockery } from "./mockery.ts";
import { nameCalling } from "./name-calling.ts";
import { obfuscation } from "./obfuscation.ts";
import { posts } from "./posts/index.ts";
import { presentation } from "./presentation.ts";
import { questioningTheReputation } from "./questioning-the-reputation.ts";
import { redHerring } from "./red-herring.ts";
import { salesPromise } from "./sales-promise.ts";
import { secretPlot } from "./secret-plot.ts";
import { selfContradiction } from "./self-contradiction.ts";
import { shamingTheReader } from "./shaming-the-reader.ts";
import { singleCaseProof } from "./single-case-proof.ts";
import { slogans } from "./slogans.ts";
import { strawMan } from "./straw-man.ts";
import { suppressedTruth } from "./suppressed-truth.ts";
import { sweepingGeneralisation } from "./sweeping-generalisation.ts";
import { unsourcedClaim } from "./unsourced-claim.ts";
import { usAndThem } from "./us-and-them.ts";
import { vagueQuantity } from "./vague-quantity.ts";
import { whataboutism } from "./whataboutism.ts";

const cues = [...presentation, ...emotion];

function cuesOf(technique: Technique): readonly Rule[] {
  return cues.filter((rule) => rule.technique === technique);
}

/** Rules for Russian as the language of a text, by technique; what is left empty is no matter of words. */
export const rulesByTechnique: Readonly<Record<Technique, readonly Rule[]>> = {
  "name-calling": nameCalling,
  "guilt-by-association": guiltByAssociation,
  doubt,
  "appeal-to-hypocrisy": appealToHypocrisy,
  "questioning-the-reputation": questioningTheReputation,
  dehumanisation,
  mockery,
  "ascribed-motive": ascribedMotive,
  "us-and-them": usAndThem,
  "flag-waving": flagWaving,
  "appeal-to-authority": appealToAuthority,
  "appeal-to-popularity": appealToPopularity,
  "appeal-to-values": appealToValues,
  "appeal-to-fear": appealToFear,
  "appeal-to-pity": appealToPity,
  "straw-man": strawMan,
  "red-herring": redHerring,
  whataboutism,
  "causal-oversimplification": causalOversimplification,
  "false-dilemma": falseDilemma,
  "consequential-oversimplification": consequentialOversimplification,
  "false-equivalence": falseEquivalence,
  "cherry-picking": [],
  "sweeping-generalisation": sweepingGeneralisation,
  "hasty-generalisation": hastyGeneralisation,
  "single-case-proof": singleCaseProof,
  slogans,
  "conversation-killer": conversationKiller,
  "appeal-to-time": appealToTime,
  "call-to-act": callToAct,
  "sales-promise": salesPromise,
  "shaming-the-reader": shamingTheReader,
  "loaded-language": loadedLanguage,
  obfuscation,
  "exaggeration-minimisation": exaggerationMinimisation,
  repetition: [],
  euphoria,
  "unsourced-claim": unsourcedClaim,
  "anonymous-authority": anonymousAuthority,
  "suppressed-truth": suppressedTruth,
  "secret-plot": secretPlot,
  "missing-time-or-place": [],
  "vague-quantity": vagueQuantity,
  "self-contradiction": selfContradiction,
  "headline-over-text": [],
  "one-sided-sourcing": [],
  attribution: cuesOf("attribution"),
  "counter-view": cuesOf("counter-view"),
  hedge: cuesOf("hedge"),
  "subjective-wording": cuesOf("subjective-wording"),
  "answered-objection": cuesOf("answered-objection"),
  "figures-with-source": cuesOf("figures-with-source"),
  "open-interest": cuesOf("open-interest"),
  anger: cuesOf("anger"),
  disgust: cuesOf("disgust"),
  fear: cuesOf("fear"),
  joy: cuesOf("joy"),
  sadness: cuesOf("sadness"),
  surprise: cuesOf("surprise"),
  contempt: cuesOf("contempt"),
  pride: cuesOf("pride"),
  hope: cuesOf("hope"),
};

/** The same rules in one list, and those of posts. */
export const rules: readonly Rule[] = [
  ...TECHNIQUE_IDS.flatMap((technique) => rulesByTechnique[technique]),
  ...posts,
];

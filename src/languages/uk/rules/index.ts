import type { Technique } from "#report/index.ts";
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
import { cherryPicking } from "./cherry-picking.ts";
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
import { missingTimeOrPlace } from "./missing-time-or-place.ts";
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

/** The rules of one cue among those of its group, which share a file. */
function of(group: readonly Rule[], technique: Technique): readonly Rule[] {
  return group.filter((rule) => rule.technique === technique);
}

/** The rules for Ukrainian texts, by technique. */
export const rulesByTechnique: Record<Technique, readonly Rule[]> = {
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
  "cherry-picking": cherryPicking,
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
  "missing-time-or-place": missingTimeOrPlace,
  "vague-quantity": vagueQuantity,
  "self-contradiction": selfContradiction,
  "headline-over-text": [],
  "one-sided-sourcing": [],
  attribution: of(presentation, "attribution"),
  "counter-view": of(presentation, "counter-view"),
  hedge: of(presentation, "hedge"),
  "subjective-wording": of(presentation, "subjective-wording"),
  "answered-objection": of(presentation, "answered-objection"),
  "figures-with-source": of(presentation, "figures-with-source"),
  "open-interest": of(presentation, "open-interest"),
  anger: of(emotion, "anger"),
  disgust: of(emotion, "disgust"),
  fear: of(emotion, "fear"),
  joy: of(emotion, "joy"),
  sadness: of(emotion, "sadness"),
  surprise: of(emotion, "surprise"),
  contempt: of(emotion, "contempt"),
  pride: of(emotion, "pride"),
  hope: of(emotion, "hope"),
};

/** All rules for Ukrainian texts, in the order of the techniques; then those of posts. */
export const rules: readonly Rule[] = [...Object.values(rulesByTechnique).flat(), ...posts];

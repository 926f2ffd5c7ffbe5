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
import { exaggeration } from "./exaggeration-minimisation.ts";
import { falseDilemma } from "./false-dilemma.ts";
import { falseEquivalence } from "./false-equivalence.ts";
import { fieldRules } from "./fields/index.ts";
import { flagWaving } from "./flag-waving.ts";
import { guiltByAssociation } from "./guilt-by-association.ts";
import { hastyGeneralisation } from "./hasty-generalisation.ts";
import { loadedLanguage } from "./loaded-language.ts";
import { loudArguments } from "./loud/arguments.ts";
import { loudCharges } from "./loud/charges.ts";
import { loudClosings } from "./loud/closings.ts";
import { loudDeeds } from "./loud/deeds.ts";
import { loudJibes } from "./loud/jibes.ts";
import { loudLabels } from "./loud/labels.ts";
import { missingTimeOrPlace } from "./missing-time-or-place.ts";
import { mockery } from "./mockery.ts";
import { nameCalling } from "./name-calling.ts";
import { obfuscation } from "./obfuscation.ts";
import { presentation } from "./presentation.ts";
import { pressingRules } from "./press/index.ts";
import { questioningTheReputation } from "./questioning-the-reputation.ts";
import { redHerring } from "./red-herring.ts";
import { salesPromise } from "./sales-promise.ts";
import { secretPlot } from "./secret-plot.ts";
import { shamingTheReader } from "./shaming-the-reader.ts";
import { singleCaseProof } from "./single-case-proof.ts";
import { slogans } from "./slogans.ts";
import { strawMan } from "./straw-man.ts";
import { subjective } from "./subjective.ts";
import { suppressedTruth } from "./suppressed-truth.ts";
import { sweepingGeneralisation } from "./sweeping-generalisation.ts";
import { unsourcedClaim } from "./unsourced-claim.ts";
import { usAndThem } from "./us-and-them.ts";
import { vagueQuantity } from "./vague-quantity.ts";
import { whataboutism } from "./whataboutism.ts";

const cues: readonly Rule[] = [...presentation, ...subjective, ...emotion];
const loud: readonly Rule[] = [
  ...fieldRules,
  ...pressingRules,
  ...loudArguments,
  ...loudLabels,
  ...loudCharges,
  ...loudDeeds,
  ...loudClosings,
  ...loudJibes,
];

function loudOf(technique: Technique): readonly Rule[] {
  return loud.filter((rule) => rule.technique === technique);
}

function cuesOf(technique: Technique): readonly Rule[] {
  return cues.filter((rule) => rule.technique === technique);
}

/** What the embedded analyser knows of English, technique by technique. Those with no rule are found by structure. */
export const rulesByTechnique: Readonly<Record<Technique, readonly Rule[]>> = {
  "name-calling": [...nameCalling, ...loudOf("name-calling")],
  "guilt-by-association": [...guiltByAssociation, ...loudOf("guilt-by-association")],
  doubt: [...doubt, ...loudOf("doubt")],
  "appeal-to-hypocrisy": [...appealToHypocrisy, ...loudOf("appeal-to-hypocrisy")],
  "questioning-the-reputation": [...questioningTheReputation, ...loudOf("questioning-the-reputation")],
  dehumanisation: [...dehumanisation, ...loudOf("dehumanisation")],
  mockery: [...mockery, ...loudOf("mockery")],
  "ascribed-motive": [...ascribedMotive, ...loudOf("ascribed-motive")],
  "us-and-them": [...usAndThem, ...loudOf("us-and-them")],
  "flag-waving": [...flagWaving, ...loudOf("flag-waving")],
  "appeal-to-authority": [...appealToAuthority, ...loudOf("appeal-to-authority")],
  "appeal-to-popularity": [...appealToPopularity, ...loudOf("appeal-to-popularity")],
  "appeal-to-values": [...appealToValues, ...loudOf("appeal-to-values")],
  "appeal-to-fear": [...appealToFear, ...loudOf("appeal-to-fear")],
  "appeal-to-pity": [...appealToPity, ...loudOf("appeal-to-pity")],
  "straw-man": [...strawMan, ...loudOf("straw-man")],
  "red-herring": redHerring,
  whataboutism: [...whataboutism, ...loudOf("whataboutism")],
  "causal-oversimplification": [...causalOversimplification, ...loudOf("causal-oversimplification")],
  "false-dilemma": [...falseDilemma, ...loudOf("false-dilemma")],
  "consequential-oversimplification": [
    ...consequentialOversimplification,
    ...loudOf("consequential-oversimplification"),
  ],
  "false-equivalence": [...falseEquivalence, ...loudOf("false-equivalence")],
  "cherry-picking": cherryPicking,
  "sweeping-generalisation": [...sweepingGeneralisation, ...loudOf("sweeping-generalisation")],
  "hasty-generalisation": [...hastyGeneralisation, ...loudOf("hasty-generalisation")],
  "single-case-proof": [...singleCaseProof, ...loudOf("single-case-proof")],
  slogans: [...slogans, ...loudOf("slogans")],
  "conversation-killer": [...conversationKiller, ...loudOf("conversation-killer")],
  "appeal-to-time": [...appealToTime, ...loudOf("appeal-to-time")],
  "call-to-act": [...callToAct, ...loudOf("call-to-act")],
  "sales-promise": [...salesPromise, ...loudOf("sales-promise")],
  "shaming-the-reader": [...shamingTheReader, ...loudOf("shaming-the-reader")],
  "loaded-language": [...loadedLanguage, ...loudOf("loaded-language")],
  obfuscation: obfuscation,
  "exaggeration-minimisation": [...exaggeration, ...loudOf("exaggeration-minimisation")],
  repetition: [],
  euphoria: [...euphoria, ...loudOf("euphoria")],
  "unsourced-claim": [...unsourcedClaim, ...loudOf("unsourced-claim")],
  "anonymous-authority": [...anonymousAuthority, ...loudOf("anonymous-authority")],
  "suppressed-truth": [...suppressedTruth, ...loudOf("suppressed-truth")],
  "secret-plot": [...secretPlot, ...loudOf("secret-plot")],
  "missing-time-or-place": missingTimeOrPlace,
  "vague-quantity": vagueQuantity,
  "self-contradiction": [],
  "headline-over-text": [],
  "one-sided-sourcing": [],
  attribution: cuesOf("attribution"),
  "counter-view": cuesOf("counter-view"),
  hedge: cuesOf("hedge"),
  "subjective-wording": cuesOf("subjective-wording"),
  "answered-objection": [],
  "figures-with-source": [],
  "open-interest": [],
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

/** The same as one list. */
export const rules: readonly Rule[] = Object.values(rulesByTechnique).flat();

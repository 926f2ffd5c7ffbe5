import type { Rule } from "../../rule.ts";

const SOURCE =
  "SemEval-2023 task 3, obfuscation and vagueness; Orwell, Politics and the English Language (1946)";

/** Cloudy words and euphemisms that say little on purpose. */
export const obfuscation: readonly Rule[] = [
  {
    technique: "obfuscation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|remains) (always|) our (number one|top|highest|first|utmost) (priority|concern)",
      "(working|work|works|engaging) (closely|) with (all|) (relevant|key) (stakeholders|partners|parties)",
      "(enhanced interrogation|kinetic action|right-sizing|rightsizing|negative growth)",
      "(friendly fire incident|alternative facts|economical with the truth)",
      "(synergies|synergistic|holistic solutions|paradigm shift|thought leadership|value-added solutions|leverage our)",
    ],
    flags: [
      "Safety is always our number one priority.",
      "We are working closely with all relevant stakeholders.",
      "Mistakes were made, and enhanced interrogation was used.",
      "We use synergies.",
      "Mistakes were made, and alternative facts was used.",
    ],
    passes: [
      "“We take safety very seriously,” the manager said.",
      "The first priority is to find the leak.",
      "He takes his tea very hot.",
    ],
  },
  {
    technique: "obfuscation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(holistic|synergetic|synergy|synergies|value-driven|value-added|results-oriented|future-proof|agile|solution-oriented|best-in-class|cutting-edge|customer-centric|scalable|disruptive|data-driven|forward-looking|world-class|mission-critical|end-to-end|multi-dimensional|cross-functional|proactive) (..|) (synergies|solution|solutions|journey|approach|transformation|ecosystem|paradigm|paradigms|strategy|strategies|alignment|stakeholders|framework|mindset|value|excellence|platform|platforms|optimisation|process|processes|landscape|innovation|empowerment|enablement|competencies|touchpoints|deliverables|roadmap|management|concept|change|leadership|potential)",
      "(leverage|leveraging|leverages|operationalise|incentivise|synergise|conceptualise|streamline|align|aligning|implementing) (..|) (synergies|stakeholders|competencies|paradigm|paradigms|deliverables|verticals|excellence|alignment|efficiencies|learnings)",
      "(certain|particular|various|appropriate|suitable|corresponding) (steps|measures|actions|persons|circles|adjustments|irregularities|challenges) (may|might|were|will|have|can|could|would) (..|) (been|be|taken|considered|initiated|occurred|arisen|place)",
      "(quantum|cosmic|bio-energetic|bioenergetic|vibrational|etheric|astral|holographic) (memory|energy|energies|vibration|vibrations|frequencies|healing|resonance|harmony|consciousness|balance|aura)",
      "(harmonises|harmonise|harmonizes|harmonize|activates|activate|realigns|aligns|detoxifies|restructures|raises|energises|energizes|balances|rebalances|resonates with|recharges|unblocks) (..|) (vibration|vibrations|frequency|frequencies|cells|chakras|energy|energies|aura|dna|meridians|field|matrix|molecules|quantum|body's|resonance|polarity)",
      "(mistakes|errors) (were|have been|may have been|might have been) made",
      "(in due course|at the appropriate time|when the time is right|where applicable) (..|) (measures|steps|considered|review)",
      "(a|some) (kind|sort) of (improvement|progress|development)",
      "(rightsize|rightsizing|right-size|right-sizing|downsize|downsizing|rationalise|rationalising|restructure|restructuring|release|releasing|offboard|optimise|optimising|let go|streamline|de-layer|sunset) (..|) (human|workforce|headcount|staff|capital|personnel|resources|employees|organisation|people|team|cost base|footprint|talent|positions|roles)",
      "(human|labour|people) (capital|resources) (..|) (reduction|optimisation|realities|adjustment|rightsized|released|adjusted|reduced|alignment|optimised|freed)",
      "(negative|reverse) (growth|profit|income|progress|patient outcome|gain|savings|customer|cash flow|surplus)",
      "(enhanced interrogation|involuntarily leisured|price adjustment|tariff adjustment|temporary liquidity|workforce reduction|revenue enhancement|headcount adjustment|reputational headwinds|thermal recovery|career transition)",
      "(it|this|that) (might|could|may) (be|) (..|) (argued|assumed|said|seen|understood) that in a (certain sense|sense|way|manner)",
      "(neither|not|no|without) (..|) (confirm|deny|exclude|rule out|commit) (..|) (nor|or|and) (..|) (confirm|deny|exclude|rule out|commit|prejudice)",
      "(ontological|epistemic|dialectical|hermeneutic|postmodern|meta-narrative|liminal|discursive|transcendental|rhizomatic|intersubjective|phenomenological|dichotomy|paradigmatic|deconstruct|deconstructs|deconstructing|deconstruction) (..|) (discourse|otherness|being|self|paradigm|space|spaces|matrix|hegemony|subject|essence|narrative|reality|of the|praxis|identity|alterity|dimension|presence|structure|narratives)",
      "(heretofore|hereinafter|notwithstanding|aforementioned|pursuant|insofar|thereof|hereunder|whereby|inasmuch) (..|) (notwithstanding|pursuant|aforementioned|thereof|hereof|shall|unless|insofar|hereto|subject|whereby|deemed|hereunder|the foregoing|provisions|aforesaid)",
      "all (options|avenues|possibilities) (are|remain) (on the table|being explored|under review|being considered)",
      "(a|the|our|this) (process|dialogue|journey|roadmap|framework) (of|for|towards|to) (..|) (alignment|renewal|transformation|engagement|optimisation|excellence|empowerment|synergies|synergy)",
    ],
    flags: [
      "It is a holistic solution.",
      "We leverage core competencies.",
      "Certain irregularities may have occurred.",
      "It works with cosmic energies and quantum healing.",
      "The stone activates your cells.",
      "Errors may have been made.",
      "In due course, steps will be considered.",
      "It will bring some kind of progress.",
      "We are downsizing our staff.",
      "The human capital will be released.",
      "It was a year of negative growth.",
      "It is only a price adjustment.",
      "It might be assumed that in a certain sense it failed.",
      "We can neither confirm nor deny it.",
      "He deconstructs the narrative of the self.",
      "Notwithstanding the aforementioned, the party shall pay.",
      "All options are being explored.",
      "It is a process of ongoing transformation.",
    ],
    passes: [
      "“All options are being explored,” he said.",
      "The cell has a wall, and the wave has a frequency.",
      "He made two mistakes.",
    ],
  },
];

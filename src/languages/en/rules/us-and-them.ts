import type { Rule } from "../../rule.ts";

const SOURCE =
  "Tajfel & Turner, An Integrative Theory of Intergroup Conflict (1979); the turns of phrase are our own";

/** The world cut in two: we who are good, they who are not like us. */
export const usAndThem: readonly Rule[] = [
  {
    technique: "us-and-them",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(they|these people|those people|such people) (are|'re) not (like us|one of us|our friend|our friends|our people|our kind|from here)",
      "(us|we) (against|versus|vs) (them|they|the elite|the elites|the establishment|the rest|the world)",
      "(them and us|us and them|us-versus-them|us-and-them|them against us)",
      "(laugh|laughs|laughed|laughing|sneer|sneers|sneering|spit|spits) (at|on) (us|you|ordinary|working|our faces|our country)",
      "(look|looks|looking|looked) down on (us|you|ordinary|working|people like|the rest|hard-working|common)",
      "(their|your|his) kind (are|is|do|does|will|should|never|always|don't|has|have|of people)",
      "not (one|ones) of (us|our own)",
      "(strangers|foreigners|a stranger|aliens|second-class citizens|a minority) in our own (country|land|home|city|town)",
      "our own (people|children|veterans|pensioners|homeless|poor|workers|citizens|elderly|families) .. (while|before|last|foreigners)",
      "(put|puts|care|cares|house|houses|help|helps) .. (foreigners|migrants|strangers|outsiders|newcomers|immigrants) (first|before)",
      "(ordinary|hard-working|hardworking|working|decent|real) (people|folk|families|citizens) .. (elite|elites|establishment)",
      "(the elite|the elites|the rich|the powerful|the few|the one percent) .. (rest of us|the many|ordinary people|the 99|we pay)",
      "one (law|rule) for (the|them|him|her|ministers|mps) .. (another|and one|a different) .. (for|us)",
      "they (hate|despise|fear|envy) (us|you|people like us)",
      "(they|the rich|the elites|bankers|ministers) (get|grow|grew|got) (rich|richer|fat|fatter) .. (we|us|you|our|poor|poorer)",
      "we (pay|work|suffer|bleed|freeze|queue|sweat) (,|and|while) (they|the elite|the rich|the bosses)",
      "(real|true|decent|genuine) (patriots|citizens|people|believers|folk) (know|like us|like you|and|,|against|have|don't|will)",
      "(people|folk|folks|families) like (us|you and me|you and i) (pay|don't|never|are|have|who|get|,|must|can't|count)",
    ],
    flags: [
      "They are not one of us.",
      "It is us against them, them and us.",
      "They laugh at us and look down on ordinary workers.",
      "Their kind will never work.",
      "He is not one of us.",
      "We are strangers in our own land.",
      "Our own pensioners freeze while others feast, and the council houses strangers first.",
      "Ordinary people suffer, and the elites dine.",
      "The rich are laughing at the rest of us.",
      "There is one rule for ministers and another for us.",
      "They hate us.",
      "They get richer and we get the bill.",
      "We pay and they feast.",
      "Real patriots know it.",
      "It is people like us who pay.",
    ],
    passes: [
      "“They are not like us,” he said.",
      "One of us has to wash the dishes.",
      "They laughed at the film.",
    ],
  },
];

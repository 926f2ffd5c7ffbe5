import type { Mark } from "../../learn/mark.ts";
import type { PracticeGroup } from "../../texts/techniques.ts";
import { usePage } from "../context.ts";

type Technique = Mark["technique"];

interface Props {
  readonly chosen: Technique | undefined;
  readonly onChoose: (technique: Technique) => void;
}

interface OptionProps extends Props {
  readonly technique: Technique;
  readonly name: string;
}

function Option({ technique, name, chosen, onChoose }: OptionProps) {
  return (
    <label className="technique-option">
      <input
        type="radio"
        name="technique"
        value={technique}
        required
        checked={chosen === technique}
        onChange={() => onChoose(technique)}
      />
      <span>{name}</span>
    </label>
  );
}

/** The short list of techniques, with the meaning of the one that is chosen. */
export function TechniqueChoice(props: Props) {
  const { words, groups, techniques } = usePage();
  const { editor } = words;
  const { chosen } = props;
  const definition = chosen === "other" ? editor.otherDefinition : chosen && techniques[chosen].definition;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
  const names = Object.keys(groups) as PracticeGroup[];
  return (
    <fieldset className="technique-choice">
      <legend>{editor.technique}</legend>
      {names.map((group) => (
        <fieldset key={group}>
          <legend className="option-group">{editor.groups[group]}</legend>
          <div className="options">
            {groups[group].map((technique) => (
              <Option key={technique} {...props} technique={technique} name={techniques[technique].name} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="options">
        <Option {...props} technique="other" name={editor.other} />
      </div>
      <output className="definition">{definition ?? editor.choose}</output>
    </fieldset>
  );
}

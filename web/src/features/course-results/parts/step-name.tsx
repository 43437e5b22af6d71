import { Authored } from "../../../ui/staff/content-language.tsx";
import { useStepName } from "./use-step-name.ts";

/** A step's name, in the language of its course where an author gave it. */
export function StepName({ section }: { section: { step: number; title: string } }) {
  const name = useStepName()(section);
  return section.title === "" ? name : <Authored>{name}</Authored>;
}

import { Authored } from "../../../ui/staff/content-language.tsx";
import { useStepName } from "./use-step-name.ts";

/** A step's name, marked with the course's language if written by an author. */
export function StepName({ section }: { section: { step: number; title: string } }) {
  const name = useStepName()(section);
  return section.title === "" ? name : <Authored>{name}</Authored>;
}

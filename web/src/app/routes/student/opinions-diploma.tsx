import { lazyPart } from "../../../loading/lazy-part.tsx";

export { Opinions } from "../../../features/opinions/index.ts";

const Diploma = lazyPart(
  async () => (await import("../../../features/diplomas/index.ts")).CourseDiploma,
);

/** For the last page of a course alone: what other pages load does not name its files. */
export function CourseDiploma(props: { courseId: number }) {
  return <Diploma {...props} />;
}

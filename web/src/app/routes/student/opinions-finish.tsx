import type { PageData } from "@paso/contract";

import { lazyPart } from "../../../loading/lazy-part.tsx";

export { Opinions } from "../../../features/opinions/index.ts";

const Finish = lazyPart(async () => (await import("./finish-screens.ts")).CourseFinish);

/** Only for a course's last page: other pages' chunks do not name its files. */
export function CourseFinish(props: { page: PageData }) {
  return <Finish {...props} />;
}

import { PlainLayout } from "../layouts/plain-layout.tsx";
import { NothingText } from "./nothing-here.tsx";

/** For addresses that lead nowhere, whoever opens them. */
export function NotFoundScreen() {
  return (
    <PlainLayout isWide>
      <NothingText />
    </PlainLayout>
  );
}

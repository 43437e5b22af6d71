import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";

import { IconButton } from "../../../ui/staff/button.tsx";

interface QuestionPagerProps {
  presented: PresentedQuestion;
  /** Goes to the question of a section. */
  onGo: (sectionId: number | null) => void;
}

/** Which question of how many, between the ways to its neighbours. */
export function QuestionPager({ presented, onGo }: QuestionPagerProps) {
  const { t } = useLingui();
  const { place, previous, next } = presented;
  return (
    <div className="flex items-center">
      <IconButton
        icon="back"
        label={t`Previous question`}
        isDisabled={previous === null}
        onPress={() => onGo(previous)}
      />
      <p className="text-muted tabular-nums">{t`Question ${place.number} of ${place.of}`}</p>
      <IconButton
        icon="arrow"
        label={t`Next question`}
        isDisabled={next === null}
        onPress={() => onGo(next)}
      />
    </div>
  );
}

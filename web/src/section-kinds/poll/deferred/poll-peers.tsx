import type { GraphicType } from "@paso/contract";

import { AnswerChart } from "../../../charts/answer-chart.tsx";
import { chosenOptions } from "../../choice/choose-option.ts";
import { sectionOptions } from "../../choice/section-options.ts";
import { ExampleAnswers } from "../../examples/deferred/example-answers.tsx";
import { findExampled } from "../../examples/deferred/find-exampled.ts";
import type { Advance } from "../../player/advance.ts";
import { type Peers, usePlayer } from "../../player/player.ts";
import { isThroughRounds } from "../is-through-rounds.ts";
import type { PollSection } from "../poll-section.ts";
import { SecondRound } from "./second-round.tsx";

interface PollPeersProps {
  section: PollSection;
  type: GraphicType;
  advance: Advance;
  peers: Peers;
}

/** The chart of course mates' answers, with the second round and the staff's examples. */
export function PollPeers({ section, type, advance, peers }: PollPeersProps) {
  const { question_id: questionId, answer, first_answer: first, examples } = section;
  const exampleAnswers = examples && (
    <ExampleAnswers examples={examples} isPreview={peers.chart !== null} />
  );
  const query = peers.chart?.(questionId, type, section);
  const isMoved = isThroughRounds(section);
  const options = sectionOptions(section);
  const { language } = usePlayer();
  return (
    <>
      <AnswerChart
        questionId={questionId}
        type={type}
        options={options}
        language={language}
        chosen={chosenOptions(section, answer ?? "")}
        firstChosen={first === null ? null : chosenOptions(section, first)}
        isMoved={isMoved}
        stage={isMoved ? "moved" : ""}
        examples={exampleAnswers}
        exampled={findExampled(options, examples ?? [])}
        {...(peers.pageId !== null && { pageId: peers.pageId })}
        {...(query && { query })}
      >
        {section.two_rounds && <SecondRound section={section} advance={advance} />}
      </AnswerChart>
      {query && exampleAnswers}
    </>
  );
}

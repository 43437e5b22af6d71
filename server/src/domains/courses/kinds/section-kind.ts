import type {
  AuthoredSection,
  DraftFields,
  GraphicType,
  Message,
  QuestionType,
  RevealedFields,
  SectionType,
  ShownFields,
} from "@paso/contract";

import type { Sanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import type { FileUse } from "../../files/index.ts";
import type { CommittedAnswer } from "./answer.ts";
import type { ContentFile } from "./content-file.ts";
import type { DraftLists } from "./draft-lists.ts";
import type { KeyedOption, Option } from "./option.ts";

interface OfKind {
  type: SectionType;
}

/** A section as far as its kind looks at it. */
export interface SectionOf<Content extends OfKind> {
  readonly id: number;
  readonly content: Readonly<Content>;
  readonly files: readonly ContentFile[];
}

/** A section and where on its page it is. */
interface PlacedSection<Content extends OfKind> extends SectionOf<Content> {
  /** From 0. */
  readonly index: number;
}

/** A file that a section names, in which field and what for. */
export interface FileMention {
  name: string;
  use: FileUse;
  field: string;
}

/** The options of a question that is answered by choosing. */
export interface Choice {
  options: readonly Option[];
  /** Whether one option is chosen, and not several. */
  isSingle: boolean;
}

/** A choice of which nothing is right or wrong. */
export interface Poll {
  /** How the answers are drawn; null for a survey's question. */
  chart: GraphicType | null;
  /** Whether the answer may be changed once after seeing the others. */
  twoRounds: boolean;
}

/** Which options are right. */
export interface AnswerKey {
  options: readonly KeyedOption[];
  /** Whether the module's final quiz summary counts it. */
  finalQuiz: boolean;
}

/** A free text for others to read, unless it stays in one's own workbook. */
export interface OpinionRules {
  /** Of texts that are yet to be written; those that are know it themselves. */
  workbookOnly: boolean;
  /** Words; a `max` of 0 is no bound. */
  min: number;
  max: number;
}

interface FileRules<Content extends OfKind> {
  /** Files that the content names. */
  mentions(content: Readonly<Content>): FileMention[];
  /** The content with its files under other names; null keeps a name. */
  rename(content: Readonly<Content>, newNameOf: (name: string) => string | null): Content;
  /** For kinds that offer files for download. */
  attachments?: {
    /** The draft's field that lists them. */
    field: string;
    /** Their names; null where the draft leaves them as they are. */
    listed(draft: DraftFields<Content["type"]>): readonly string[] | null;
  };
}

/** What a question reveals beside the answers themselves. */
type Revealed<Type> = {
  [Field in Exclude<keyof RevealedFields<Type>, "first_answer">]:
    | RevealedFields<Type>[Field]
    | null;
};

interface AnswerRules<Content extends OfKind> {
  /** The question's text. */
  question(content: Readonly<Content>): string;
  /**
   * Reads an answer as it comes over the wire and checks it against the question's rules. Option
   * indexes become the options' lasting ids. Throws `invalid` on `answer`.
   */
  parse(content: Readonly<Content>, raw: string): CommittedAnswer;
  /** The answer as it goes over the wire. */
  present(content: Readonly<Content>, answer: CommittedAnswer): string;
  /** What is shown once the answer is committed. */
  reveal(content: Readonly<Content>): Revealed<Content["type"]>;
  choice?(content: Readonly<Content>): Choice;
  poll?(content: Readonly<Content>): Poll;
  key?(content: Readonly<Content>): AnswerKey;
  /** Null where the text is for the staff alone. */
  opinion?(content: Readonly<Content>): OpinionRules | null;
}

interface CommonRules<Content extends OfKind> {
  /**
   * What is stored of a draft; options keep the ids they had in the previous content.
   * @param sanitise other than `sanitiseHtml`, where texts are long
   */
  fromDraft(
    draft: DraftFields<Content["type"]>,
    previous?: Readonly<Content>,
    sanitise?: Sanitiser,
  ): Content;
  /** For kinds that hold HTML. */
  html?: {
    /** As the author wrote it. */
    written(draft: DraftFields<Content["type"]>): string;
    /** As it was stored. */
    stored(content: Readonly<Content>): string;
  };
  /** The draft's own fields as authors and archives write them. */
  toDraft(content: Readonly<Content>, attachments: readonly string[]): DraftFields<Content["type"]>;
  /** The same for the editor, where that needs more. */
  toForm?(content: Readonly<Content>, attachments: readonly string[]): Partial<AuthoredSection>;
  /** Indexes of the draft's options whose ids the section never gave. */
  unknownOptions?(content: Readonly<Content>, draft: DraftFields<Content["type"]>): number[];
  lists?: DraftLists;
  /** What an author recognises it by. */
  title(content: Readonly<Content>): string;
  /** What a reader sees in words, attachments apart: never what an answer reveals. */
  text(content: Readonly<Content>): string[];
  /** Minutes it takes beside the reading. */
  minutes: number;
  /** What its students see from the beginning. */
  present(section: PlacedSection<Content>): ShownFields<Content["type"]>;
  /** What keeps it from being published; unless given, what the rules of a save say. */
  check?(section: SectionOf<Content>): Message[];
  files?: FileRules<Content>;
  /** For a kind that a module holds once: what is said of a second one. */
  oncePerModule?: Message;
}

type RulesOfType<Type extends SectionType, Content extends OfKind> = Type extends QuestionType
  ? { answer: AnswerRules<Content> }
  : { answer?: undefined };

/** Everything the server knows of one kind of section. All are listed in `section-kinds.ts`. */
export type SectionKind<Content extends OfKind> = CommonRules<Content> &
  RulesOfType<Content["type"], Content>;

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

/** The properties of a section that its kind needs. */
export interface SectionOf<Content extends OfKind> {
  readonly id: number;
  readonly content: Readonly<Content>;
  readonly files: readonly ContentFile[];
}

/** A section and its position on the page. */
interface PlacedSection<Content extends OfKind> extends SectionOf<Content> {
  /** From 0. */
  readonly index: number;
}

/** A mention of a file in a section: in which field, and for what use. */
export interface FileMention {
  name: string;
  use: FileUse;
  field: string;
}

/** The options of a choice question. */
export interface Choice {
  options: readonly Option[];
  /** Single choice as opposed to multiple choice. */
  isSingle: boolean;
}

/** A choice without right or wrong options. */
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

/** A free text shared with peers, unless it is private to one's workbook. */
export interface OpinionRules {
  /** For future texts; committed ones carry it themselves. */
  workbookOnly: boolean;
  /** Words; a `max` of 0 is unlimited. */
  min: number;
  max: number;
}

interface FileRules<Content extends OfKind> {
  /** Files that the content names. */
  mentions(content: Readonly<Content>): FileMention[];
  /** The content with its files renamed; null keeps a name. */
  rename(content: Readonly<Content>, newNameOf: (name: string) => string | null): Content;
  /** For kinds that have attachments. */
  attachments?: {
    /** The draft's field that lists them. */
    field: string;
    /** Their names; null if the draft leaves them as they are. */
    listed(draft: DraftFields<Content["type"]>): readonly string[] | null;
  };
}

/** What a question reveals besides the answers themselves. */
type Revealed<Type> = {
  [Field in Exclude<keyof RevealedFields<Type>, "first_answer">]:
    | RevealedFields<Type>[Field]
    | null;
};

interface AnswerRules<Content extends OfKind> {
  /** The question's text. */
  question(content: Readonly<Content>): string;
  /**
   * Reads an answer in wire form and checks it against the question's rules. Option indexes become the
   * options' stable ids. Throws `invalid` on `answer`.
   */
  parse(content: Readonly<Content>, raw: string): CommittedAnswer;
  /** The answer in wire form. */
  present(content: Readonly<Content>, answer: CommittedAnswer): string;
  /** What is shown once the answer is committed. */
  reveal(content: Readonly<Content>): Revealed<Content["type"]>;
  choice?(content: Readonly<Content>): Choice;
  poll?(content: Readonly<Content>): Poll;
  key?(content: Readonly<Content>): AnswerKey;
  /** Null if the text is only for the staff. */
  opinion?(content: Readonly<Content>): OpinionRules | null;
}

interface CommonRules<Content extends OfKind> {
  /**
   * The stored content of a draft; options keep their ids from the previous content.
   * @param sanitise overrides `sanitiseHtml` for long texts
   */
  fromDraft(
    draft: DraftFields<Content["type"]>,
    previous?: Readonly<Content>,
    sanitise?: Sanitiser,
  ): Content;
  /** For kinds that hold HTML. */
  html?: {
    /** As written by the author. */
    written(draft: DraftFields<Content["type"]>): string;
    /** As stored. */
    stored(content: Readonly<Content>): string;
  };
  /** The draft's own fields in the form that authors and archives use. */
  toDraft(content: Readonly<Content>, attachments: readonly string[]): DraftFields<Content["type"]>;
  /** The same for the editor, if it needs more. */
  toForm?(content: Readonly<Content>, attachments: readonly string[]): Partial<AuthoredSection>;
  /** Indexes of the draft's options with ids that the section never assigned. */
  unknownOptions?(content: Readonly<Content>, draft: DraftFields<Content["type"]>): number[];
  lists?: DraftLists;
  /** How an author recognises it. */
  title(content: Readonly<Content>): string;
  /** Its text as shown to readers, without attachments: never what an answer reveals. */
  text(content: Readonly<Content>): string[];
  /** Minutes it takes besides reading. */
  minutes: number;
  /** What students see before they answer. */
  present(section: PlacedSection<Content>): ShownFields<Content["type"]>;
  /** What prevents publishing it; by default, the rules of a save. */
  check?(section: SectionOf<Content>): Message[];
  files?: FileRules<Content>;
  /** For a kind allowed once per module: the error message for a second one. */
  oncePerModule?: Message;
}

type RulesOfType<Type extends SectionType, Content extends OfKind> = Type extends QuestionType
  ? { answer: AnswerRules<Content> }
  : { answer?: undefined };

/** All rules of one kind of section on the server. All are listed in `section-kinds.ts`. */
export type SectionKind<Content extends OfKind> = CommonRules<Content> &
  RulesOfType<Content["type"], Content>;

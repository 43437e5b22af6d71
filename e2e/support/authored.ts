/** A page's sections as `sections-update` returns them to their author. */
export interface Authored {
  version: number;
  sections: {
    order: number;
    type: string;
    paragraph: string | null;
    radio: { question: string; items: string[] } | null;
    radioValidated: object | null;
    selectMultipleValidated: object | null;
    textarea: { question: string } | null;
    files: { name: string }[];
  }[];
}

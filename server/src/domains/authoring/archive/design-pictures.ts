import type { DiplomaDesign, DiplomaPictureKind } from "@paso/contract";

type Signature = DiplomaDesign["signatures"][number];

/** A diploma design whose pictures are something other than the keys of uploaded ones. */
export interface DesignOf<Picture> extends Omit<DiplomaDesign, "background" | "signatures"> {
  background: Picture | null;
  signatures: (Omit<Signature, "picture"> & { picture: Picture | null })[];
}

/** The design with every picture replaced, null for none; fields in archive order. */
export function replacePictures<From, To>(
  design: DesignOf<From>,
  replace: (picture: From, kind: DiplomaPictureKind) => To | null,
): DesignOf<To> {
  const { paper, orientation, logo, background, heading, lead, details, signatures } = design;
  return {
    paper,
    orientation,
    logo,
    background: background === null ? null : replace(background, "background"),
    heading,
    lead,
    details,
    signatures: signatures.map(({ name, post, picture }) => {
      return { name, post, picture: picture === null ? null : replace(picture, "signature") };
    }),
    hours: design.hours,
    least_result: design.least_result,
    ...(design.allow_missed_pages && { allow_missed_pages: true }),
  };
}

/** The pictures of a design and the fields that name them. */
export function listPictures<Picture>({
  background,
  signatures,
}: DesignOf<Picture>): { picture: Picture; field: string; kind: DiplomaPictureKind }[] {
  return [
    ...(background === null
      ? []
      : [{ picture: background, field: "background", kind: "background" as const }]),
    ...signatures.flatMap(({ picture }, index) =>
      picture === null
        ? []
        : [{ picture, field: `signatures.${index}.picture`, kind: "signature" as const }],
    ),
  ];
}

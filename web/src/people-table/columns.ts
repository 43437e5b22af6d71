/** The fields that a column of the file can hold. */
export const FIELDS = [
  "email",
  "first_name",
  "last_name",
  "full_name",
  "role",
  "course",
  "group",
  "language",
] as const;
export type Field = (typeof FIELDS)[number];

/** Headings in English and Spanish, without accents, case and punctuation. */
const HEADINGS: Record<Field, readonly string[]> = {
  email: [
    "email",
    "mail",
    "emailaddress",
    "address",
    "correo",
    "correoelectronico",
    "direcciondecorreo",
    "direcciondecorreoelectronico",
    "direccion",
  ],
  first_name: ["firstname", "givenname", "forename", "nombre", "nombredepila"],
  last_name: ["lastname", "surname", "familyname", "apellidos", "apellido"],
  full_name: ["name", "fullname", "nombrecompleto", "nombreyapellidos", "apellidosynombre"],
  role: ["role", "rol", "perfil"],
  course: ["course", "coursetitle", "curso"],
  group: ["group", "grupo", "class", "clase"],
  language: ["language", "lang", "locale", "idioma", "lengua"],
};

/**
 * Maps each column to a field by its heading; null if it is not recognised. Each field is used at most once.
 */
export function recogniseColumns(headings: readonly string[]): (Field | null)[] {
  const folded = headings.map(fold);
  const hasLastName = folded.some((heading) => HEADINGS.last_name.includes(heading));
  const given = new Set<Field>();
  return folded.map((heading) => {
    const known = FIELDS.find((field) => HEADINGS[field].includes(heading)) ?? null;
    // "Nombre" and "Name" mean the first name next to a last name, and the full name without one.
    const isName = heading === "nombre" || heading === "name";
    const field = isName ? (hasLastName ? "first_name" : "full_name") : known;
    if (field === null || given.has(field)) return null;
    given.add(field);
    return field;
  });
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}

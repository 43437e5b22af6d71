/** What a column of the file can be. */
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

/** Headings in English and Spanish, without accents, case and signs. */
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

/** What each column is by its heading; null where it says nothing. No field is given twice. */
export function recogniseColumns(headings: readonly string[]): (Field | null)[] {
  const folded = headings.map(fold);
  const hasLastName = folded.some((heading) => HEADINGS.last_name.includes(heading));
  const given = new Set<Field>();
  return folded.map((heading) => {
    const known = FIELDS.find((field) => HEADINGS[field].includes(heading)) ?? null;
    // "Nombre" and "Name" are the first name beside a last one, and the whole one without.
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

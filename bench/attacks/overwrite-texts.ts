import type pg from "pg";

import type { PlantedCourses } from "./plant-texts.ts";

/** Names of columns and JSON fields that people write. */
const WRITTEN =
  /title|^name$|_name$|text|html|description|^note|quote|prefix|suffix|subject|^body|label|reason|message|question|caption|^alt$|summary|terms|signature|subtitle|footer|content|tags?$|browser|system/;
/** Names whose values the product itself chooses, or parses. */
const CHOSEN = /^(application_name|file_name|table_name|event|kind|type|locale|language)$/;
/** Of the framework, or never shown. */
const TABLES_LEFT_OUT =
  /^(__|drizzle|processes|rate_limits|token_buckets|repeatable_calls|audit_log)/;
const MOST_ROWS = 5_000;

/**
 * Puts scripts into every stored text, as if nothing had been sanitised or refused; values protected by
 * database constraints stay.
 * @returns how many columns took some
 */
export async function overwriteTexts(
  client: pg.Client,
  courses: PlantedCourses,
  vectors: readonly string[],
): Promise<number> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type
     from information_schema.columns c join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and data_type in ('text', 'jsonb', 'character varying', 'ARRAY')`,
  );
  let next = 0;
  const take = () => vectors[(next += 1) % vectors.length]!;
  let changed = 0;
  for (const { table, column, type } of columns) {
    if (TABLES_LEFT_OUT.test(table)) continue;
    if (type !== "jsonb" && (!WRITTEN.test(column) || CHOSEN.test(column))) continue;
    if (await overwriteColumn(client, { table, column, type }, take)) changed += 1;
  }
  await storeRaw(client, courses.texts, vectors);
  await client.query("update courses set version = version + 1");
  return changed;
}

async function overwriteColumn(
  client: pg.Client,
  { table, column, type }: { table: string; column: string; type: string },
  take: () => string,
): Promise<boolean> {
  const { rows } = await client.query<{ place: string; value: unknown }>(
    `select ctid::text as place, "${column}" as value from "${table}"
     where "${column}" is not null limit ${MOST_ROWS}`,
  );
  let took = false;
  for (const { place, value } of rows) {
    const written = type === "jsonb" ? overwriteFields(value, take) : overwriteText(value, take);
    const next = type === "jsonb" ? JSON.stringify(written) : written;
    try {
      await client.query(`update "${table}" set "${column}" = $1 where ctid = $2::tid`, [
        next,
        place,
      ]);
      took = true;
    } catch {
      // Prevented by a key, an enum or a check constraint.
      if (!took) return false;
    }
  }
  return took;
}

function overwriteText(value: unknown, take: () => string): unknown {
  return Array.isArray(value) ? value.map(() => take()) : take();
}

/** Stored JSON with scripts in the fields whose names say that people write them. */
function overwriteFields(value: unknown, take: () => string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((part) => overwriteFields(part, take, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, overwriteFields(part, take, key)]),
    );
  }
  return typeof value === "string" && WRITTEN.test(name) && !CHOSEN.test(name) ? take() : value;
}

/**
 * Every raw script, in the paragraph that holds its sanitised form; calls of the API have added some behind
 * them.
 */
async function storeRaw(
  client: pg.Client,
  courseId: number,
  vectors: readonly string[],
): Promise<void> {
  await client.query(
    `with places as (
       select s.id, row_number() over (order by m.position, p.position, s.position) as place
       from sections s join pages p on p.id = s.page_id join modules m on m.id = p.module_id
       where p.course_id = $1
     )
     update sections s
     set content = jsonb_set(s.content, '{html}', to_jsonb(($2::text[])[places.place]))
     from places where places.id = s.id and places.place <= cardinality($2::text[])`,
    [courseId, vectors],
  );
}

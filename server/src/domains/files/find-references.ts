import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../platform/context.ts";

/**
 * The condition that no row of any table refers to a row of `files`, built from the foreign keys in
 * the database, so that a new table counts as soon as it exists. Variants of the file do not
 * count.
 */
export async function findReferences({ database }: Context): Promise<SQL> {
  const { rows } = await database.execute<{ condition: string }>(sql`
    select format(
      'not exists (select 1 from %s as reference where %s)',
      foreign_key.conrelid::regclass,
      (select string_agg(format('reference.%I = files.%I', own.attname, target.attname), ' and ')
       from unnest(foreign_key.conkey, foreign_key.confkey) as pair (own, target)
       join pg_attribute own on own.attrelid = foreign_key.conrelid and own.attnum = pair.own
       join pg_attribute target
         on target.attrelid = foreign_key.confrelid and target.attnum = pair.target)
    ) as condition
    from pg_constraint foreign_key
    where foreign_key.contype = 'f' and foreign_key.confrelid = 'files'::regclass
      and foreign_key.conrelid <> 'picture_variants'::regclass`);
  return sql.join(
    rows.map(({ condition }) => sql.raw(condition)),
    sql` and `,
  );
}

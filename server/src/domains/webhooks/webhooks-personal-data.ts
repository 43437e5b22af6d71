import { sql } from "drizzle-orm";

import { webhookDeliveries } from "../../database/tables/index.ts";
import type { PersonalData } from "../../platform/personal-data/personal-data.ts";

/** Personal data in webhooks. */
export const webhooksPersonalData: PersonalData = {
  withheld: {
    webhook_deliveries:
      "For 30 days, that other parts of the copy say: when the person enrolled, asked to, or finished.",
  },
  erases: ["webhook_deliveries"],
  async erase({ database }, { userId }) {
    await database
      .delete(webhookDeliveries)
      .where(sql`${webhookDeliveries.userIds} @> array[${userId}::integer]`);
  },
};

/** Slots per tally, so that a class answering at once does not contend for one row. */
export const TALLY_SLOTS = 8;

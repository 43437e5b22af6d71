/**
 * The look of a table's heads: small where the screen is narrowest, so that their words stay whole and
 * all of the table fits; what is scrolled sideways would need a tab stop of its own.
 */
export const headClass = "font-normal max-[22rem]:text-[0.6875rem]";

/**
 * The look of table headers: smaller on the narrowest screens, so that words stay whole and the table fits; a
 * table that scrolls sideways would need its own tab stop.
 */
export const headClass = "font-normal max-[22rem]:text-[0.6875rem]";

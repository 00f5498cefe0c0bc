/** How an id is written. */
export const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that an address names; null where somebody wrote something else there. */
export const idIn = (value: string): string | null => (AN_ID.test(value) ? value : null);

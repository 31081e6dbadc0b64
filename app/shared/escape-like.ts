/** Escapes a text for SQL's `like`, so that it matches literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

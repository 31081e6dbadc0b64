/** A text inside a pattern of SQL's `like`, as itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

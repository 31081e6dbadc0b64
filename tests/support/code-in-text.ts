/** Finds a code of digits that stands by itself, and not by chance in the middle of an id or of a longer number. */
export const codeInText = (code: string): RegExp => new RegExp(`(?<![\\da-f-])${code}(?![\\da-f-])`, 'i')

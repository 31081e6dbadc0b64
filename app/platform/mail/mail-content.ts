/**
 * What a mail says, before it is text or HTML. Every string is plain text: the layout escapes it, so a template can hand
 * over what people wrote as it is. Addresses are whole and ours (see `siteUrl`).
 */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Names and values, one a line. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Somebody's own words, line ends kept. */
  | { kind: 'quote'; text: string }
  /** The one thing to press. */
  | { kind: 'button'; label: string; url: string }
  /** Small print below. */
  | { kind: 'note'; text: string; link?: { label: string; url: string } }

export interface MailContent {
  /** One line; also the heading. */
  subject: string
  blocks: readonly MailBlock[]
}

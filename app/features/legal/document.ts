/** A paragraph, a list of points, or terms with what each of them means. */
export type Block =
  | string
  | { points: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }

export type DocumentSection = { title: string; blocks: readonly Block[] }

/**
 * An agreement or policy in one language. Its words are data that only the server holds, as those of the guides are. They
 * say what the product does: whoever changes the product changes them too, in both languages.
 */
export type LegalDocument = {
  title: string
  /** What the page is about, for search engines. */
  description: string
  /** The date that stands under the title. */
  updated: string
  introduction: readonly string[]
  sections: readonly DocumentSection[]
}

export const documentSlugs = ['player-agreement', 'privacy-policy'] as const

export type DocumentSlug = (typeof documentSlugs)[number]

/** The help page in one language: what to do, then five questions. */
export type SupportPage = {
  title: string
  description: string
  introduction: readonly string[]
  sections: readonly DocumentSection[]
  questionsTitle: string
  questions: readonly { question: string; answer: readonly string[] }[]
}

/** The address of a part within its page. */
export const sectionAnchor = (index: number): string => `part-${index + 1}`

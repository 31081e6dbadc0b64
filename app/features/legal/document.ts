export type Block =
  | string
  | { points: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }

export type DocumentSection = { title: string; blocks: readonly Block[] }

/** Only on the server. The texts describe what the product does: change both together, in both languages. */
export type LegalDocument = {
  title: string
  description: string
  updated: string
  /** The month of the last change, as in the account's `consentVersion`: `2026-11`. */
  version: string
  introduction: readonly string[]
  sections: readonly DocumentSection[]
}

export const documentSlugs = ['player-agreement', 'privacy-policy'] as const

export type DocumentSlug = (typeof documentSlugs)[number]

export type SupportPage = {
  title: string
  description: string
  introduction: readonly string[]
  sections: readonly DocumentSection[]
  questionsTitle: string
  questions: readonly { question: string; answer: readonly string[] }[]
}

export const sectionAnchor = (index: number): string => `part-${index + 1}`

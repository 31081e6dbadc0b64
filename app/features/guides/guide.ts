/** One step of a guide: a heading and what to do, in at least 80 words. */
export type GuideStep = { title: string; paragraphs: readonly string[] }

/**
 * A guide in one language. Its words are data that only the server holds: the browser gets them in the page and not a second
 * time as code.
 */
export type Guide = {
  title: string
  /** What the page is about, for search engines. */
  description: string
  introduction: readonly string[]
  steps: readonly GuideStep[]
  conclusion: { title: string; paragraphs: readonly string[] }
  call: { title: string; text: string; label: string; to: string }
}

/** The guides, by the last part of their address, with the number of steps that each has. */
export const guideSteps = { 'for-events': 11, 'for-team-building': 10, 'for-museums': 12 } as const

export type GuideSlug = keyof typeof guideSteps

/** The address of a step within its page. */
export const stepAnchor = (index: number): string => `step-${index + 1}`

/** At least 80 words. */
export type GuideStep = { title: string; paragraphs: readonly string[] }

/** Only the server has the words: the browser gets them as markup, not as code too. */
export type Guide = {
  title: string
  description: string
  introduction: readonly string[]
  steps: readonly GuideStep[]
  conclusion: { title: string; paragraphs: readonly string[] }
  call: { title: string; text: string; label: string; to: string }
}

/** Guides by the last part of their address, with the number of their steps. */
export const guideSteps = { 'for-events': 11, 'for-team-building': 10, 'for-museums': 12 } as const

export type GuideSlug = keyof typeof guideSteps

export const stepAnchor = (index: number): string => `step-${index + 1}`

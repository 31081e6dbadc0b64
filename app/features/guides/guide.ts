/** At least 80 words. */
export type GuideStep = { title: string; paragraphs: readonly string[] }

/** Beside a step: a checklist, or an example. */
export type GuideAid = { checklist: readonly string[] } | { example: string }

export type HostingTool = { title: string; text: string; link?: { label: string; to: string } }

/** Only on the server: the browser gets the text as markup, and need not load it as code too. */
export type Guide = {
  title: string
  description: string
  introduction: readonly string[]
  steps: readonly GuideStep[]
  /** One for each step. */
  aids: readonly GuideAid[]
  /** What the site does on the day itself. */
  hosting: { title: string; paragraphs: readonly string[]; tools: readonly HostingTool[] }
  conclusion: { title: string; paragraphs: readonly string[] }
  call: { title: string; text: string; label: string; to: string; other: { label: string; to: string } }
}

export const guideSteps = { 'for-events': 11, 'for-team-building': 10, 'for-museums': 12 } as const

export type GuideSlug = keyof typeof guideSteps

export const stepAnchor = (index: number): string => `step-${index + 1}`

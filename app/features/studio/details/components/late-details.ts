import { latePart } from '#app/ui/late-part.tsx'

const nothing = () => null

/** Shown while the draft is in review; a page that opens with it has it in its HTML. */
export const LateReviewNotice = latePart(async () => (await import('./review-notice.tsx')).ReviewNotice)
export const LateChangeLanguage = latePart(async () => (await import('./change-language.tsx')).ChangeLanguage, nothing)
export const LateFileOrigins = latePart(async () => (await import('./file-origins.tsx')).FileOrigins, nothing)
export const LateWalkthrough = latePart(
  async () => (await import('#app/features/studio/fields/components/walkthrough.tsx')).Walkthrough,
  nothing,
)

import type { Kept, KeptReason } from '#app/features/studio/exchange/story-pieces.ts'
import { m } from '#app/i18n/generated/messages.js'
import { NotTaken } from './not-taken.tsx'

const reasons: Record<KeptReason, () => string> = {
  construct: m.studio_story_why_construct,
  condition: m.studio_story_why_condition,
  value: m.studio_story_why_value,
  change: m.studio_story_why_change,
  comment: m.studio_story_why_comment,
  code: m.studio_story_why_code,
  target: m.studio_story_why_target,
  redirect: m.studio_story_why_redirect,
  around: m.studio_story_why_around,
  tooMuch: m.studio_story_why_too_much,
}

/** What of a story does not fit, by passage. */
export const KeptList = ({ kept }: { kept: readonly Kept[] }) => (
  <NotTaken
    title={m.studio_story_kept({ count: kept.length })}
    lead={m.studio_story_kept_text()}
    pieces={kept.map((each) => ({ head: headOf(each), text: each.text }))}
  />
)

const headOf = ({ passage, reason }: Kept): string =>
  m.studio_story_kept_at({ passage: passage || m.studio_story_kept_start(), reason: reasons[reason]() })

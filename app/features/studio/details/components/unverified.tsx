import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export const isUnverified = (refusal: Refusal | null): boolean =>
  refusal?.reason === 'blocked' && refusal.block === 'emailNotVerified'

export const Unverified = ({ refusal }: { refusal: Refusal | null }) =>
  isUnverified(refusal) && (
    <Notice tone="warning" title={m.errors_email_not_verified()}>
      <TextLink to="/account#verification">{m.studio_block_email_way()}</TextLink>
    </Notice>
  )

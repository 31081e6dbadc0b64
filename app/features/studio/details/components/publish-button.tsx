import PartyPopper from 'lucide-react/icons/party-popper'
import Send from 'lucide-react/icons/send'
import { useRef } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isOut } from '#app/shared/statuses.ts'
import { Button } from '#app/ui/button.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { usePublishing } from './publishing.tsx'

export const LateMoment = latePart(
  async () => (await import('./published-dialog.tsx')).PublishedDialog,
  () => null,
)
export const LateObstacles = latePart(
  async () => (await import('./obstacles.tsx')).Obstacles,
  () => null,
)

/** Publishes the adventure or its latest changes, or shows what can be done with what players have. */
export function PublishButton() {
  const { details, edition, can } = useDraft()
  const { busy, shown, show, publish } = usePublishing()
  const button = useRef<HTMLButtonElement>(null)
  const isCurrent = isOut(details.status) && edition?.hasChanges === false
  const label = isCurrent ? m.adventure_share() : isOut(details.status) ? m.studio_publish_update() : m.studio_publish()
  if (!can.changeStatus) return null
  return (
    <>
      <Button
        ref={button}
        variant={isCurrent ? 'secondary' : 'primary'}
        size="small"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => (isCurrent ? show('moment') : !busy && void publish())}
        className="max-sm:size-11 max-sm:p-0"
      >
        {isCurrent ? (
          <PartyPopper aria-hidden="true" className="size-4.5" />
        ) : (
          <Send aria-hidden="true" className="size-4.5" />
        )}
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      {shown === 'obstacles' && <LateObstacles beside={button} onClose={() => show(null)} />}
      {shown === 'moment' && <LateMoment onClose={() => show(null)} />}
    </>
  )
}

import PartyPopper from 'lucide-react/icons/party-popper'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '#app/ui/popover.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { usePublishing } from './publishing.tsx'

export const LateMoment = latePart(
  async () => (await import('./published-dialog.tsx')).PublishedDialog,
  () => null,
)
export const LateObstacles = latePart(
  async () => (await import('./obstacles.tsx')).Obstacles,
  () => <Spinner className="mx-auto size-6" />,
)

/** Publishes the adventure or its latest changes, or shows what can be done with what players have. */
export function PublishButton() {
  const { details, edition, can } = useDraft()
  const { busy, shown, show, publish } = usePublishing()
  const isOut = details.status === 'published' && edition?.hasChanges === false
  const label = isOut
    ? m.studio_published_share()
    : details.status === 'published'
      ? m.studio_publish_update()
      : m.studio_publish()
  if (!can.changeStatus) return null
  return (
    <Popover open={shown === 'obstacles'} onOpenChange={(open) => !open && show(null)}>
      <PopoverAnchor asChild>
        <Button
          variant={isOut ? 'secondary' : 'primary'}
          size="small"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => (isOut ? show('moment') : !busy && void publish())}
          className="max-sm:size-11 max-sm:p-0"
        >
          {isOut ? (
            <PartyPopper aria-hidden="true" className="size-4.5" />
          ) : (
            <Send aria-hidden="true" className="size-4.5" />
          )}
          <span className="max-sm:sr-only">{label}</span>
        </Button>
      </PopoverAnchor>
      {shown === 'obstacles' && (
        <PopoverContent
          align="end"
          aria-label={m.studio_obstacles()}
          // Stays open beside the work while its obstacles are fixed one by one
          onInteractOutside={(event) => event.preventDefault()}
          className="grid max-h-(--radix-popover-content-available-height) w-104 gap-3 overflow-y-auto"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-subheading">{m.studio_obstacles()}</h2>
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.common_close()}
              onClick={() => show(null)}
              className="-mt-2 -mr-2"
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          <LateObstacles />
          <Button
            variant="accent"
            size="small"
            loading={busy}
            onClick={() => void publish()}
            className="justify-self-start"
          >
            {m.common_retry()}
          </Button>
        </PopoverContent>
      )}
      {shown === 'moment' && <LateMoment onClose={() => show(null)} />}
    </Popover>
  )
}

import { usePublishing } from '#app/features/studio/details/components/publishing.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { useNavigate } from '#app/ui/link.tsx'

/** Which edition players have: saving gives them nothing. It stands there also when they have all, so that the first
 * change moves nothing; a phone has no room for that. */
export function EditionStrip() {
  const { details, edition } = useDraft()
  const { busy, update, setAsked } = usePublishing()
  const navigate = useNavigate()
  if (details.status !== 'published' || !edition) return null
  const { number, hasChanges } = edition
  const publish = async () => {
    if (await update()) return
    setAsked(true)
    await navigate('?tab=details')
  }
  return (
    <p className={classNames(stripStyles, !hasChanges && 'text-on-curtain/80 max-sm:hidden')}>
      {hasChanges ? m.studio_edition_behind({ number }) : m.studio_edition_latest({ number })}
      {hasChanges && (
        <Button variant="link" loading={busy} onClick={() => void publish()} className={stripButton}>
          {m.studio_publish_update()}
        </Button>
      )}
    </p>
  )
}

export const stripButton =
  'relative text-[0.8125rem] text-brass-ink after:absolute after:-inset-x-2 after:-inset-y-3.5 sm:after:-inset-y-2'

/** A line below the bar. */
export const stripStyles =
  'mx-auto flex min-h-8 max-w-[110rem] flex-wrap items-center justify-center gap-x-3 px-4 text-[0.8125rem] leading-tight'

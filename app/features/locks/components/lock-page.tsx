import type { ShownLock } from '#app/features/locks/lock.present.ts'
import type { LockPlay } from '#app/features/locks/play/lock-play.ts'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { LockPlayer } from './lock-player.tsx'
import { LockWords } from './lock-words.tsx'

export function LockPage({ lock, play }: { lock: ShownLock; play: LockPlay }) {
  return (
    <PageSection className="grid max-w-3xl gap-6">
      <LockWords lock={lock} />
      {lock.isMaker && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken px-4 py-2">
          <span className="min-w-0 flex-1 basis-48">{m.lock_is_yours()}</span>
          <Link to={`/lock/${lock.id}/share`} className={buttonStyles({ size: 'small' })}>
            {m.lock_to_share()}
          </Link>
        </p>
      )}
      <LockPlayer lock={lock} play={play} />
      <noscript>{m.lock_needs_scripts()}</noscript>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <TextLink to="/lock/new" className="inline-flex min-h-11 items-center">
          {m.lock_make_own()}
        </TextLink>
        <TextLink to={`/report/lock/${lock.id}`} className="inline-flex min-h-11 items-center">
          {m.lock_report()}
        </TextLink>
      </p>
    </PageSection>
  )
}

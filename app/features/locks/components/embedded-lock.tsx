import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { ShownLock } from '#app/features/locks/lock.present.ts'
import type { LockPlay } from '#app/features/locks/play/lock-play.ts'
import { Unstyled } from '#app/features/play/embed/embed-start.tsx'
import { useFrameSize } from '#app/features/play/embed/frame-size.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { LockPlayer } from './lock-player.tsx'
import { LockWords } from './lock-words.tsx'

type EmbeddedLockProps = {
  lock: ShownLock
  play: LockPlay
  /** Of its page on the site. */
  address: string
}

/** A lock in a page of another site: nothing of accounts, and one way out, in a new window. */
export function EmbeddedLock({ lock, play, address }: EmbeddedLockProps) {
  const [isBlocked, setBlocked] = useState(false)
  useFrameSize()
  return (
    <div className="mx-auto grid min-h-dvh max-w-3xl content-start gap-5 bg-canvas p-4 text-ink sm:p-6">
      <LockWords lock={lock} />
      <Unstyled address={address} />
      {isBlocked && (
        <Notice title={m.embed_blocked_title()} className="max-w-prose">
          {m.embed_blocked_text()}
        </Notice>
      )}
      <LockPlayer lock={lock} play={play} isFramed onBlocked={() => setBlocked(true)} />
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-accent-ink underline underline-offset-4"
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {m.embed_elsewhere()}
      </a>
    </div>
  )
}

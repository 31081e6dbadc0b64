import { useEffect, useState } from 'react'
import { followLater } from '#app/features/account/follow-later.ts'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { keepUnsent } from '#app/features/studio/saving/keep-unsent.ts'
import { m } from '#app/i18n/generated/messages.js'
import { openEditors } from '#app/shared/open-editors.ts'
import type { OpenEditor } from '#app/shared/open-editors.ts'
import { useNavigate } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'

const reopenAfterMs = 2_000

/**
 * Keeps an author's words through the end of the session: what is unsent lies on the device for the same account, nothing is
 * sent while somebody else or nobody is signed in, and the page hears at once when the session ends elsewhere.
 */
export function useSessionGuard(saver: DraftSaver, adventure: string): void {
  const viewer = useViewerId()
  const [user] = useState(viewer)
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()

  useEffect(() => {
    if (user === null) return
    const editor = asOpenEditor(saver, user)
    openEditors.add(editor)
    const restored = () => void notify({ title: m.studio_restored_title(), description: m.studio_restored_text() })
    const end = keepUnsent(saver, { user, adventure }, restored)
    return () => {
      openEditors.delete(editor)
      end()
    }
  }, [saver, user, adventure])

  useEffect(
    () =>
      hearSessionEnd(
        () => followLater('changed', { refresh, navigate }),
        () => saver.getState().paused,
      ),
    [saver, refresh, navigate],
  )
}

const asOpenEditor = (saver: DraftSaver, user: string): OpenEditor => ({
  flush: () => saver.flush(),
  hears(userId) {
    const holdsWords = saver.summary !== 'saved' || saver.getState().commanding
    if (userId === user || holdsWords) saver.pause(userId !== user)
    // for its author, what is not saved lies on top of whatever the server has
    return holdsWords && userId !== user
  },
  letGo(edits) {
    if (edits === 'discard') saver.discard()
    saver.pause(true)
  },
})

/**
 * Holds a stream open on which the server says that the session ended or its rights changed. Only while the page is looked
 * at: a browser has few connections, and a page that comes back asks anyway.
 */
function hearSessionEnd(look: () => Promise<void>, isPaused: () => boolean): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    if (ended || source !== null || isPaused() || document.visibilityState !== 'visible') return
    const opened = new EventSource('/api/account/events')
    source = opened
    opened.addEventListener('session', () => {
      close()
      void look().then(() => {
        timer = setTimeout(open, reopenAfterMs)
      })
    })
    opened.addEventListener('error', () => {
      // The browser tries again by itself, unless the server refused
      if (opened.readyState === EventSource.CLOSED && source === opened) close()
    })
  }
  const follow = () => (document.visibilityState === 'visible' ? open() : close())
  open()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', open)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', open)
    ended = true
    close()
  }
}

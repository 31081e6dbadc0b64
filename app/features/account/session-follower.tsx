import { useEffect } from 'react'
import type { FlashCode } from '#app/shared/flash-codes.ts'
import { announceAuthChange, hearAuthChanges } from '#app/shared/auth-channel.ts'
import type { AuthNews } from '#app/shared/auth-channel.ts'
import { localSignOut } from '#app/shared/local-sign-out.ts'
import { whenIdle } from '#app/shared/when-idle.ts'
import { useNavigate } from '#app/ui/link.tsx'
import { followLater, loadFollowing } from './follow-later.ts'
import { useRefreshWhenIdle } from './use-refresh-when-idle.ts'

const announced: readonly FlashCode[] = [
  'welcomeBack',
  'accountCreated',
  'signedOut',
  'googleSignedIn',
  'googleSignedUp',
  'googlePasswordRemoved',
  'passwordChanged',
  'recoveryCodeUsed',
  'accountCloses',
]

/** Milliseconds for which a page counts as fresh. */
const freshFor = 15_000

type SessionFollowerProps = {
  isSignedIn: boolean
  flash: FlashCode | null
  /** A new object after every request. */
  answer: object
}

export function SessionFollower({ isSignedIn, flash, answer }: SessionFollowerProps) {
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()

  useEffect(() => localSignOut.set('no'), [answer])

  useEffect(() => {
    if (flash && announced.includes(flash)) announceAuthChange('changed')
  }, [flash])

  useEffect(() => {
    const follow = (news: AuthNews) => void followLater(news, { refresh, navigate })
    // Another tab may sign out while the network is away
    const endWaiting = isSignedIn ? whenIdle(() => void loadFollowing().catch(() => {})) : () => {}
    const endHearing = hearAuthChanges(follow)
    let looked = Date.now()
    const look = () => {
      const wanted = isSignedIn && document.visibilityState === 'visible' && Date.now() - looked >= freshFor
      if (!wanted) return
      looked = Date.now()
      follow('changed')
    }
    const online = () => localSignOut.get() === 'away' && follow('changed')
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', online)
    return () => {
      endWaiting()
      endHearing()
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', online)
    }
  }, [isSignedIn, refresh, navigate])
  return null
}

import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { networkAway } from '#app/shared/network-away.ts'
import { whenIdle } from '#app/shared/when-idle.ts'
import { useNavigate } from '#app/ui/link.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useNetworkAway } from '#app/ui/use-network-away.ts'

export function NetworkNotice() {
  useEffect(() => whenIdle(registerOfflineWorker), [])
  const isAway = useNetworkAway()
  useForgottenPage(isAway)
  return (
    <div role="status">
      {isAway && (
        <p className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-xl items-center gap-3 rounded-control border border-line border-l-4 border-l-brass bg-raised p-4 text-ink shadow-float">
          <Spinner className="shrink-0 text-accent-ink" />
          {m.shell_network_away()}
        </p>
      )}
    </div>
  )
}

/** A page that could not load must not replace this one once the reader does something else here. */
function useForgottenPage(isAway: boolean): void {
  const wanted = useNavigation().location
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAway || !wanted) return
    const stay = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state }
    const forget = ({ type, target }: Event) => {
      if (type !== 'input' && !(target instanceof Element && target.closest('button, summary'))) return
      networkAway.forget()
      void navigate({ pathname, search, hash }, stay)
    }
    document.addEventListener('input', forget, true)
    document.addEventListener('click', forget, true)
    return () => {
      document.removeEventListener('input', forget, true)
      document.removeEventListener('click', forget, true)
    }
  }, [isAway, wanted, pathname, search, hash, state, navigate])
}

/** The address includes the style sheet that the worker caches: a new one installs a new worker. */
async function registerOfflineWorker(): Promise<void> {
  const style = document.querySelector('link[rel=stylesheet]')?.getAttribute('href')
  if (!import.meta.env.PROD || !style || !navigator.onLine || !('serviceWorker' in navigator)) return
  const address = `/offline-worker.js?${new URLSearchParams({ style: style.split('#')[0]! })}`
  // Browsers that block storage refuse the worker
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {})
}

import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { readGuestRun } from '#app/features/play/embed/open-embed.server.ts'
import { Embedded } from '#app/features/play/runs/embedded.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { earlySettings } from '#app/features/play/screens/settings/player-settings.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { useNonce } from '#app/routes/layouts/nonce.tsx'
import { SandboxedLook } from '#app/routes/layouts/sandboxed-look.tsx'
import { isServerThere } from '#app/shared/server-there.ts'
import './player-styles.ts'

/** A page whose frame is a game's: it sets the player's look before anything is drawn. */
export function GamePage({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <main id={mainId} tabIndex={-1}>
      <script nonce={nonce}>{earlySettings}</script>
      {children}
    </main>
  )
}

/** Reads the page again for what only the end shows. Without a network the current page is better than an error. */
export function useCurtain(): () => void {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    void isServerThere().then((there) => (there ? revalidate() : undefined))
  }, [revalidate])
}

type FramedGameProps = {
  /** Its own address, which the game never leaves. */
  address: string
  run: Awaited<ReturnType<typeof readGuestRun>> | null
  /** Before a game has begun. */
  start: ReactNode
  /** Beside the game. */
  children?: ReactNode
}

/** A guest's game with nothing of the site around it. */
export function FramedGame({ address, run, start, children }: FramedGameProps) {
  const onCurtain = useCurtain()
  return (
    <GamePage>
      <SandboxedLook />
      <Embedded value={address}>
        {run ? (
          <>
            <RunScreen
              key={run.runId}
              runId={run.runId}
              adventureId={run.adventureId}
              languages={run.languages}
              initial={run.snapshot}
              curtain={run.curtain}
              isGuest
              isPlaytest={false}
              siteSettings={null}
              another={null}
              onCurtain={onCurtain}
            />
            {children}
          </>
        ) : (
          start
        )}
      </Embedded>
    </GamePage>
  )
}

import Play from 'lucide-react/icons/play'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { AnewQuestion } from '#app/features/play/kiosk/components/kiosk-watch.tsx'
import type { ShownRun } from '#app/features/play/game-file/local-run.ts'
import { Embedded, StartAnew } from '#app/features/play/runs/embedded.ts'
import { RunScreen } from '#app/features/play/screens/run-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

type GameFilePageProps = {
  document: EditionDocument
  run: ShownRun | null
  /** Whether the browser keeps the game when the page is closed. */
  isKept: boolean
  languageSwitch: ReactNode
  onForget: () => void
}

/** A game that is played from a file. */
export function GameFilePage({ document, run, isKept, languageSwitch, onForget }: GameFilePageProps) {
  const { revalidate } = useRevalidator()
  const [isAnew, setAnew] = useState(false)
  const onCurtain = useCallback(() => void revalidate(), [revalidate])
  if (!run)
    return (
      <Start document={document} isKept={isKept}>
        {languageSwitch}
      </Start>
    )
  return (
    <Embedded value="/">
      <StartAnew value={() => setAnew(true)}>
        <RunScreen
          key={run.runId}
          runId={run.runId}
          adventureId={run.adventureId}
          languages={run.languages}
          initial={run.snapshot}
          curtain={run.curtain}
          isGuest={false}
          isPlaytest={false}
          siteSettings={languageSwitch}
          another={null}
          onCurtain={onCurtain}
        />
        {isAnew && (
          <AnewQuestion
            onStay={() => setAnew(false)}
            onGone={() => {
              setAnew(false)
              onForget()
              void revalidate()
            }}
          />
        )}
      </StartAnew>
    </Embedded>
  )
}

type StartProps = Pick<GameFilePageProps, 'document' | 'isKept'> & { children: ReactNode }

function Start({ document: { title, primaryLanguage }, isKept, children }: StartProps) {
  return (
    <div className="stage velvet grid min-h-dvh content-center justify-items-center gap-6 px-5 py-8 text-center text-ink">
      <h1 className="text-display text-balance wrap-anywhere" lang={foreignIn(title, getLocale(), primaryLanguage)}>
        {textIn(title, getLocale(), primaryLanguage)}
      </h1>
      <p className="max-w-prose text-lg">{m.game_file_lead()}</p>
      {!isKept && (
        <Notice title={m.game_file_not_kept_title()} className="max-w-prose text-left">
          {m.game_file_not_kept_text()}
        </Notice>
      )}
      <Form method="post" action="/">
        <Button type="submit" variant="primary" size="large">
          <Play aria-hidden="true" className="size-5" />
          {m.embed_start()}
        </Button>
      </Form>
      {children}
    </div>
  )
}

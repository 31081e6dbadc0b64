import ExternalLink from 'lucide-react/icons/external-link'
import { Suspense, useState } from 'react'
import type { ShownLock } from '#app/features/locks/lock.present.ts'
import type { LockPlay, LockReply } from '#app/features/locks/play/lock-play.ts'
import { PuzzleFace } from '#app/features/play/screens/puzzle/puzzle-face.tsx'
import { KeptFor } from '#app/features/puzzles/kit/player/use-kept.ts'
import { formatCountdown, PauseTold } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { askJson } from '#app/shared/ask-json.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

type LockPlayerProps = { lock: ShownLock; play: LockPlay; isFramed?: boolean; onBlocked?: () => void }

function useAnswers({ lock, play, isFramed = false, onBlocked }: LockPlayerProps) {
  const [reply, setReply] = useState<LockReply | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const onAnswer = async (answer: unknown) => {
    setBusy(true)
    setFailure(null)
    // A verdict is over with the next answer, however long that takes
    setReply((before) => before && { ...before, feedback: null })
    try {
      const told = (await askJson(`/api/locks/${lock.id}/answers`, { answer, isFramed })) as LockReply
      // The cookie of the first answer did not come back with this one
      if (reply && told.isNew) onBlocked?.()
      setReply(told)
    } catch (error) {
      setFailure(error instanceof AppError ? error.code : 'unexpected')
    } finally {
      setBusy(false)
    }
  }
  return { reply, shown: reply?.play ?? play, isBusy, failure, onAnswer }
}

/** The lock as it is played: the type's own player, and what is said when it has opened. */
export function LockPlayer(props: LockPlayerProps) {
  const { lock, play } = props
  const { reply, shown, isBusy, failure, onAnswer } = useAnswers(props)
  const { opened, pausedForMs } = shown
  const scripts = useScripts()
  const waiting = <Loading label={m.common_loading()} className="min-h-80" />
  return (
    <div className="stage lamplit grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card p-3 text-ink shadow-card sm:p-7">
      {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
      {reply?.refused === 'malformedAnswer' && <Notice tone="warning">{m.lock_malformed()}</Notice>}
      {shown.isShared && pausedForMs > 0 && (
        <Notice tone="warning">{m.lock_paused_shared({ time: formatCountdown(pausedForMs) })}</Notice>
      )}
      <div className="contents *:min-w-0!">
        <PauseTold value={shown}>
          <KeptFor value={`lock ${lock.id}`}>
            <Suspense fallback={waiting}>
              {/* Nothing is offered before it works: what is typed earlier would be lost */}
              {scripts ? (
                <PuzzleFace
                  type={lock.type}
                  configuration={lock.presented}
                  language={lock.language}
                  attemptsLeft={shown.attemptsLeft}
                  pausedForMs={pausedForMs}
                  feedback={reply?.feedback ?? null}
                  tried={shown.tried}
                  view={shown.view}
                  solved={opened !== null}
                  answer={null}
                  told={opened?.told ?? null}
                  busy={isBusy}
                  onAnswer={(answer) => void onAnswer(answer)}
                />
              ) : (
                waiting
              )}
            </Suspense>
          </KeptFor>
        </PauseTold>
      </div>
      {opened && <Opened opened={opened} language={lock.language} isNews={play.opened === null} />}
    </div>
  )
}

const focus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

function Opened({
  opened: { text, link },
  language,
  isNews,
}: {
  opened: NonNullable<LockPlay['opened']>
  language: ShownLock['language']
  isNews: boolean
}) {
  return (
    <section
      ref={isNews ? focus : undefined}
      tabIndex={-1}
      aria-labelledby="lock-opened"
      className="mx-auto grid w-full max-w-prose justify-items-center gap-4 rounded-card border-2 border-brass bg-surface p-5 text-center shadow-float sm:p-7"
    >
      <h2 id="lock-opened" className="text-heading">
        {m.lock_is_open()}
      </h2>
      <p lang={language} className="text-lg whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {link && (
        <Button asChild variant="primary">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" translate="no">
            <ExternalLink aria-hidden="true" className="size-5" />
            {new URL(link).host}
          </a>
        </Button>
      )}
    </section>
  )
}

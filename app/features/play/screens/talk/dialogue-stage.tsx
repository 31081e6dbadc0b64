import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import { PartyInDialog } from '#app/features/play/party/components/party-in-dialog.tsx'
import { PlaytestDock } from '#app/features/play/playtest/components/playtest-dock.tsx'
import { ConnectionStrip } from '#app/features/play/live/connection/connection-strip.tsx'
import type { Delay } from '#app/features/play/live/connection/use-sender.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { useShownModal } from '#app/features/play/party/components/modal.tsx'
import { RemarkLines } from '#app/features/play/screens/news/remarks.tsx'
import { Button } from '#app/ui/button.tsx'
import { secondPressMs } from '#app/ui/second-press.ts'
import { DialogueChoices } from './dialogue-choices.tsx'
import { DialogueHistory } from './dialogue-history.tsx'
import { Silhouette } from './silhouette.tsx'
import { Speech } from './speech.tsx'
import type { Line } from './talk-history.ts'
import { talkKey } from './talk-keys.ts'
import type { TalkAct } from './talk-keys.ts'
import { useTalk } from './use-conversation.ts'
import { useReveal } from './use-reveal.ts'

type DialogueStageProps = {
  dialogue: DialogueProjection
  portrait: string | undefined
  lines: readonly Line[]
  remarks: readonly string[]
  remarked: number
  delay: Delay
  busy: boolean
  send: (command: PlayerCommand) => void
  onLeave: () => void
}

export function DialogueStage({
  dialogue,
  portrait,
  lines,
  remarks,
  remarked,
  delay,
  busy,
  send,
  onLeave,
}: DialogueStageProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const lang = useContentLanguage()
  const [historyShown, setHistoryShown] = useState(false)
  const [readAgain, setReadAgain] = useState(0)
  const { talk, taken, choose, goOn, note, noted } = useTalk(dialogue, busy, send)
  const { length, finish } = useReveal(dialogue.text, lang, talk.spoken)
  const revealed = length >= dialogue.text.length
  const isOpen = dialogue.choices.some(({ locked }) => !locked)
  const closeOrLeave = () => (historyShown ? setHistoryShown(false) : onLeave())
  useShownModal(dialog, closeOrLeave)
  useFocusKept(dialog, ground, dialogue.step, talk.spoken)
  const isSettled = useSettled(revealed, talk.spoken)
  const speaker = dialogue.speaker || m.play_hotspot_npc()

  const act = (wish: TalkAct) => {
    if (wish.type === 'reveal') {
      finish()
      setReadAgain(readAgain + 1)
    }
    if (wish.type === 'choose') choose(wish.choice)
    if (wish.type === 'go_on') goOn()
    if (wish.type === 'focus') answersIn(dialog.current)[wish.place]?.focus()
  }
  const isHurried = useHurry(talk.spoken)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isScrolling(event.target)) return
    const focused = answersIn(dialog.current).indexOf(event.target as HTMLElement)
    const free = event.target === ground.current || event.target === dialog.current
    const wish = talkKey(event.key, {
      choices: dialogue.choices.length,
      single: isOpen && dialogue.choices.length === 1,
      canGoOn: !isOpen,
      revealed,
      settled: isSettled() && !event.repeat,
      focused: focused === -1 ? null : focused,
      free,
      held: event.repeat,
    })
    if (!wish) return
    event.preventDefault()
    const answers = wish.type === 'choose' || wish.type === 'go_on'
    if (!isHurried(event) || !answers) act(wish)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={(event) => !isButton(event) && finish()}
      onCancel={(event) => {
        event.preventDefault()
        closeOrLeave()
      }}
      className="play-talk"
    >
      <ConnectionStrip delay={delay} />
      <PartyInDialog withTools={false} />
      <PlaytestDock withTool />
      <div ref={ground} tabIndex={-1} className="play-talk-ground">
        <div className="play-talk-portrait">
          {portrait ? (
            <img src={portrait} alt="" draggable={false} className="size-full object-cover object-top" />
          ) : (
            <Silhouette className="size-full" />
          )}
        </div>
        <div className="play-talk-boards">
          <header className="play-talk-head">
            <h2 id={titleId} lang={dialogue.speaker ? lang : undefined} className="play-talk-name">
              {speaker}
            </h2>
            {lines.length > 0 && (
              <button
                type="button"
                aria-expanded={historyShown}
                onClick={() => setHistoryShown(!historyShown)}
                className="play-tool"
              >
                <History aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{m.play_talk_history()}</span>
              </button>
            )}
            <button type="button" onClick={onLeave} title={m.play_talk_leave()} className="play-tool">
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{m.play_talk_leave()}</span>
            </button>
          </header>
          {historyShown && <DialogueHistory lines={lines} speaker={speaker} />}
          <Speech dialogue={dialogue} speaker={speaker} number={talk.spoken + readAgain} length={length} />
          <div role="status" className="play-talk-news">
            <RemarkLines remarks={remarks} number={remarked} />
            {note && <p key={noted}>{note}</p>}
          </div>
          {/* Remounted with new words: a choice that replaces the pressed one must not look pressed */}
          <div key={talk.spoken} className="play-talk-answers" data-waiting={!revealed || undefined}>
            {dialogue.choices.length > 0 && (
              <DialogueChoices choices={dialogue.choices} taken={taken} onChoose={choose} />
            )}
            {!isOpen && (
              <Button
                data-place={dialogue.choices.length}
                variant="primary"
                onClick={goOn}
                className="justify-self-end max-sm:justify-self-stretch"
              >
                {m.play_continue()}
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            )}
          </div>
        </div>
      </div>
    </dialog>
  )
}

const answersIn = (dialog: HTMLElement | null): HTMLElement[] => [
  ...(dialog?.querySelectorAll<HTMLElement>('[data-place]') ?? []),
]

const isButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button') !== null

/** In the log of what was said, arrow keys scroll. */
const isScrolling = (target: EventTarget) => target instanceof Element && target.closest('.play-said') !== null

const settlingMs = 350

function useSettled(revealed: boolean, spoken: number): () => boolean {
  const since = useRef(Infinity)
  useLayoutEffect(() => {
    since.current = revealed ? performance.now() : Infinity
  }, [revealed, spoken])
  return () => performance.now() - since.current >= settlingMs
}

/** A key pressed twice or held must not answer the words that its first press brought. */
function useHurry(spoken: number): (event: KeyboardEvent) => boolean {
  const last = useRef({ key: '', at: -Infinity, spoken })
  return ({ key, timeStamp, repeat }) => {
    const before = last.current
    const isSecond =
      key === before.key && spoken !== before.spoken && (repeat || timeStamp - before.at <= secondPressMs)
    last.current = { key, at: timeStamp, spoken: isSecond ? before.spoken : spoken }
    return isSecond
  }
}

/** The focus returns to the dialogue with new words, so that nobody presses a choice that replaced the last one. */
function useFocusKept(
  dialog: RefObject<HTMLDialogElement | null>,
  ground: RefObject<HTMLDivElement | null>,
  step: number,
  spoken: number,
): void {
  const heard = useRef<number | null>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    const lost = activeElement === document.body || activeElement === dialog.current
    if (heard.current !== spoken || lost) ground.current?.focus({ preventScroll: true })
    heard.current = spoken
  }, [dialog, ground, step, spoken])
}

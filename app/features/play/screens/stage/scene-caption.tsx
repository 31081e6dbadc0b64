import Lightbulb from 'lucide-react/icons/lightbulb'
import List from 'lucide-react/icons/list'
import { useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { SceneProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { SoundCaption } from './sound-caption.tsx'
import { useOverflow } from './use-overflow.ts'

type SceneCaptionProps = {
  scene: SceneProjection
  heading: RefObject<HTMLHeadingElement | null>
  soundCaption: string | null
  onList: () => void
  /** Null where nobody can ask what to do. */
  onAsk: (() => void) | null
  children?: ReactNode
}

export function SceneCaption({ scene, heading, soundCaption, onList, onAsk, children }: SceneCaptionProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const lang = useContentLanguage()
  // For this scene only; what covers the words stays mounted, or its live regions would not be read out
  const [openIn, setOpenIn] = useState<string | null>(null)
  const open = openIn === scene.id
  const isLong = useOverflow(words, open, `${scene.id} ${scene.description}`)
  return (
    <section aria-label={m.player_place()} className="grid min-w-0 gap-0.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        {/* Takes the focus when the scene changes, so that keyboard and screen reader start there again */}
        <h1
          key={scene.id}
          ref={heading}
          tabIndex={-1}
          lang={lang}
          aria-describedby={scene.description ? id : undefined}
          className="mr-auto min-w-0 text-xl focus-visible:outline-none sm:text-2xl"
        >
          {scene.name}
        </h1>
        <div className="flex flex-wrap gap-x-3 sm:gap-x-4">
          {(isLong || open) && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpenIn(open ? null : scene.id)}
              className="play-fold"
            >
              {open ? m.play_read_less() : m.play_read_more()}
            </button>
          )}
          <button type="button" onClick={onList} className="play-fold">
            <List aria-hidden="true" className="size-4 max-sm:hidden" />
            {m.player_here()}
          </button>
          {onAsk && (
            <button type="button" onClick={onAsk} title={m.play_goal_ask()} className="play-fold">
              <Lightbulb aria-hidden="true" className="size-4" />
              <span className="sm:hidden">{m.play_goal_ask_short()}</span>
              <span className="max-sm:hidden">{m.play_goal_ask()}</span>
            </button>
          )}
        </div>
      </div>
      <div className="play-caption-words" data-open={open || undefined}>
        {scene.description && (
          <p
            key={scene.id}
            ref={words}
            id={id}
            lang={lang}
            className={open ? 'max-w-[90ch] whitespace-pre-line' : 'line-clamp-2 max-w-[90ch] whitespace-pre-line'}
          >
            {scene.description}
          </p>
        )}
        <SoundCaption key={soundCaption} caption={soundCaption} />
        {children}
      </div>
    </section>
  )
}

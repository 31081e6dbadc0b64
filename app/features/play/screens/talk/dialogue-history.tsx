import { useId, useLayoutEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import type { Line } from './talk-history.ts'

type DialogueHistoryProps = { lines: readonly Line[]; speaker: string }

export function DialogueHistory({ lines, speaker }: DialogueHistoryProps) {
  const list = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const lang = useContentLanguage()
  useLayoutEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length])
  return (
    <section aria-labelledby={titleId} className="play-said">
      <h3 id={titleId} className="sr-only">
        {m.play_talk_history()}
      </h3>
      <div ref={list} role="group" aria-labelledby={titleId} tabIndex={0} className="play-said-list">
        <ol className="grid gap-3">
          {lines.map((line, place) => (
            <li key={place} data-by={line.by} className="play-line">
              <span lang={line.by === 'npc' ? lang : undefined} className="play-line-speaker">
                {line.by === 'npc' ? speaker : m.play_talk_you()}
              </span>
              <span lang={lang} className="whitespace-pre-line">
                {line.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

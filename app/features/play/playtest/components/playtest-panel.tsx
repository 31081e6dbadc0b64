import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Playtest } from '#app/features/play/playtest/use-playtest.ts'
import type { PlaytestView } from '#app/features/play/playtest/playtest-view.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Form } from '#app/ui/link.tsx'
import { PlaytestNote } from './playtest-note.tsx'
import { EndingLines, HotspotLines, LayerLines, TalkLines } from './playtest-reasons.tsx'
import { FlagRows, ItemRows, PuzzleRows, RoleRow, SceneRows } from './playtest-state.tsx'
import './playtest.css'

export function PlaytestPanel({ playtest }: { playtest: Playtest }) {
  const { view, failed, open, claimFocus } = playtest
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only when opened by the user: neither with the page nor again in a dialog, which takes the focus itself
    if (claimFocus()) title.current?.focus({ preventScroll: true })
  }, [claimFocus])
  const close = () => {
    open(false)
    requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('[data-playtest-opener]')].at(-1)?.focus())
  }
  // Keys pressed in here must not answer an NPC, and Escape must not end the conversation
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <aside
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      className="playtest-panel"
    >
      <header className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-surface px-4 py-1.5">
        <h2 ref={title} id={titleId} tabIndex={-1} className="mr-auto text-lg font-semibold outline-none">
          {m.playtest_panel()}
        </h2>
        <button type="button" onClick={close} aria-label={m.playtest_put_away()} className="play-tool">
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      {failed && (
        <p role="status" className="border-b border-line px-4 py-2 text-danger-ink">
          {m.playtest_not_told()}
        </p>
      )}
      {view && <p className="px-4 pt-2 text-sm text-muted">{m.playtest_clock({ time: formatDuration(view.runMs) })}</p>}
      {view && !view.isOver && <CatchUp playtest={playtest} />}
      {view ? <Sections view={view} playtest={playtest} /> : <p className="p-4 text-muted">{m.playtest_looking()}</p>}
    </aside>
  )
}

/** Reloads the whole page: what it shows belongs to the previous edition. */
function CatchUp({ playtest: { runId, adventureId } }: { playtest: Playtest }) {
  return (
    <Form reloadDocument method="post" action={`/play/${adventureId}`} className="px-4 py-2">
      <input type="hidden" name="runId" value={runId} />
      <Button type="submit" size="small" name="intent" value="catch_up">
        {m.playtest_catch_up()}
      </Button>
    </Form>
  )
}

function Sections({ view, playtest }: { view: PlaytestView; playtest: Playtest }) {
  const { send, adventureId } = playtest
  const busy = playtest.busy || view.isOver
  return (
    <>
      {view.isOver && <p className="border-b border-line px-4 py-3 text-muted">{m.playtest_over()}</p>}
      {view.roles && (
        <div className="border-b border-line px-4 pt-1 pb-4">
          <RoleRow view={view} busy={busy} send={send} />
        </div>
      )}
      <Section title={m.notes_new()} isFolded>
        <PlaytestNote adventureId={adventureId} view={view} />
      </Section>
      <Section title={m.playtest_here()}>
        <HotspotLines view={view} />
      </Section>
      {view.layers.length > 0 && (
        <Section title={m.playtest_layers()}>
          <LayerLines view={view} />
        </Section>
      )}
      {(view.talk || view.beginnings.length > 0) && (
        <Section title={m.playtest_talk()}>
          <TalkLines view={view} />
        </Section>
      )}
      {view.endings.length > 0 && (
        <Section title={m.playtest_endings()}>
          <EndingLines view={view} />
        </Section>
      )}
      <Section title={m.playtest_scenes()}>
        <SceneRows view={view} busy={busy} send={send} />
      </Section>
      {view.items.length > 0 && (
        <Section title={m.playtest_items()}>
          <ItemRows view={view} busy={busy} send={send} />
        </Section>
      )}
      {view.flags.length + view.counters.length > 0 && (
        <Section title={m.playtest_flags()}>
          <FlagRows view={view} busy={busy} send={send} />
        </Section>
      )}
      {view.puzzles.length > 0 && (
        <Section title={m.playtest_puzzles()}>
          <PuzzleRows view={view} />
        </Section>
      )}
    </>
  )
}

function Section({ title, isFolded = false, children }: { title: string; isFolded?: boolean; children: ReactNode }) {
  return (
    <details open={!isFolded} className="border-b border-line">
      <FoldSummary className="px-4 hover:bg-accent-soft">
        <h3 className="text-base font-semibold">{title}</h3>
      </FoldSummary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4">{children}</div>
    </details>
  )
}

import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { Loading } from '#app/ui/skeleton.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { FindingList } from '#app/features/studio/fields/components/finding-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { askForCheck, withAnswer } from './ask-for-check.ts'
import type { Checked } from './ask-for-check.ts'
import { LateStoryMap } from './late-story-map.tsx'
import { storyOf } from './story.ts'

const none: readonly Finding[] = []

export function MapTab() {
  const { scenes } = useDraft()
  if (scenes.length > 0) return <Story />
  return (
    <Headed id="map" title={m.studio_map()}>
      <EmptyState
        title={m.studio_scenes_empty()}
        headingLevel={3}
        action={
          <Button asChild variant="accent">
            <Link to="?tab=scenes">{m.studio_scenes_first()}</Link>
          </Button>
        }
      >
        <p>{m.studio_map_empty()}</p>
      </EmptyState>
    </Headed>
  )
}

function Story() {
  const draft = useDraft()
  const { checked, check } = useCheck()
  const story = useMemo(() => storyOf(draft), [draft])
  const scripts = useScripts()
  return (
    <section aria-labelledby="map" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="map" className="text-heading">
          {m.studio_map()}
        </h2>
        <Button size="small" loading={checked.busy} onClick={check}>
          {m.studio_check()}
        </Button>
      </div>
      <p className="text-sm text-muted">{m.studio_map_text()}</p>
      {scripts ? (
        <LateStoryMap story={story} findings={checked.findings ?? none} />
      ) : (
        <Loading label={m.studio_graph_loading()} />
      )}
      <CheckResult {...checked} />
    </section>
  )
}

function useCheck() {
  const store = useStore()
  const [checked, setChecked] = useState<Checked>({ busy: true, findings: null, problem: null })
  const ask = useCallback(
    () =>
      void askForCheck(store).then((answer) => {
        // Hundreds of findings render in idle time.
        startTransition(() => setChecked((last) => withAnswer(last, answer)))
      }),
    [store],
  )
  useEffect(ask, [ask])
  const check = () => {
    setChecked((last) => ({ ...last, busy: true }))
    ask()
  }
  return { checked, check }
}

export function CheckResult({ findings, problem }: Checked) {
  return (
    <>
      {problem && (
        <Notice tone="warning" title={m.studio_check_refused()}>
          {problem}
        </Notice>
      )}
      {findings && (
        <div className="[contain-intrinsic-height:auto_20rem] [content-visibility:auto]">
          <FindingList findings={findings} />
        </div>
      )}
    </>
  )
}

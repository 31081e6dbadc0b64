import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import { findingsIn } from '#app/features/studio/details/findings-in.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isOut } from '#app/shared/statuses.ts'
import type { ChosenStatus } from '#app/shared/statuses.ts'
import { isServerThere } from '#app/shared/server-there.ts'
import { notify } from '#app/ui/toaster.ts'

type Publishing = ReturnType<typeof useNewPublishing>

const PublishingContext = createContext<Publishing | null>(null)

/** Shared by the header and the card, which both say why something was refused. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  return <PublishingContext value={useNewPublishing()}>{children}</PublishingContext>
}

export function usePublishing(): Publishing {
  const publishing = use(PublishingContext)
  if (!publishing) throw new Error('there is no editor around')
  return publishing
}

function useNewPublishing() {
  const store = useStore()
  const allSaved = useAllSaved()
  const revalidator = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Partial<Findings>>({})
  const [walkthrough, setWalkthrough] = useState<{ steps: WalkStep[]; isShortest: boolean } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** What the header shows: the obstacles, or that publishing succeeded. */
  const [shown, show] = useState<'obstacles' | 'moment' | null>(null)

  const ask = async (
    refusal: string,
    request: Exclude<EditorRequest, { intent: 'edit' }>,
  ): Promise<PostResult | null> => {
    setBusy(true)
    const result = (await allSaved(refusal)) ? await store.ask(request) : null
    setBusy(false)
    if (result) hear(refusal, result)
    return result
  }
  const hear = (refusal: string, result: PostResult) => {
    setWalkthrough(
      result.status === 'checked' && result.walkthrough
        ? { steps: result.walkthrough, isShortest: result.isShortest }
        : null,
    )
    const now = findingsIn(result)
    if (now) setFound(now)
    setRefusal(result.status === 'refused' ? result.refusal : null)
    if (result.status === 'refused' || result.status === 'failed' || result.status === 'unreachable')
      void notify({ title: refusal, description: resultText(result), tone: 'danger' })
  }
  const done = (title: string, description: string) => {
    void notify({ title, description, tone: 'success' })
    // Only the server knows which edition players have.
    void isServerThere().then((there) => (there ? revalidator.revalidate() : undefined))
  }
  const change = async (status: ChosenStatus) => {
    const result = await ask(m.studio_status_refused(), { intent: 'change-status', status })
    if (result?.status === 'saved') done(m.studio_updated_title(), m.studio_updated_text())
    return result
  }
  const update = async () => {
    const result = await ask(m.studio_update_refused(), { intent: 'publish-update' })
    const isPlayed = store.getState().draft.details.kind === 'online-adventure'
    const text = isPlayed ? m.studio_update_published_text : m.studio_update_published_kit
    if (result?.status === 'saved') done(m.studio_update_published(), text())
    return result
  }
  /** From the header, which shows obstacles right away, or celebrates the first publication. */
  const publish = async () => {
    const wasOut = isOut(store.getState().draft.details.status)
    const result = await (wasOut ? update() : change('published'))
    if (result?.status === 'refused') show('obstacles')
    else if (result?.status === 'saved') show(wasOut ? null : 'moment')
  }
  const check = () => ask(m.studio_check_refused(), { intent: 'check-draft' })
  return { busy, found, walkthrough, refusal, shown, show, change, update, publish, check }
}

import { createContext, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'
import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import { findingsIn } from '#app/features/studio/fields/findings-in.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isServerThere } from '#app/shared/server-there.ts'
import { notify } from '#app/ui/toaster.ts'

export type StatusChoice = 'draft' | 'coming_soon' | 'published'

type Publishing = ReturnType<typeof useNewPublishing>

const PublishingContext = createContext<Publishing | null>(null)

/** One for the header and the card, which says why something was refused. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  return <PublishingContext value={useNewPublishing()}>{children}</PublishingContext>
}

export function usePublishing(): Publishing {
  const publishing = use(PublishingContext)
  if (!publishing) throw new Error('there is no editor around')
  return publishing
}

/** Brings the card into view where the header sent its reader to it. */
export function useShownWhenAsked({ isAsked, setAsked }: Publishing) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsked || !card.current) return
    card.current.scrollIntoView()
    card.current.focus({ preventScroll: true })
    setAsked(false)
  }, [isAsked, setAsked])
  return card
}

function useNewPublishing() {
  const store = useStore()
  const allSaved = useAllSaved()
  const revalidator = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Partial<Findings>>({})
  const [walkthrough, setWalkthrough] = useState<{ steps: WalkStep[]; isShortest: boolean } | null>(null)
  const [unverified, setUnverified] = useState(false)
  const [isAsked, setAsked] = useState(false)

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
    const why = result.status === 'refused' ? result.refusal : null
    setUnverified(why?.reason === 'blocked' && why.block === 'emailNotVerified')
    if (result.status === 'refused' || result.status === 'failed' || result.status === 'unreachable')
      void notify({ title: refusal, description: resultText(result), tone: 'danger' })
  }
  const done = (title: string, description: string) => {
    void notify({ title, description, tone: 'success' })
    // Only the server knows which edition players have.
    void isServerThere().then((there) => (there ? revalidator.revalidate() : undefined))
  }
  const change = async (status: StatusChoice) => {
    const result = await ask(m.studio_status_refused(), { intent: 'change-status', status })
    if (result?.status === 'saved') done(m.studio_updated_title(), m.studio_updated_text())
  }
  /** @returns whether players have it now */
  const update = async (): Promise<boolean> => {
    const result = await ask(m.studio_update_refused(), { intent: 'publish-update' })
    const isPublished = result?.status === 'saved'
    const isPlayed = store.getState().draft.details.kind === 'online-adventure'
    const text = isPlayed ? m.studio_update_published_text : m.studio_update_published_kit
    if (isPublished) done(m.studio_update_published(), text())
    return isPublished
  }
  const check = () => ask(m.studio_check_refused(), { intent: 'check-draft' })
  return { busy, found, walkthrough, unverified, isAsked, setAsked, change, update, check }
}

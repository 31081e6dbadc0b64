import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { codeText } from '#app/features/studio/bring/code-text.ts'
import type { ExistingRequest } from '#app/features/studio/projects/submit-project.server.ts'
import { notify } from '#app/ui/toaster.ts'
import type { ProjectAnswer } from './create-dialog.tsx'

type Done = Exclude<ProjectAnswer['status'], 'invalid' | 'failed' | 'created'>
export type ProjectTexts = {
  done: Done
  title: () => string
  text: () => string
  failed: () => string
  onEnd?: () => void
}

export function useProjectAction(request: ExistingRequest, { done, title, text, failed, onEnd }: ProjectTexts) {
  const fetcher = useFetcher<ProjectAnswer>()
  const told = useRef<ProjectAnswer | undefined>(undefined)
  const { data: answer, state } = fetcher
  useEffect(() => {
    // Runs before the list reloads without this row, and only once per answer.
    if (!answer || told.current === answer) return
    told.current = answer
    if (answer.status === done) void notify({ title: title(), description: text(), tone: 'success' })
    else
      void notify({
        title: failed(),
        description: codeText(answer.status === 'failed' ? answer.code : 'unexpected'),
        tone: 'danger',
      })
    onEnd?.()
  }, [answer, done, title, text, failed, onEnd])
  const run = () => void fetcher.submit(request, { method: 'post', action: '/creator', encType: 'application/json' })
  return { run, busy: state !== 'idle' }
}

import { useEffect, useState } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { askVersions } from '#app/features/studio/versions/ask-versions.ts'
import type { VersionRequest, VersionsAnswer } from '#app/features/studio/versions/ask-versions.ts'
import type { VersionView } from '#app/features/studio/versions/version-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { useFollowDraft } from './use-follow-draft.ts'
import { answerText, nameBefore } from './version-text.ts'

type Failed = Exclude<VersionsAnswer, { status: 'listed' | 'restored' }>

const tell = (failed: Failed | null, title: string, failure: string, text?: string): boolean => {
  void notify(
    failed
      ? { title: failure, description: answerText(failed), tone: 'danger' }
      : { title, ...(text ? { description: text } : {}), tone: 'success' },
  )
  return failed === null
}

export function useVersions() {
  const store = useStore()
  const allSaved = useAllSaved()
  const adventureId = store.getState().draft.details.id
  const [versions, setVersions] = useState<VersionView[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const ask = async (request: VersionRequest | null): Promise<Failed | null> => {
    setBusy(true)
    const answer = await askVersions(adventureId, request)
    setBusy(false)
    if (answer.status === 'listed') setVersions(answer.versions)
    return answer.status === 'listed' || answer.status === 'restored' ? null : answer
  }
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    // The list compares with the draft on the screen.
    void store
      .flush()
      .then(() => askVersions(adventureId, null))
      .then((answer) => {
        if (left) return
        if (answer.status === 'listed') setVersions(answer.versions)
        setProblem(answer.status === 'listed' || answer.status === 'restored' ? null : answerText(answer))
      })
    return () => {
      left = true
    }
  }, [store, adventureId, attempt])
  const load = () => {
    setProblem(null)
    setAttempt((before) => before + 1)
  }

  const follow = useFollowDraft(async () => (await ask(null)) === null)
  return {
    versions,
    problem,
    busy,
    load,
    keep: async (name: string) =>
      (await allSaved(m.studio_versions_keep_failed())) &&
      tell(
        await ask({ intent: 'keep-version', name }),
        m.studio_versions_kept(),
        m.studio_versions_keep_failed(),
        m.studio_versions_kept_text({ name: name.trim() }),
      ),
    rename: async (version: VersionView, name: string) =>
      tell(
        await ask({ intent: 'rename-version', versionId: version.id, name }),
        m.studio_versions_renamed(),
        m.studio_versions_rename_failed(),
      ),
    remove: async (version: VersionView) =>
      tell(
        await ask({ intent: 'delete-version', versionId: version.id }),
        m.studio_versions_deleted(),
        m.studio_versions_delete_failed(),
      ),
    restore: async (version: VersionView): Promise<boolean> => {
      if (!(await allSaved(m.studio_versions_restore_failed()))) return false
      const failed = await ask({
        intent: 'restore-version',
        versionId: version.id,
        draftRevision: store.getState().draft.draftRevision,
      })
      await follow(failed)
      return tell(
        failed,
        m.studio_versions_restored(),
        m.studio_versions_restore_failed(),
        m.studio_versions_restored_text({ name: nameBefore(version) }),
      )
    },
  }
}

export type Versions = ReturnType<typeof useVersions>

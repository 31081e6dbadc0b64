import { useState } from 'react'
import type { ProjectFile } from '#app/features/media/ask-project-files.ts'
import { declareOrigin } from '#app/features/media/ask-project-files.ts'
import { fileKindText } from '#app/features/studio/fields/components/file-kind-text.ts'
import { FileThumbnail } from '#app/features/studio/fields/components/file-thumbnail.tsx'
import { failureText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

export type Listed = { file: ProjectFile; name: string | null }

export function FileOrigins({ adventureId, files }: { adventureId: string; files: readonly Listed[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {files.map((listed) => (
        <FileOrigin key={listed.file.id} adventureId={adventureId} {...listed} />
      ))}
    </ul>
  )
}

const originTexts = {
  person: m.studio_origin_person,
  model: m.studio_origin_model,
  'built-in': m.studio_origin_builtin,
}

type Origin = keyof typeof originTexts
type Declared = Exclude<Origin, 'built-in'>

/** The built-in generator's own files are known; their author can only say otherwise. */
const choicesFor = (now: Origin): Origin[] => [...(now === 'built-in' ? [now] : []), 'person', 'model']

function FileOrigin({ adventureId, file, name }: Listed & { adventureId: string }) {
  const [origin, setOrigin] = useState<Origin>(file.origin)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const id = `origin-${file.id}`
  const kind = fileKindText(file.purpose)
  const declare = async (chosen: Declared) => {
    setOrigin(chosen)
    setProblem(null)
    setSaved(false)
    try {
      await declareOrigin(adventureId, file.id, chosen)
      setSaved(true)
    } catch (error) {
      setOrigin(origin)
      setProblem(`${m.studio_origin_failed()}. ${failureText(error)}`)
    }
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileThumbnail file={file} />
        <span className="grid min-w-0 flex-1 basis-32">
          <span className="font-medium">{name ?? m.studio_origin_not_used()}</span>
          <span className="text-sm text-muted">{kind}</span>
        </span>
        <span className="grid basis-48 gap-0.5 max-sm:grow">
          <Select
            acts
            aria-label={m.studio_origin_who_named({ name: name ?? m.studio_origin_not_used(), kind })}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${id}-error`}
            value={origin}
            onChange={({ target }) => {
              if (target.value !== 'built-in') void declare(target.value as Declared)
            }}
          >
            {choicesFor(file.origin).map((each) => (
              <option key={each} value={each} disabled={each === 'built-in'}>
                {originTexts[each]()}
              </option>
            ))}
          </Select>
        </span>
      </div>
      <p role="status" className="sr-only">
        {isSaved && m.studio_state_saved()}
      </p>
      <FieldErrors id={`${id}-error`} errors={problem ? [problem] : []} />
    </li>
  )
}

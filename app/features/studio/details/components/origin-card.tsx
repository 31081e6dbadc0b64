import { useState } from 'react'
import type { ProjectFile } from '#app/features/media/ask-project-files.ts'
import { declareOrigin, readProjectFiles } from '#app/features/media/ask-project-files.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { fileKindText } from '#app/features/studio/fields/components/file-kind-text.ts'
import { FileThumbnail } from '#app/features/studio/fields/components/file-thumbnail.tsx'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import { Card, CardBody, CardText, CardTitle } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Select } from '#app/ui/select.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { namesOfFiles } from '#app/features/studio/details/names-of-files.ts'
import { useDetails } from './use-details.ts'

const codeText = (error: unknown): string => errorText(error instanceof AppError ? error.code : 'unexpected')

export function OriginCard() {
  const { values, edit } = useDetails()
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{m.studio_origin_title()}</CardTitle>
        <CardText>{m.studio_origin_lead()}</CardText>
        <Checkbox
          label={m.studio_origin_texts()}
          hint={m.studio_origin_texts_hint()}
          checked={values.textsByModel}
          onChange={(event) => edit({ textsByModel: event.target.checked })}
        />
        <FileOrigins adventureId={values.id} />
      </CardBody>
    </Card>
  )
}

type Listed = { file: ProjectFile; name: string | null }

function FileOrigins({ adventureId }: { adventureId: string }) {
  const store = useStore()
  const [files, setFiles] = useState<readonly Listed[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = async () => {
    setProblem(null)
    try {
      const found = await readProjectFiles(adventureId)
      const names = namesOfFiles(store.draft, found)
      setFiles(found.map((file) => ({ file, name: names.get(file.id) ?? null })))
    } catch (error) {
      setProblem(codeText(error))
    }
  }
  return (
    <details
      className="rounded-control border border-line"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <FoldSummary className="px-4 py-2">{m.studio_origin_files()}</FoldSummary>
      <div className="px-4 pb-3">
        <FieldErrors id="origin-files-error" errors={problem ? [problem] : []} />
        {!files && !problem && (
          <Loading label={m.common_loading()} className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {files?.length === 0 && <p className="text-sm text-muted">{m.studio_origin_files_none()}</p>}
        {files && files.length > 0 && (
          <ul className="grid divide-y divide-line">
            {files.map((listed) => (
              <FileOrigin key={listed.file.id} adventureId={adventureId} {...listed} />
            ))}
          </ul>
        )}
      </div>
    </details>
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
      setProblem(`${m.studio_origin_failed()}. ${codeText(error)}`)
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
        {isSaved && m.studio_origin_saved()}
      </p>
      <FieldErrors id={`${id}-error`} errors={problem ? [problem] : []} />
    </li>
  )
}

import { reader } from '#app/features/studio/bring/reader.tsx'
import type { Shown } from '#app/features/studio/bring/reader.tsx'
import { outlineZip } from '#app/features/studio/exchange/outline-zip.ts'
import { projectFormat } from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { maxDocumentBytes, maxZipBytes } from '#app/features/studio/exchange/project-limits.ts'
import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { readProject } from '#app/features/studio/exchange/read-project.ts'
import { unsetLinks } from '#app/features/studio/exchange/unset-links.ts'
import type { UnsetLink } from '#app/features/studio/exchange/unset-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { NewProject } from './new-project.tsx'

type Found = { file: File; document: ProjectDocument }

/** A zip, or a `project.json` alone, which has no files. */
async function read([file, ...more]: readonly File[]): Promise<Found | null> {
  if (!file || more.length > 0) return null
  if ((await file.slice(0, 2).text()) === 'PK') {
    if (file.size > maxZipBytes) throw new ProjectRefused('fileTooLarge')
    return outlineZip(file).then(
      (document) => ({ file, document }),
      (error: unknown) => {
        // Spreadsheets and texts are zips, too
        if (error instanceof ProjectRefused && error.reason === 'noProject' && !/\.zip$/i.test(file.name)) return null
        throw error
      },
    )
  }
  const head = await file.slice(0, 500).text()
  if (file.size > maxDocumentBytes || !/^\s*\{/.test(head) || !head.includes(projectFormat)) return null
  return { file, document: readProject(new Uint8Array(await file.arrayBuffer())) }
}

function BringProject({ found: { file, document }, onClose }: Shown<Found>) {
  const unset = unsetLinks(document)
  return (
    <NewProject what={m.bring_is_project()} document={document} file={file} onClose={onClose}>
      {unset.length > 0 && <LeftUnset unset={unset} />}
    </NewProject>
  )
}

const mostNamed = 20

const LeftUnset = ({ unset }: { unset: readonly UnsetLink[] }) => (
  <Notice tone="warning" title={m.studio_import_unset({ count: unset.length })}>
    <p>{m.studio_import_unset_text()}</p>
    <ul className="my-2 list-disc pl-5">
      {unset.slice(0, mostNamed).map(({ scene, hotspot }, index) => (
        <li key={index}>{m.studio_import_unset_link({ scene, hotspot: hotspot || m.studio_untitled_hotspot() })}</li>
      ))}
      {unset.length > mostNamed && <li>{m.bring_more({ count: unset.length - mostNamed })}</li>}
    </ul>
  </Notice>
)

export const projectReader = reader(read, BringProject)

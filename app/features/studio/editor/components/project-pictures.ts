import type { ProjectPicture } from '#app/features/media/components/picture-dialog.tsx'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'

const pictureFields = kindNames.flatMap((kind) =>
  Object.entries(kindOf(kind).fields).flatMap(([field, { file }]) =>
    file === 'picture' ? [[kind, field] as const] : [],
  ),
)

/** Each picture is named after the row that shows it, if there is one. */
export function projectPictures({ rows, files }: Draft): ProjectPicture[] {
  const names = new Map<unknown, string>()
  for (const [kind, field] of pictureFields)
    for (const row of rows[kind])
      if (row[field] && !names.has(row[field])) names.set(row[field], String(row.name ?? row.title))
  return Object.values(files)
    .filter(({ width }) => width > 0)
    .map((asset) => ({ asset, name: names.get(asset.id) ?? m.media_library_unused() }))
}

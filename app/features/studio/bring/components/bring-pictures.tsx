import { useContext, useState } from 'react'
import { fewOf } from '#app/features/media/components/use-file-queue.ts'
import { offeredFor } from '#app/features/media/upload-rules.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { reader } from '#app/features/studio/bring/reader.tsx'
import type { Shown } from '#app/features/studio/bring/reader.tsx'
import { emptyDocument } from '#app/features/studio/bring/table-document.ts'
import { StoreContext, useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { inNaturalOrder } from '#app/features/studio/fields/name-of-file.ts'
import { useScenesFromPictures } from '#app/features/studio/scenes/components/use-scenes-from-pictures.ts'
import { keepPictures } from '#app/features/studio/scenes/waiting-pictures.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Notice } from '#app/ui/notice.tsx'
import { MakeForm } from './make-form.tsx'
import { documentFile } from './new-project.tsx'
import { TargetField } from './target-field.tsx'
import type { Target } from './target-field.tsx'
import { useMakeProject } from './use-make-project.ts'

type Found = readonly File[]

const offered = offeredFor('scene').split(',')
const endOf = ({ name }: File): string => name.slice(name.lastIndexOf('.')).toLowerCase()
const isTaken = (file: File): boolean => offered.includes(file.type) || offered.includes(endOf(file))
const isPicture = (file: File): boolean => file.type.startsWith('image/') || isTaken(file)

/** A folder of pictures may have a few other files. */
const read = async (files: readonly File[]): Promise<Found | null> =>
  files.every(isPicture) || (files.length > 1 && files.some(isTaken)) ? inNaturalOrder(files) : null

function BringPictures(props: Shown<Found>) {
  const store = useContext(StoreContext)
  return store?.getState().draft.details.kind === 'online-adventure' ? <InEditor {...props} /> : <Pictures {...props} />
}

function InEditor(props: Shown<Found>) {
  const { details, scenes } = useDraft()
  const { take } = useScenesFromPictures(details.id)
  return <Pictures {...props} here={{ id: details.id, count: scenes.length, take }} />
}

type Here = { id: string; count: number; take: (files: readonly File[]) => void }

function Pictures({ found, here, onClose }: Shown<Found> & { here?: Here }) {
  const { progress, error, make, open } = useMakeProject()
  const [target, choose] = useState<Target>(here ? 'here' : 'new')
  const title = m.bring_new_title()
  const others = found.filter((file) => !isTaken(file))
  const room = rowKinds.scene.limit - (target === 'here' ? here!.count : 0)
  const pictures = found.filter(isTaken).slice(0, Math.max(0, room))
  const surplus = found.filter(isTaken).slice(pictures.length)

  const onMake = async () => {
    const kind = 'online-adventure'
    const id = target === 'here' ? here!.id : await make(documentFile(emptyDocument(title, getLocale())))
    if (id === null) return
    if (target === 'here') here!.take(pictures)
    else keepPictures(id, pictures)
    await open(kind, id, '?tab=scenes')
    onClose()
  }
  return (
    <MakeForm
      what={m.bring_is_pictures()}
      made={pictures.length > 0 ? [[rowKinds.scene.label(), pictures.length]] : []}
      error={error}
      progress={progress}
      onMake={pictures.length > 0 ? onMake : undefined}
      onClose={onClose}
    >
      <TargetField value={target} isHerePossible={here !== undefined} title={title} onChoose={choose} />
      {others.length > 0 && (
        <Notice tone="warning">{m.bring_pictures_others({ names: fewOf(others.map(({ name }) => name)) })}</Notice>
      )}
      {surplus.length > 0 && (
        <Notice tone="warning">
          {m.bring_pictures_surplus({ most: rowKinds.scene.limit, names: fewOf(surplus.map(({ name }) => name)) })}
        </Notice>
      )}
    </MakeForm>
  )
}

export const picturesReader = reader(read, BringPictures)

import { useContext, useMemo, useState } from 'react'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { createRows } from '#app/features/studio/bring/create-rows.ts'
import { documentOf } from '#app/features/studio/bring/table-document.ts'
import { readTable } from '#app/features/studio/bring/read-table.ts'
import type { ReadTable, TableRefused, TableSetting } from '#app/features/studio/bring/read-table.ts'
import { adventureOf, tableKinds, tableOf } from '#app/features/studio/bring/table-columns.ts'
import { tableText } from '#app/features/studio/bring/table-text.ts'
import { reader, Unreadable } from '#app/features/studio/bring/reader.tsx'
import type { Shown } from '#app/features/studio/bring/reader.tsx'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { noRows } from '#app/features/studio/draft/draft.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { nameOfFile } from '#app/features/studio/fields/name-of-file.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Notice } from '#app/ui/notice.tsx'
import { notify } from '#app/ui/toaster.ts'
import { TableHelp } from './bring-help.tsx'
import { LeftList } from './left-list.tsx'
import { MakeForm } from './make-form.tsx'
import { documentFile } from './new-project.tsx'
import { TargetField } from './target-field.tsx'
import type { Target } from './target-field.tsx'
import { useMakeProject } from './use-make-project.ts'

type Found = { name: string; text: string }

const maxTableBytes = 8 * 1024 * 1024

async function read([file, ...more]: readonly File[]): Promise<Found | null> {
  if (!file || more.length > 0) return null
  const isNamed = /\.(csv|tsv|tab)$/i.test(file.name) || file.type === 'text/csv'
  if (file.size > maxTableBytes) {
    if (isNamed) throw new Unreadable(m.bring_table_long({ megabytes: maxTableBytes / 1024 ** 2 }))
    return null
  }
  const text = tableText(new Uint8Array(await file.arrayBuffer()))
  const table = text === null ? null : readTable(text, newSetting())
  if (text !== null && table && (isNamed || 'rows' in table)) return { name: file.name, text }
  if (isNamed) throw new Unreadable(m.bring_table_unknown())
  return null
}

const newSetting = (): TableSetting => ({ language: getLocale(), isNew: true, kinds: tableKinds, rows: noRows })

function settingOf(store: DraftStore): TableSetting {
  const { rows } = store.draft
  const { kind, primaryLanguage: language } = store.getState().draft.details
  return { language, isNew: false, kinds: tableKinds.filter((each) => adventureOf(each) === kind), rows }
}

function BringTable({ found: { name, text }, onClose }: Shown<Found>) {
  const store = useContext(StoreContext)
  const { progress, error, make, open } = useMakeProject()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const here = useMemo(() => store && settingOf(store), [store])
  const inHere = useMemo(() => here && readTable(text, here), [here, text])
  const alone = useMemo(() => readTable(text, newSetting())!, [text])
  const isHerePossible = inHere !== null && 'kind' in inHere && here!.kinds.includes(inHere.kind)
  const [target, choose] = useState<Target>(isHerePossible ? 'here' : 'new')
  const table = target === 'here' ? inHere! : alone
  const title = nameOfFile(name) || m.bring_new_title()

  const makeHere = async (rows: ReadTable) => {
    setBusy(true)
    const failed = await createIn(store!, rows)
    setBusy(false)
    if (failed !== null) return setRefusal(failed)
    onClose()
    const { kind, id } = store!.getState().draft.details
    await open(kind, id, `?tab=${kindOf(rows.kind).tab}`)
  }
  const makeNew = async (rows: ReadTable) => {
    const document = documentOf(rows, title)
    const id = await make(documentFile(document))
    if (id === null) return
    await open(document.adventure.kind, id, `?tab=${kindOf(rows.kind).tab}`)
    onClose()
  }
  const rows = 'rows' in table && table.rows.length > 0 ? table : null
  const count = rows?.rows.length ?? 0
  return (
    <MakeForm
      what={'kind' in table ? tableOf(table.kind).said() : m.bring_is_table()}
      made={rows ? [[kindOf(rows.kind).label(), count]] : []}
      error={refusal ?? error}
      progress={busy ? 1 : progress}
      onMake={rows ? () => (target === 'here' ? makeHere(rows) : makeNew(rows)) : undefined}
      onClose={onClose}
    >
      {(rows || isHerePossible) && (
        <TargetField value={target} isHerePossible={isHerePossible} title={title} onChoose={choose} />
      )}
      {'refused' in table && (
        <Notice tone="danger">
          <p className="mb-2">{refusedText(table)}</p>
          <TableHelp />
        </Notice>
      )}
      {'rows' in table && table.left.length > 0 && <LeftList left={table.left} />}
    </MakeForm>
  )
}

function refusedText(table: TableRefused): string {
  if (table.refused === 'quote') return m.bring_table_quote({ line: table.line })
  if (table.refused === 'empty') return m.bring_table_empty()
  return m.bring_table_missing({ columns: table.missing.join(', ') })
}

/** @returns why not */
async function createIn(store: DraftStore, table: ReadTable): Promise<string | null> {
  const refusal = await createRows(store, table)
  if (refusal) return commandRefusalText(refusal)
  const { kind, id } = store.getState().draft.details
  // The project's other page has a history of its own
  const stays = window.location.pathname === editorPath(kind, id)
  void notify({
    title: m.bring_done({ count: table.rows.length, label: kindOf(table.kind).label() }),
    tone: 'success',
    ...(stays ? { action: { label: m.studio_undo(), onClick: () => void store.undo() } } : {}),
  })
  return null
}

export const tableReader = reader(read, BringTable)

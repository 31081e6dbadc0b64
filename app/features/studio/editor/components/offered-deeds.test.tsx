import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { Uploads } from '#app/features/media/uploads.ts'
import type { ChangeView } from '#app/features/studio/changes/change-view.ts'
import { ChangeLine } from '#app/features/studio/changes/components/change-line.tsx'
import { StoryTab } from '#app/features/studio/dinner/components/story-tab.tsx'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { facts, id, owner, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallDinner, smallRoom } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { stillClock, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { DialogDraftsContext } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { DialogDrafts } from '#app/features/studio/fields/dialog-drafts.ts'
import { SetupTab } from '#app/features/studio/room/components/setup-tab.tsx'
import { TextsTab } from '#app/features/studio/texts/components/texts-tab.tsx'
import type { Versions } from '#app/features/studio/versions/components/use-versions.ts'
import { VersionLine } from '#app/features/studio/versions/components/version-line.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { Status } from '#app/shared/statuses.ts'

const editor: DraftRole = { name: 'editor', language: null }
const translator: DraftRole = { name: 'translator', language: 'fr' }

const nothing = () => {}
const version = { id: 'v', cause: 'named', name: 'Then', editionNumber: null, counts: {}, differences: 2 } as const
const versions = { busy: false } as Versions
const changeOf = (kind: 'scene' | 'details', field: string) => {
  const rowId = id(kind === 'scene' ? 'hall' : 'adventure')
  const what = { id: 'c', by: 'Bo', op: 'change', at: new Date(0).toISOString(), kind, rowId, rowName: '' } as const
  const change: ChangeView = { ...what, fields: [field], before: { [field]: 'Old' }, after: { [field]: 'New' } }
  return <ChangeLine change={change} onLeave={nothing} />
}

function drawn(part: ReactNode, draft: Draft, role: DraftRole, status: Status): string {
  const [details] = draft.rows.details
  const shown: Draft = { ...draft, rows: { ...draft.rows, details: [{ ...details!, status }] } }
  const store = new DraftStore({ draft: shown, facts: { ...facts(), role } }, takesAll, stillClock)
  const Component = () => (
    <StoreContext value={store}>
      <UploadsContext value={new Uploads()}>
        <DialogDraftsContext value={new DialogDrafts({ user: 'me', adventure: id('adventure') }, null)}>
          {part}
        </DialogDraftsContext>
      </UploadsContext>
    </StoreContext>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component }])
  return renderToStaticMarkup(<Stub />)
}

const line = (
  <VersionLine
    version={{ ...version, keptAt: new Date(0).toISOString() }}
    versions={versions}
    compare={() => null}
    onRestored={nothing}
  />
)

const playersOf = (html: string): boolean =>
  !/<fieldset disabled="">(?:(?!<\/fieldset>).)*recommendedPlayers/s.test(html.replaceAll(/ class="[^"]*"/g, ''))
const writes = (field: string) => (html: string) => {
  const [, attributes] = new RegExp(`<textarea([^>]*data-field="${id('adventure')}[^"]*${field}"[^>]*)>`).exec(html)!
  return !/readonly/i.test(attributes!)
}
const says = (text: string) => (html: string) => html.includes(text)

/** Who is offered it in a draft, and in a work that is out. */
test.each([
  [
    'bringing a kept version back',
    line,
    smallDraft,
    says(m.studio_versions_restore_named({ name: 'Then' })),
    'owner editor translator',
    'owner',
  ],
  ['deleting a kept version', line, smallDraft, says(m.studio_delete_title({ title: 'Then' })), 'owner', 'owner'],
  [
    'an older name of a scene',
    changeOf('scene', 'name'),
    smallDraft,
    says(m.changes_back()),
    'owner editor',
    'owner editor',
  ],
  ['an older title', changeOf('details', 'title'), smallDraft, says(m.changes_back()), 'owner editor', 'owner'],
  ['an older price', changeOf('details', 'price'), smallDraft, says(m.changes_back()), 'owner', 'owner'],
  ['the guests of a dinner', <StoryTab key="story" />, smallDinner, playersOf, 'owner editor translator', 'owner'],
  ['the players of a room', <SetupTab key="setup" />, smallRoom, playersOf, 'owner editor translator', 'owner'],
  ['the title', <TextsTab key="texts" />, smallDraft, writes('title.en'), 'owner editor', 'owner'],
  ['its translation', <TextsTab key="texts" />, smallDraft, writes('title.fr'), 'owner editor translator', 'owner'],
] as const)('%s is offered to whom it is not refused', (_what, part, draft, isOffered, inDraft, out) => {
  const offeredIn = (status: Status) =>
    [owner, editor, translator]
      .filter((role) => isOffered(drawn(part, draft(), role, status)))
      .map(({ name }) => name)
      .join(' ')
  expect([offeredIn('draft'), offeredIn('published')]).toEqual([inDraft, out])
})
